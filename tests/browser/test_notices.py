"""Notices: somebody switches them on in the browser, and what the server pushes is shown there."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.served import Served
from tests.browser.test_axe import grave
from tests.server.receivers import HttpReceiver, http_receiver
from tests.server.test_notices import PushBrowser

# The headless browser shows no notices and knows no push service: what it would say comes from the test. A test of the
# client shows what the worker does with what is pushed.
SUBSCRIBE = """
  Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("allowed") ?? "default" });
  Notification.requestPermission = async () => { localStorage.setItem("allowed", "granted"); return "granted"; };
  const subscription = { endpoint: ENDPOINT, toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => { localStorage.removeItem("subscribed"); return true; } };
  PushManager.prototype.getSubscription = async () => localStorage.getItem("subscribed") ? subscription : null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem("subscribed", applicationServerKey);
    return subscription;
  };
"""


@pytest.fixture(scope="module")
def server(site: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that sends notices."""
    folder = tmp_path_factory.mktemp("notices")
    served = Served(folder, "--public-url", "https://games.test", "--local-receivers")
    served.start()
    yield served
    served.kill()


@pytest.fixture
def pushes() -> Iterator[HttpReceiver]:
    with http_receiver() as receiver:
        yield receiver


def open_notices(person: Person) -> None:
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_role("button", name="Tell me when it is my turn").click()


def test_switched_on_tested_and_switched_off(new_person: NewPerson, pushes: HttpReceiver) -> None:
    keys = PushBrowser()
    person = new_person()
    page = person.page
    subscription = keys.subscription(pushes.url)
    script = SUBSCRIBE.replace("ENDPOINT", json.dumps(pushes.url)).replace("KEYS", json.dumps(subscription["keys"]))
    page.add_init_script(script)
    person.go_home()
    open_notices(person)
    page.get_by_role("button", name="Turn on notices here").click()
    row = page.get_by_role("dialog", name="Tell me when").get_by_role("listitem")
    expect(row).to_contain_text("This browser")
    expect(row).to_contain_text("On")
    row.get_by_role("button", name="Test").click()
    expect(page.get_by_text("It should arrive in a moment")).to_be_visible()
    [pushed] = pushes.wait(1)
    said = keys.read(pushed.body)
    assert (said["title"], said["table"]) == ("Great Powers: test", "")
    assert page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)").endswith("/notices.js")
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    assert page.evaluate("localStorage.getItem('subscribed')") is None


def test_a_webhook_and_what_is_wrong_with_one(person: Person, page: Page, pushes: HttpReceiver, axe: str) -> None:
    person.go_home()
    open_notices(person)
    address = page.get_by_role("textbox", name="Webhook")
    address.fill("ftp://example.org")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("https://")
    address.fill(pushes.url)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    pushes.statuses = [500]
    page.get_by_role("button", name="Test").click()
    expect(page.get_by_role("alert")).to_contain_text("500")
    page.get_by_role("button", name="Test").click()
    expect(page.get_by_text("It should arrive in a moment")).to_be_visible()
    assert json.loads(pushes.received[-1].body)["type"] == "test"
    assert grave(page, axe, "dialog") == []
