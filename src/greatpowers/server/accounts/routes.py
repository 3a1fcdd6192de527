"""Routes to one's own account: register, sign in and out, sessions, tokens of programs, and deletion."""

from __future__ import annotations

import re

from litestar import delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath

from greatpowers.server.accounts.accounts import Accounts, signed_out
from greatpowers.server.accounts.guests import Visitor, visitor_of
from greatpowers.server.accounts.sessions import Session, device_of
from greatpowers.server.errors import AnyRequest, UserError
from greatpowers.server.limits import KIND, SIGN_INS
from greatpowers.server.protocol import AccountInfo, SessionInfo, TokenInfo
from greatpowers.server.requests import (
    AccountDeletion,
    AccountRename,
    Credentials,
    NewToken,
    PasswordChange,
    read_json,
)
from greatpowers.server.responses import BytesResponse, json_response
from greatpowers.server.tables.registry import registry_of
from greatpowers.server.tables.server_time import iso_time

_SESSION = re.compile(r"[\w-]{1,16}", re.ASCII)


@get("/api/account")
async def account(request: AnyRequest, state: State) -> BytesResponse:
    """Who uses this browser."""
    return await _whoever(request, state)


@post("/api/account", opt={KIND: SIGN_INS})
async def register(request: AnyRequest, state: State) -> BytesResponse:
    """Create an account, which keeps the tables of this browser, and sign in; returns 201."""
    body, visitor = await read_json(request, Credentials), _browser(request)
    if visitor.session is not None:
        raise UserError(409, "error-signed-in")
    accounts = _accounts(state)
    new, visitor.session_token = await accounts.register(body.name, body.password, visitor.own, _device(request))
    return json_response(AccountInfo(name=new.name, guest_tables=0), 201)


@post("/api/account/session", opt={KIND: SIGN_INS})
async def sign_in(request: AnyRequest, state: State) -> BytesResponse:
    """Sign in with name and password; returns 201."""
    body, visitor = await read_json(request, Credentials), _browser(request)
    accounts, before = _accounts(state), visitor.session
    found, visitor.session_token = await accounts.sign_in(body.name, body.password, _device(request))
    if before is not None:
        await accounts.end(before, before.id)
    return await _info(request, state, found.name, 201)


@delete("/api/account/session", status_code=204)
async def sign_out(request: AnyRequest, state: State) -> None:
    """Sign out in this browser."""
    session = _session(request)
    await _accounts(state).end(session, session.id)
    visitor_of(request).session_token = ""


@get("/api/account/sessions")
async def sessions(request: AnyRequest, state: State) -> BytesResponse:
    """Where the account is signed in, and its programs, the last used first."""
    current = _session(request)
    return json_response([_session_info(one, current) for one in await _accounts(state).sessions(current)])


@delete("/api/account/sessions", status_code=204)
async def sign_out_everywhere(request: AnyRequest, state: State) -> None:
    """Sign out in all browsers; programs keep their tokens."""
    await _accounts(state).end_everywhere(_session(request))
    visitor_of(request).session_token = ""


@delete("/api/account/sessions/{session:str}", status_code=204)
async def end_session(request: AnyRequest, state: State, session: FromPath[str]) -> None:
    """Sign out another browser, or revoke the token of a program."""
    own = _session(request)
    if not _SESSION.fullmatch(session):
        raise UserError(404, "error-not-found")
    await _accounts(state).end(own, session)


@post("/api/account/tables", status_code=200)
async def bring_tables(request: AnyRequest, state: State) -> BytesResponse:
    """Bring the tables that this browser has as a guest to the account."""
    session, guest = _session(request), visitor_of(request).own
    if guest is not None:
        await _accounts(state).bring(session, guest)
    return await _whoever(request, state)


@put("/api/account/name", opt={KIND: SIGN_INS})
async def rename(request: AnyRequest, state: State) -> BytesResponse:
    """Change the name of the account."""
    session, body = _session(request), await read_json(request, AccountRename)
    await _accounts(state).rename(session, body.name)
    return await _whoever(request, state)


@put("/api/account/password", status_code=204, opt={KIND: SIGN_INS})
async def change_password(request: AnyRequest, state: State) -> None:
    """Change the password, which signs out all other browsers and revokes all tokens."""
    session, body = _session(request), await read_json(request, PasswordChange)
    await _accounts(state).change_password(session, body.old, body.new)


@post("/api/account/tokens", opt={KIND: SIGN_INS})
async def new_token(request: AnyRequest, state: State) -> BytesResponse:
    """Create a token with which a program plays for the account; returns 201. It is never shown again."""
    session, body = _session(request), await read_json(request, NewToken)
    return json_response(TokenInfo(token=await _accounts(state).new_program(session, body.name)), 201)


@post("/api/account/deletion", status_code=204, opt={KIND: SIGN_INS})
async def delete_account(request: AnyRequest, state: State) -> None:
    """Delete the account with its name, its chat lines and its tables; where others play, a bot takes its seats."""
    session, body = _session(request), await read_json(request, AccountDeletion)
    await _accounts(state).delete(session, body.password)
    visitor_of(request).session_token = ""


async def _whoever(request: AnyRequest, state: State) -> BytesResponse:
    session = visitor_of(request).session
    name = "" if session is None else (await _accounts(state).account(session.account)).name
    return await _info(request, state, name)


async def _info(request: AnyRequest, state: State, name: str, status: int = 200) -> BytesResponse:
    own = visitor_of(request).own
    tables = [] if own is None else await registry_of(state).headers(own)
    return json_response(AccountInfo(name=name, guest_tables=len(tables)), status)


def _session_info(session: Session, current: Session) -> SessionInfo:
    return {
        "id": session.id,
        "program": session.program,
        "label": session.label,
        "created": iso_time(session.created),
        "seen": iso_time(session.seen),
        "current": session.id == current.id,
    }


def _browser(request: AnyRequest) -> Visitor:
    """Who sends a request, which must be no program: a lost token must not cost the account; raises UserError."""
    if "authorization" in request.headers:
        raise UserError(403, "error-account-program")
    return visitor_of(request)


def _session(request: AnyRequest) -> Session:
    """The session of this browser; raises UserError where nobody is signed in."""
    session = _browser(request).session
    if session is None:
        raise signed_out()
    return session


def _device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def _accounts(state: State) -> Accounts:
    accounts: Accounts = state.accounts
    return accounts


ROUTES = [
    *(account, register, sign_in, sign_out, sessions, sign_out_everywhere, end_session, bring_tables),
    *(rename, change_password, new_token, delete_account),
]
