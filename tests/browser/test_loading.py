"""What a table loads before it can be played."""

from __future__ import annotations

import pytest

from tests.browser.person import ADA, BOT, Person
from tests.browser.wire import listen

PICTURES = True
MOST = {"imperial": 245, "imperunde": 315, "war": 325}  # kB: what they take, and a little air


@pytest.mark.parametrize("game", MOST)
def test_a_table_is_light(person: Person, game: str) -> None:
    table = person.new_table(ADA, BOT, BOT, game=game)
    bytes_of = listen(person.page)
    person.go_to_table(table)
    person.wait_for_question()
    person.wait_until(lambda: bytes_of["art"] > 0)
    person.page.wait_for_load_state("networkidle")
    assert bytes_of["js"] > 0
    assert bytes_of["woff2"] > 0
    assert bytes_of.total() / 1000 < MOST[game], bytes_of
