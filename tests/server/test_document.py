"""The OpenAPI document put to the test: every endpoint, as the document describes it.

The calls are drawn by schemathesis from the document itself, which is made from the structs that
read the requests. Nothing may be answered with a crash, with a status or a kind of content that the
document does not name, or with a body that does not fit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import serving
from tests.server.guest import Guest
from uprising.server.app import Config, Server
from uprising.server.http.openapi import described
from uprising.server.operations.limits import Limits

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 8
pytestmark = pytest.mark.slow

schema = schemathesis.openapi.from_dict(described(Server(Config("")).endpoints(), "0"))


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody known, since most endpoints refuse those who are not."""
    limits = Limits(tables_per_hour=1_000_000, open_tables=1_000_000)
    with serving(Config(str(tmp_path_factory.mktemp("endpoints") / "t.db"), limits=limits)) as port:
        guest = Guest(port)
        guest.create("tic_tac_toe", [{}, {"bot": "heuristic"}])
        yield guest


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_endpoint_answers_as_the_document_says(case: Any, ada: Guest) -> None:
    cookies = {cookie.name: cookie.value for cookie in ada.jar}
    base = f"http://127.0.0.1:{ada.port}"
    case.call_and_validate(base_url=base, checks=CHECKS, cookies=cookies)
