"""`greatpowers admin`: accounts, and people who want to be forgotten."""

from __future__ import annotations

import secrets

import typer
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.admin import SHOWN, agrees, current, date_of, find_guest, printable
from greatpowers.cli.console import UserError, make_console, print_json, text_for
from greatpowers.server.accounts.names import key_of
from greatpowers.server.accounts.passwords import hashed
from greatpowers.server.accounts.storage import Account, AccountStorage
from greatpowers.server.database.storage import Storage

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that could be read as another one
_GROUPS, _LENGTH = 4, 4  # of a new password: 79 bits


def accounts(database: str, as_json: bool, language: str) -> None:
    """List all accounts."""
    text = text_for(language)
    with current(database) as storage:
        found = AccountStorage(storage).overview()
    if as_json:
        print_json(found)
        return
    if not found:
        raise UserError(text.say("admin-accounts-none"), exit_code=1)
    grid = Table.grid(padding=(0, 2))
    for what in ("name", "guest", "since", "seen"):
        grid.add_column(RichText(text.say("admin-accounts-title", what=what), style="bold"))
    grid.show_header = True
    for one in found:
        seen = "" if one.seen is None else date_of(one.seen)
        grid.add_row(printable(one.name), one.guest[:SHOWN], date_of(one.created), seen)
    make_console().print(grid)


def reset_password(name: str, database: str, as_json: bool, language: str) -> None:
    """Give an account a new password, which ends all its sessions, and print it."""
    text = text_for(language)
    password = "-".join("".join(secrets.choice(_LETTERS) for _ in range(_LENGTH)) for _ in range(_GROUPS))
    with current(database) as storage:
        account = _account(storage, name)
        if account is None:
            raise UserError(text.say("admin-account-unknown", given=name))
        AccountStorage(storage).set_password(account.guest, hashed(password))
    if as_json:
        print_json({"name": account.name, "password": password})
        return
    typer.echo(text.say("admin-reset-done", name=printable(account.name), password=password))


def forget(person: str, database: str, as_json: bool, language: str, *, yes: bool = False) -> None:
    """Delete everything that a guest or an account has: say who it is, ask, and do it."""
    text = text_for(language)
    with current(database) as storage:
        account = _account(storage, person)
        guest = find_guest(storage, person) if account is None else account.guest
        if not as_json and account is not None:
            typer.echo(text.say("admin-forget-account", name=printable(account.name), guest=guest[:SHOWN]))
        is_agreed = yes or agrees(text, as_json, "admin-forget-ask")
        kept = AccountStorage(storage).forget(guest) if is_agreed else []
    if as_json:
        print_json({"guest": guest, "forgotten": is_agreed, "kept": kept})
    else:
        done = "admin-forget-done" if is_agreed else "admin-prune-nothing"
        typer.echo(text.say(done, guest=guest[:SHOWN], tables=len(kept)))


def _account(storage: Storage, name: str) -> Account | None:
    return AccountStorage(storage).named(key_of(name))
