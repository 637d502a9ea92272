"""The tree is the architecture: imports point one way."""

import ast
import importlib
from collections.abc import Callable
from importlib.machinery import ExtensionFileLoader

import pytest

import uprising
from tests.project import PACKAGE, games, imports, module_name, sources
from uprising._compiled import compiled_sources

# Who may import whom. "api" is the package itself: games(), new(), and the registry behind them.
ARROWS: dict[str, set[str]] = {
    "kernel": set(),
    "texts": set(),
    "games": {"kernel"},
    "packs": {"kernel"},
    "api": {"kernel", "packs", "scenario"},
    "scenario": {"kernel", "api"},
    "conformance": {"kernel", "api", "scenario", "texts", "vector"},
    "tutorials": {"kernel", "api", "scenario"},
    "puzzles": {"kernel", "api"},
    "vector": {"kernel"},
    "bots": {"kernel", "api"},
    "learned": {"kernel", "bots", "vector"},
    "agents": {"kernel", "api", "bots", "texts"},
    "llm": {"agents", "texts"},
    "lab": {"kernel", "api", "agents", "bots", "packs", "texts"},
    "wire": {"texts"},
    "server": {"kernel", "api", "bots", "packs", "wire", "texts", "tutorials", "puzzles"},
    "adapters": {"kernel", "api", "agents", "bots", "llm", "vector", "wire", "texts"},
    "tui": {"wire", "texts"},
}
ARROWS["commands"] = set(ARROWS) - {"games"}
ARROWS["cli"] = ARROWS["commands"] | {"commands"}
API = {"uprising", "uprising._compiled", "uprising.registry"}


def layer(module: str) -> str:
    return "api" if module in API else module.split(".")[1]


def wrong_arrows(module: str, imported: list[str]) -> list[str]:
    """The imports that this module may not have."""
    here = layer(module)
    allowed = ARROWS[here] | {here}
    wrong = [name for name in imported if layer(name) not in allowed]
    if here == "games":
        own = ".".join(module.split(".")[:3])
        for name in imported:
            inside = name == own or name.startswith(f"{own}.")
            if not inside and name not in ("uprising.kernel", "uprising.kernel.layout"):
                wrong.append(name)
    if here == "adapters" and "mcp" in module:
        wrong += [name for name in imported if layer(name) not in {"adapters", "wire", "texts"}]
    return wrong


def test_every_module_has_a_place_in_the_architecture() -> None:
    assert {layer(module_name(path)) for path in sources()} <= set(ARROWS)


def test_imports_point_the_right_way() -> None:
    found = {module_name(path): list(imports(path)) for path in sources()}
    assert {
        module: wrong for module in found if (wrong := wrong_arrows(module, found[module]))
    } == {}


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("uprising.kernel.table", "uprising.texts"),
        ("uprising.kernel", "uprising.games.leduc"),
        ("uprising.games.leduc.rules.steps", "uprising.kernel.table"),
        ("uprising.games.leduc.rules.steps", "uprising.games.tic_tac_toe"),
        ("uprising.games.leduc", "uprising.bots"),
        ("uprising.games.leduc", "uprising"),
        ("uprising.bots.search", "uprising.games.leduc"),
        ("uprising.texts.catalogue", "uprising.kernel"),
        ("uprising.tui.app", "uprising.server"),
        ("uprising.adapters.mcp", "uprising.bots"),
        ("uprising.cli", "uprising.games.leduc"),
        ("uprising.commands.play", "uprising.games.leduc"),
        ("uprising.lab.simulation", "uprising.commands"),
    ],
)
def test_an_arrow_that_points_the_wrong_way_is_found(module: str, imported: str) -> None:
    assert imported in wrong_arrows(module, [imported])


def structs(source: str) -> list[str]:
    """The classes of a module that are msgspec Structs, by whatever name Struct was imported."""
    tree = ast.parse(source)
    names = {"msgspec.Struct"}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "msgspec":
            names |= {a.asname or a.name for a in node.names if a.name == "Struct"}
        elif isinstance(node, ast.Import):
            names |= {f"{a.asname}.Struct" for a in node.names if a.name == "msgspec" and a.asname}
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and any(ast.unparse(b) in names for b in node.bases)
    ]


def found_in_compiled(finds: Callable[[str], list[str]]) -> dict[str, list[str]]:
    """What a rule of compiled modules finds, by module; only where it finds something."""
    told = {module_name(p): finds(p.read_text("utf-8")) for p in compiled_sources(PACKAGE)}
    assert len(told) > 100
    return {module: names for module, names in told.items() if names}


def test_a_compiled_module_defines_no_struct() -> None:
    """The compiler drops the keywords of a Struct (tag, frozen) without a word."""
    assert found_in_compiled(structs) == {}


def names_caught_twice(source: str) -> list[str]:
    """The functions in which one name stands for what two different clauses catch."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        kinds: dict[str, set[str]] = {}
        for inner in ast.walk(node):
            if isinstance(inner, ast.ExceptHandler) and inner.name and inner.type:
                kinds.setdefault(inner.name, set()).add(ast.unparse(inner.type))
        if any(len(caught) > 1 for caught in kinds.values()):
            found.append(node.name)
    return found


@pytest.mark.slow
def test_a_compiled_function_gives_each_kind_of_error_its_own_name() -> None:
    """In a coroutine the compiler keeps the first kind, and trips over the second."""
    assert found_in_compiled(names_caught_twice) == {}


def test_a_name_caught_twice_is_found() -> None:
    twice = "async def f():\n try: g()\n except A as e: h(e)\n except B as e: h(e)"
    assert names_caught_twice(twice) == ["f"]
    assert names_caught_twice(twice.replace("B as e", "B as other")) == []


def asks_its_base(source: str) -> list[str]:
    """The coroutines of classes, not of their things, that call `super()`."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AsyncFunctionDef)
        and any(ast.unparse(by) == "classmethod" for by in node.decorator_list)
        and any(isinstance(inner, ast.Name) and inner.id == "super" for inner in ast.walk(node))
    ]


@pytest.mark.slow
def test_a_compiled_coroutine_of_a_class_does_not_ask_its_base() -> None:
    """The compiler gives the base something else for its class."""
    assert found_in_compiled(asks_its_base) == {}


def test_a_coroutine_that_asks_its_base_is_found() -> None:
    asks = "class A(B):\n @classmethod\n async def f(cls): return await super().f()"
    assert asks_its_base(asks) == ["f"]
    assert asks_its_base(asks.replace(" @classmethod\n", "")) == []


def test_a_struct_is_found_under_any_name() -> None:
    assert structs("import msgspec\nclass A(msgspec.Struct, frozen=True): ...") == ["A"]
    assert structs("import msgspec as m\nclass A(m.Struct): ...") == ["A"]
    assert structs("from msgspec import Struct as S\nclass A(S): ...\nclass B: ...") == ["A"]


def test_the_parts_of_every_game_that_are_fast_are_compiled() -> None:
    found = {module_name(path) for path in compiled_sources(PACKAGE)}
    assert {f"uprising.games.{game}.rules.steps" for game in games()} <= found
    assert "uprising.kernel.state" in found
    assert {f"uprising.games.{game}.seen.view" for game in games()}.isdisjoint(found)


def test_a_run_is_compiled_in_every_part_or_in_none() -> None:
    loaders = {}
    for path in compiled_sources(PACKAGE):
        spec = importlib.import_module(module_name(path)).__spec__
        assert spec is not None
        loaders[module_name(path)] = isinstance(spec.loader, ExtensionFileLoader)
    assert {name for name, native in loaders.items() if native != uprising.compiled()} == set()


def mistaken_answers(source: str) -> list[str]:
    """The steps that are handed other kinds of move, by their signatures, than they take."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.ClassDef):
            continue
        takes = [
            {ast.unparse(kind) for kind in part.value.elts}
            for part in node.body
            if isinstance(part, ast.AnnAssign)
            and ast.unparse(part.target) == "takes"
            and isinstance(part.value, ast.Tuple)
        ]
        for part in node.body:
            if isinstance(part, ast.FunctionDef) and part.name in ("answer", "refuses", "revealed"):
                handed = ast.unparse(part.args.args[-1].annotation or ast.Constant(None))
                kinds = set(handed.removeprefix("dict[int, ").removesuffix("]").split(" | "))
                if (
                    takes
                    and takes[0] not in (set(), kinds)
                    and not handed.endswith(("Move[Any]", "Move[Any]]"))
                ):
                    found.append(f"{node.name}.{part.name}")
    return found


def test_a_step_is_handed_what_it_takes() -> None:
    """Only moves of the kinds that a step takes get to it, so its signature may say so."""
    assert found_in_compiled(mistaken_answers) == {}


def test_a_step_that_is_handed_something_else_is_found() -> None:
    step = (
        "class Show(Step):\n takes: Any = (Keep, Hide)\n def answer(self, s, seat, move: {}): ..."
    )
    assert mistaken_answers(step.format("Keep | Hide")) == []
    assert mistaken_answers(step.format("Move[Any]")) == []
    assert mistaken_answers(step.format("Keep")) == ["Show.answer"]
