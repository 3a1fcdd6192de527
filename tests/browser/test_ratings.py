"""Rated tables in the browser: the choice in the form, what a game changed, and the list of the best."""

from __future__ import annotations

from playwright.sync_api import expect

from greatpowers.bots import make_bot
from greatpowers.network import Player, Server
from greatpowers.network.player import Place
from greatpowers.server.accounts.guests import COOKIE
from tests.browser.person import Person
from tests.browser.test_axe import grave


def play_out(person: Person, table: str) -> None:
    """Let a bot play for somebody, as if they clicked."""
    [token] = [cookie["value"] for cookie in person.page.context.cookies() if cookie.get("name") == COOKIE]
    Player(Server(person.address, token), lambda game: make_bot("thumb", game)).play(Place(table, 0))


def test_a_rated_game_from_the_form_to_the_list_of_the_best(person: Person, axe: str) -> None:
    page = person.page
    person.go_home()
    form = person.set_up()
    rated = form.get_by_label("Rated")
    expect(rated).not_to_be_checked()
    form.get_by_label("Who plays in seat 2").select_option("friend")
    form.get_by_label("Anyone may join").check()
    expect(rated).to_be_checked()
    form.get_by_label("Who plays in seat 2").select_option("person")
    expect(rated).to_have_count(0)

    seats = [{"name": "Ada"}, {"name": "Otto", "bot": "random"}]
    body = {"game": "imperial", "seats": seats, "rated": True, "options": {"turn_limit": 24}}
    table = page.request.post(f"{person.address}/api/tables", data=body).json()["id"]
    play_out(person, table)
    person.go_to_table(table)
    changes = page.get_by_role("region", name="Ratings")
    expect(changes.get_by_role("listitem")).to_have_count(2)
    changes.get_by_role("link", name="All ratings").click()
    expect(page.get_by_role("heading", name="Best players")).to_be_visible()
    expect(page.get_by_role("row", name="Ada you")).to_be_visible()
    assert grave(page, axe) == []
