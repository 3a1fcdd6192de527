"""The engine gives the answers that the playthrough files hold; `python -m tools.playthrough` writes them again."""

import pytest

from tools.playthrough import FOLDER, NAMES, playthrough


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_still_answers_as_in_the_playthrough(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert playthrough(name).splitlines() == kept


def test_no_playthrough_is_left_behind() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)
