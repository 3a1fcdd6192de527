"""A page stays open while its server is upgraded: the parts that it has not loaded yet are gone."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from greatpowers.server.app import make_app
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.storage import Storage
from greatpowers.server.settings import Settings
from tests.browser.conftest import NewPerson
from tests.browser.person import ADA
from tests.server.running import running

FRIEND = {"name": "", "bot": "", "free": True}
UPDATED = "The page was reloaded because Great Powers has been updated."
MISSING = "This part of the page could not be loaded."


@pytest.fixture
def build(site: Path, tmp_path: Path) -> Path:
    """A built client that can be replaced by another one."""
    folder = tmp_path / "site"
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("*.br"))
    return folder


@pytest.fixture
def address(build: Path, tmp_path: Path) -> Iterator[str]:
    """A server with this client, and without bots."""
    settings = Settings(any_address=True)
    storage = Storage(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with running(make_app(storage, BotPool(), build, settings=settings), settings) as port:
        yield f"http://127.0.0.1:{port}"


def upgrade(build: Path) -> None:
    """Replace the client by one whose parts have other names, as another build has."""
    scripts = list((build / "assets").glob("*.js"))
    names = re.compile("|".join(re.escape(path.stem) + r"(?=\.js)" for path in scripts))
    for path in [build / "index.html", *scripts]:
        path.write_text(names.sub(lambda found: f"{found[0]}2", path.read_text("utf-8")), "utf-8")
    for path in scripts:
        path.rename(path.with_stem(f"{path.stem}2"))


def test_a_tab_outlives_an_upgrade(build: Path, address: str, new_person: NewPerson, mishaps: list[str]) -> None:
    ada = new_person()
    ada.address = address
    loads: list[str] = []
    ada.page.on("load", lambda page: loads.append(page.url))
    table = ada.sit_down(ADA, FRIEND)
    ada.open_panel("Chat").get_by_role("textbox").fill("Shall we")

    upgrade(build)
    ada.page.get_by_role("tab", name="History").click()
    expect(ada.page.get_by_role("status").get_by_text(UPDATED)).to_be_visible()
    assert ada.table == table
    expect(ada.page.get_by_role("region", name="The board")).to_be_visible()
    expect(ada.open_panel("Chat").get_by_role("textbox")).to_have_value("Shall we")
    ada.page.get_by_role("button", name="Close").click()
    expect(ada.page.get_by_text(UPDATED)).to_have_count(0)

    # What is gone without a new client is said, and the page stays.
    next((build / "assets").glob("History-*.js")).unlink()
    (build / "index.html").touch()
    ada.page.get_by_role("tab", name="History").click()
    expect(ada.page.get_by_role("status").get_by_text(MISSING)).to_be_visible()
    assert len(loads) == 2
    assert mishaps
    assert all("dynamically imported module" in said for said in mishaps)
    mishaps.clear()
