"""A server of one's own, on this machine only, for as long as a command runs."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


@contextmanager
def local_server() -> Iterator[str]:
    """The address of a fresh server on a free port of the loopback; it forgets everything."""
    import uvicorn  # here, since every other command would wait for it too

    from uprising.server.app import Config, make_app
    from uprising.server.operations.limits import Limits
    from uprising.server.sockets.protocol import FastSocket

    with TemporaryDirectory(prefix="uprising-") as folder:
        # whoever runs it is its only visitor: as many tables and as fast as she likes
        limits = Limits(burst=10_000, per_second=10_000.0, tables_per_hour=100_000)
        kept = Config(str(Path(folder) / "tables.db"), limits=limits)
        config = uvicorn.Config(
            make_app(kept),
            host="127.0.0.1",
            port=0,
            log_level="critical",
            ws=FastSocket,
            ws_per_message_deflate=False,
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, name="uprising server")
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive(), "the server did not start"
                thread.join(0.01)
            port = server.servers[0].sockets[0].getsockname()[1]
            yield f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join()
