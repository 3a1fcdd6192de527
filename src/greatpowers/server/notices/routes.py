"""Routes to one's own addresses for notices, and the pages behind the links in e-mails."""

from __future__ import annotations

import secrets
from html import escape

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from greatpowers.server.accounts.guests import guest_of
from greatpowers.server.errors import UNPROCESSABLE, AnyRequest, UserError, language_of
from greatpowers.server.limits import KIND, NOTICES
from greatpowers.server.notices.addresses import Address, Addresses, require_id, require_keys, require_mail, signed
from greatpowers.server.notices.notifier import Notifier
from greatpowers.server.notices.outside import BadUrl
from greatpowers.server.notices.sending import Failed
from greatpowers.server.protocol import NoticesInfo
from greatpowers.server.requests import NewAddress, read_json
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.tables.registry import registry_of
from greatpowers.server.texts import server_text


@get("/api/notices")
async def addresses(request: AnyRequest, state: State) -> BytesResponse:
    """Where the guest is told that it is their turn, and which ways this server offers."""
    notifier: Notifier | None = state.notifier
    if notifier is None:
        return json_response(NoticesInfo(offered=False, mail=False, push_key="", addresses=[]))
    thread = registry_of(state).storage_thread
    own = await thread.read(Addresses(thread.storage).of, guest_of(request))
    info = NoticesInfo(
        offered=True,
        mail=notifier.mail is not None,
        push_key=notifier.push.public_key,
        addresses=[address.info() for address in own],
    )
    return json_response(info)


@post("/api/notices", opt={KIND: NOTICES})
async def add_address(request: AnyRequest, state: State) -> BytesResponse:
    """Add a browser, or set one's e-mail address or webhook; returns 201. An e-mail asks for confirmation first."""
    body = await read_json(request, NewAddress)
    address = _address(guest_of(request), body, language_of(request), _notifier(state))
    thread = registry_of(state).storage_thread
    await thread.run(Addresses(thread.storage).add, address)
    return json_response(address.info(), 201)


def _address(guest: str, body: NewAddress, language: str, notifier: Notifier) -> Address:
    """The address that somebody wishes; raises UserError."""
    if body.kind == "mail":
        if notifier.mail is None:
            raise UserError(409, "error-notices-off")
        return Address(guest, "mail", require_mail(body.address), {}, language, confirmed=False)
    try:
        notifier.outside.require(body.address)
    except BadUrl:
        raise UserError(UNPROCESSABLE, "error-webhook") from None
    if body.kind == "webhook":
        return Address(guest, "webhook", body.address, {"secret": secrets.token_urlsafe(24)}, language)
    keys = require_keys(body.keys.p256dh, body.keys.auth) if body.keys is not None else require_keys("", "")
    return Address(guest, "push", body.address, keys, language)


@delete("/api/notices/{address:str}", status_code=204)
async def remove_address(request: AnyRequest, state: State, address: FromPath[str]) -> None:
    """Send no more notices to one of the guest's addresses."""
    thread = registry_of(state).storage_thread
    if not await thread.run(Addresses(thread.storage).remove, require_id(address), guest_of(request)):
        raise UserError(404, "error-no-address")


@post("/api/notices/{address:str}/test", status_code=204, opt={KIND: NOTICES})
async def test_address(request: AnyRequest, state: State, address: FromPath[str]) -> None:
    """Send a notice to one of the guest's addresses now; one that was given up is used again if it arrives."""
    notifier, thread = _notifier(state), registry_of(state).storage_thread
    stored = Addresses(thread.storage)
    found = await thread.read(stored.find, require_id(address))
    if found is None or found.guest != guest_of(request):
        raise UserError(404, "error-no-address")
    if not found.confirmed:
        raise UserError(409, "error-unconfirmed")
    try:
        await notifier.test(found)
    except Failed as error:
        raise UserError(UNPROCESSABLE, "error-notice-failed", why=str(error)) from None
    await thread.run(stored.change, address, stopped=False)


def _notifier(state: State) -> Notifier:
    notifier: Notifier | None = state.notifier
    if notifier is None:
        raise UserError(409, "error-notices-off")
    return notifier


# -- pages ---------------------------------------------------------------------------------------------------


@get("/notices/{purpose:str}/{token:str}")
async def ask_first(request: AnyRequest, state: State, purpose: FromPath[str], token: FromPath[str]) -> BytesResponse:
    """A page with a button: programs that look at links in e-mails must not confirm or stop anything."""
    address = await _linked(state, purpose, token)
    return _page(request, f"notice-page-{purpose}", address, button=True)


@post("/notices/{purpose:str}/{token:str}", status_code=200)
async def carry_out(request: AnyRequest, state: State, purpose: FromPath[str], token: FromPath[str]) -> BytesResponse:
    """Confirm an e-mail address, or send nothing there any more; mail programs may do the latter by themselves."""
    address = await _linked(state, purpose, token)
    thread = registry_of(state).storage_thread
    stored = Addresses(thread.storage)
    if purpose == "confirm":
        await thread.run(stored.change, address.id, confirmed=True)
    else:
        await thread.run(stored.remove, address.id)
    return _page(request, f"notice-page-{purpose}-done", address, button=False)


async def _linked(state: State, purpose: str, token: str) -> Address:
    """The address that a link is about; raises UserError."""
    thread = registry_of(state).storage_thread
    found = None
    if purpose in ("confirm", "stop"):
        found = await thread.read(Addresses(thread.storage).find, signed(registry_of(state).key, purpose, token))
    if found is None:
        raise UserError(404, "error-notice-link")
    return found


_STYLE = """
body { max-width: 34rem; margin: 12vh auto; padding: 0 1.2rem; font: 1.15rem/1.5 "EB Garamond", Georgia, serif;
  color: #2b2118; background: #efe4cc; overflow-wrap: anywhere; }
h1 { font-variant-caps: small-caps; letter-spacing: 0.05em; border-bottom: 3px double #cdb98f; }
button { min-width: 7rem; min-height: 44px; font: inherit; color: #fdf6e6; background: #8a2c20; border: 0;
  border-radius: 3px; cursor: pointer; }
@media (prefers-color-scheme: dark) {
  body { color: #ece1cb; background: #1a1713; } button { color: #241510; background: #e09a74; }
}"""


def _page(request: AnyRequest, message: str, address: Address, *, button: bool) -> BytesResponse:
    text = server_text(language_of(request))
    title, label = (escape(text.say(name)) for name in ("unbuilt-title", "notice-page-button"))
    said = escape(text.say(message, address=address.address))
    form = f'<form method="post"><button>{label}</button></form>' if button else ""
    body = (
        f'<!doctype html><html lang="{text.language}"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{_STYLE}</style>'
        f"<body><h1>{title}</h1><p>{said}</p>{form}</body></html>"
    )
    return Response(body.encode(), media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-store"})


ROUTES = [addresses, add_address, remove_address, test_address, ask_first, carry_out]
