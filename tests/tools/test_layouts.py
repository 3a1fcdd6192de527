"""Generated positions and frames: as the layouts say, and right for every kind of field."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from types import ModuleType, SimpleNamespace

import pytest

from tools import layouts

# A package with a layout that has every kind of field.
TOY = {
    "__init__.py": "",
    "sizes.py": "COLOURS = 2\nPLACES = 3\n",
    "steps.py": "OVER = 0\nWALK = 1\nREST = 2\n",
    "layout.py": """
        from greatpowers.core.layout import SEAT, Axis, FrameLayout, Layout, items, number, row

        COLOUR = Axis("colour", "toy.sizes", "COLOURS", ["red", "blue"])
        PLACE = Axis("place", "toy.sizes", "PLACES")
        FIELDS = [
            number("count", "how many", start=4),
            row("purse", [SEAT], start=5),
            row("map", [PLACE, COLOUR], start=-1),
            row("charts", [PLACE], shared=True),
            row("crowd", [SEAT, PLACE], small=True),
            items("queue"),
            items("past", shared=True),
            number("sum", derived=True),
            row("sums", [PLACE], derived=True),
        ]
        STEPS = [
            FrameLayout(
                "Walk",
                "Somebody walks.",
                ["walk", "rest"],
                [
                    number("at", start=-1),
                    items("way"),
                    row("worn", [PLACE], start=1),
                    row("met", [SEAT]),
                    number("length", derived=True),
                ],
            )
        ]
        LAYOUT = Layout("toy", "Toy", [("seats", "int", ""), ("limit", "int", "")], FIELDS, STEPS)
    """,
}


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the toy package, which is the only one that the tool knows."""
    folder = tmp_path / "toy"
    folder.mkdir()
    for name, text in TOY.items():
        (folder / name).write_text(dedent(text), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(layouts, "PACKAGES", ["toy"])
    monkeypatch.setattr(layouts, "ROOT", tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "toy"]:
        del sys.modules[name]


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["layouts", *arguments])
    return layouts.main()


@pytest.fixture
def position(toy: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    assert run(monkeypatch) == 0
    return import_module("toy.position")


@pytest.fixture
def frames(position: ModuleType) -> ModuleType:
    return import_module("toy.frames")


GAME = SimpleNamespace(seats=2, limit=9, rules=None)


# -- the tool -----------------------------------------------------------------------------------------------------


def test_all_generated_modules_are_as_their_layouts_say() -> None:
    command = [sys.executable, "-m", "tools.layouts", "--check"]
    done = subprocess.run(command, cwd=layouts.ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_a_module_that_differs_is_named_and_written_again(
    toy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "--check") == 1
    assert not (toy / "position.py").exists()
    assert run(monkeypatch) == 0
    written = (toy / "frames.py").read_text("utf-8")
    (toy / "frames.py").write_text(written + "# by hand\n", "utf-8")
    capsys.readouterr()
    assert run(monkeypatch, "--check") == 1
    assert capsys.readouterr().out == "toy/frames.py differs from its layout: run `make layouts`\n"
    assert run(monkeypatch) == 0
    assert (toy / "frames.py").read_text("utf-8") == written
    assert run(monkeypatch, "--check") == 0


# -- positions ----------------------------------------------------------------------------------------------------


def test_a_position_starts_with_its_start_values(position: ModuleType) -> None:
    s = position.Position(GAME)
    assert (s.seats, s.limit, s.count, s.sum) == (2, 9, 4, 0)
    assert (s.purse, s.map, s.charts, s.sums) == ([5, 5], [-1] * 6, [0] * 3, [0] * 3)
    assert (s.crowd, s.queue, s.past, s.frames, s.events) == (bytearray(6), [], [], [], None)


def test_a_position_has_slots_for_its_fields_alone(position: ModuleType) -> None:
    s = position.Position(GAME)
    with pytest.raises(AttributeError):
        s.weather = 1
    assert not hasattr(s, "__dict__")


def test_a_clone_owns_its_fields_but_for_shared_ones(position: ModuleType, frames: ModuleType) -> None:
    s = position.Position(GAME)
    s.frames = [frames.Walk(2, [1])]
    c = s.clone()
    assert c.key() == s.key()
    for name in ("purse", "map", "crowd", "queue", "sums"):
        assert getattr(c, name) == getattr(s, name)
        assert getattr(c, name) is not getattr(s, name), name
    assert c.charts is s.charts
    assert c.past is s.past
    assert c.frames[0] is not s.frames[0]
    c.frames[0].way.append(2)
    assert s.frames[0].way == [1]


@pytest.mark.parametrize("name", ["count", "turns", "to_act", "ended"])
def test_a_position_with_another_number_is_another(position: ModuleType, name: str) -> None:
    s = position.Position(GAME)
    before = s.key()
    setattr(s, name, getattr(s, name) + 1)
    assert s.key() != before


@pytest.mark.parametrize("name", ["purse", "map", "charts", "crowd"])
def test_a_position_with_another_row_is_another(position: ModuleType, name: str) -> None:
    s = position.Position(GAME)
    before = s.key()
    getattr(s, name)[1] += 1
    assert s.key() != before
    assert hash(before)


def test_derived_fields_make_no_difference(position: ModuleType) -> None:
    s = position.Position(GAME)
    before = s.key()
    s.sum, s.sums = 7, [1, 2, 3]
    assert s.key() == before


# -- frames -------------------------------------------------------------------------------------------------------


def test_a_frame_starts_with_its_start_values(frames: ModuleType) -> None:
    walk = frames.Walk()
    assert (walk.step, walk.at, walk.way, walk.worn, walk.length) == (1, -1, [], [1] * 3, 0)
    assert walk.met == []  # a frame does not know how many seats there are
    assert frames.Walk(2, [0], step=2).step == 2
    assert frames.Walk().way is not frames.Walk().way


def test_a_copy_of_a_frame_is_its_own(frames: ModuleType) -> None:
    walk = frames.Walk(2, [0, 1], met=[0, 3], step=2)
    copy = walk.copy()
    assert (type(copy), copy.key()) == (frames.Walk, walk.key())
    copy.way.append(2)
    copy.worn[0] = 9
    copy.met[0] = 9
    assert (walk.way, walk.worn, walk.met) == ([0, 1], [1] * 3, [0, 3])


def test_frames_differ_by_step_and_data_but_not_by_derived_fields(frames: ModuleType) -> None:
    walk = frames.Walk(2)
    assert len({frames.Walk(2, step=2).key(), frames.Walk(1).key(), frames.Walk(2, [0]).key(), walk.key()}) == 4
    assert frames.Walk(2, length=5).key() == walk.key()


def test_a_blank_frame_of_any_step(frames: ModuleType) -> None:
    assert isinstance(frames.blank(2), frames.Walk)
    assert frames.blank(2).step == 2
    over = frames.blank(0)
    assert (type(over).__name__, over.key()) == ("Frame", (0,))
    assert over.copy() is over  # it has no data that could change
