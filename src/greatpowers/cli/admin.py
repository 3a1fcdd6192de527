"""`greatpowers admin`: what the owner of a server does with its database, also while the server runs."""

from __future__ import annotations

import errno
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import IO

import typer
from rich.table import Table
from rich.text import Text as RichText

from greatpowers.cli.arguments import require_positive
from greatpowers.cli.console import TEXT, UserError, make_console, print_json, text_for
from greatpowers.cli.database import database_error, existing_storage, open_storage
from greatpowers.cli.files import describe_error
from greatpowers.core.text import Text
from greatpowers.server.database import archive, maintenance
from greatpowers.server.database.storage import BadDatabase, SQLAlchemyError, Storage, now

_AGE = re.compile(r"([1-9][0-9]{0,4})([dwy])")
_DAYS = {"d": 1, "w": 7, "y": 365}
SHOWN = 12  # characters of a guest's id: enough to name one
_ID = re.compile(rf"[0-9a-f]{{{SHOWN},64}}")
_MOST_GUESTS = 10_000
_ARCHIVE_ERRORS = {
    "archive-foreign": "admin-archive-foreign",
    "archive-damaged": "admin-archive-damaged",
    "archive-newer": "admin-archive-newer",
    "archive-not-empty": "admin-archive-not-empty",
}


@contextmanager
def _opened(storage: Storage) -> Iterator[Storage]:
    """A database, of which every error becomes one line; raises UserError."""
    try:
        yield storage
    except BadDatabase as error:
        raise database_error(error) from None
    except SQLAlchemyError as error:
        raise database_error(BadDatabase("database-open", str(error))) from None
    finally:
        storage.close()


@contextmanager
def current(database: str) -> Iterator[Storage]:
    """A database of this version of the program; raises UserError."""
    with _opened(existing_storage(database)) as storage:
        maintenance.require_newest(storage)
        yield storage


@contextmanager
def _new_file(path: Path) -> Iterator[IO[bytes]]:
    """A new file, which only its owner may read and which is there complete or not at all; raises UserError."""
    target = path.absolute()
    if path.exists():
        raise UserError(TEXT.say("admin-file-exists", path=str(path)))
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}.", suffix=".new")
        try:
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise UserError(describe_error(path, error)) from None


# -- backups -------------------------------------------------------------------------------------------------


def backup(path: Path, database: str, as_json: bool, language: str) -> None:
    """Write the whole database into a file."""
    text = text_for(language)
    with _opened(existing_storage(database)) as storage, _new_file(path) as file:
        contents = archive.back_up(storage, file)
    if as_json:
        print_json(contents)
        return
    typer.echo(text.say("admin-backup-done", path=str(path), **_counts(contents)))


def restore(
    path: Path, database: str, as_json: bool, language: str, *, replace: bool = False, only_check: bool = False
) -> None:
    """Fill the database from a backup, or only check the backup."""
    text = text_for(language)
    with _backup(path) as file:
        if only_check:
            contents = archive.check(file)
        else:
            with _opened(open_storage(database)) as storage:
                contents = archive.restore(storage, file, replace=replace)
    if as_json:
        print_json(contents)
        return
    made = {"date": date_of(contents.created), "program": contents.program}
    message = "admin-restore-checked" if only_check else "admin-restore-done"
    typer.echo(text.say(message, path=str(path), **made, **_counts(contents)))


@contextmanager
def _backup(path: Path) -> Iterator[IO[bytes]]:
    """A backup opened for reading, of which every error becomes one line; raises UserError."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with path.open("rb") as file:
            yield file
    except archive.BadArchive as error:
        raise UserError(TEXT.say(_ARCHIVE_ERRORS[error.code], path=str(path), **error.values)) from None
    except OSError as error:
        raise UserError(describe_error(path, error)) from None


def _counts(contents: archive.Contents) -> dict[str, int]:
    return {"tables": contents.rows.get("tables", 0), "actions": contents.rows.get("actions", 0)}


# -- pruning and exporting -----------------------------------------------------------------------------------


def prune(
    age: str,
    database: str,
    as_json: bool,
    language: str,
    *,
    finished: bool,
    abandoned: bool,
    dry_run: bool = False,
    yes: bool = False,
) -> None:
    """Delete tables that nobody touched for a while: say how many, ask, and do it."""
    text = text_for(language)
    time = now() - _days(age) * maintenance.DAY
    which = maintenance.untouched_since(time, finished=finished, abandoned=abandoned)
    with current(database) as storage:
        found = maintenance.count_tables(storage, which)
        if not as_json:
            typer.echo(
                text.say("admin-prune-found", finished=found.finished, abandoned=found.abandoned, date=date_of(time))
            )
        is_agreed = not dry_run and (
            yes or (found != maintenance.Pruned() and agrees(text, as_json, "admin-prune-ask"))
        )
        deleted = maintenance.prune(storage, which, time) if is_agreed else None
    if as_json:
        print_json({"found": found, "deleted": deleted})
    elif deleted is None:
        typer.echo(text.say("admin-prune-nothing"))
    else:
        count = deleted.finished + deleted.abandoned
        typer.echo(text.say("admin-prune-done", tables=count, guests=deleted.guests))


def agrees(text: Text, as_json: bool, question: str) -> bool:
    """Whether the user agrees; without anybody to ask, nobody does."""
    if as_json:
        return False
    try:
        answer = typer.prompt(text.say(question), default="", show_default=False, prompt_suffix=" ")
    except typer.Abort:
        typer.echo()
        return False
    return answer.strip().lower() in text.say("admin-prune-yes").split(", ")


def _days(age: str) -> int:
    found = _AGE.fullmatch(age)
    if found is None:
        raise UserError(TEXT.say("admin-bad-age", given=age))
    return int(found[1]) * _DAYS[found[2]]


def export(path: Path, database: str, as_json: bool, language: str) -> None:
    """Write the records of all finished games into a zip file."""
    text = text_for(language)
    with current(database) as storage, _new_file(path) as file:
        done = maintenance.export(storage, file)
    if as_json:
        print_json(done)
    else:
        typer.echo(text.say("admin-export-done", games=done.games, path=str(path)))
    if done.left_out:
        count = len(done.left_out)
        raise UserError(TEXT.say("admin-export-left-out", count=count, tables=", ".join(done.left_out)), exit_code=1)


# -- guests --------------------------------------------------------------------------------------------------


def guests(most: int, table: str, database: str, as_json: bool, language: str) -> None:
    """List the guests who were active last, or those of one table."""
    text = text_for(language)
    require_positive(most=most)
    with current(database) as storage:
        found = maintenance.guests(storage, min(most, _MOST_GUESTS), table)
    if as_json:
        print_json(found)
        return
    if not found:
        raise UserError(text.say("admin-guests-none"), exit_code=1)
    grid = Table.grid(padding=(0, 2))
    titles = [text.say("admin-guests-title", what=what) for what in ("id", "tables", "since", "active", "names")]
    for number in range(len(titles)):
        grid.add_column(justify="right" if number == 1 else "left", no_wrap=number < len(titles) - 1)
    grid.add_row(*(RichText(title, style="bold") for title in titles))
    for guest in found:
        names = printable(", ".join(guest.names))
        if guest.blocked:
            names = " ".join((text.say("admin-guests-blocked"), names))
        grid.add_row(guest.id[:SHOWN], str(guest.tables), date_of(guest.created), date_of(guest.active), names)
    make_console().print(grid)


def block(guest: str, database: str, as_json: bool, language: str, *, blocked: bool) -> None:
    """Block a guest, or no longer; the id may be shortened as in the list."""
    text = text_for(language)
    with current(database) as storage:
        found = find_guest(storage, guest)
        changed = maintenance.block(storage, found, blocked)
    if as_json:
        print_json({"guest": found, "blocked": blocked, "changed": changed})
        return
    messages = ("admin-blocked-already", "admin-blocked") if blocked else ("admin-unblocked-already", "admin-unblocked")
    typer.echo(text.say(messages[changed], guest=found[:SHOWN]))


def find_guest(storage: Storage, given: str) -> str:
    """The only guest whose id begins so; raises UserError."""
    found = maintenance.guests_like(storage, given) if _ID.fullmatch(given) else []
    if not found:
        raise UserError(TEXT.say("admin-guest-unknown", given=given))
    if len(found) > 1:
        raise UserError(TEXT.say("admin-guest-ambiguous", given=given))
    return found[0]


def printable(text: str) -> str:
    """A text that people typed, without characters that would command the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


# -- looking -------------------------------------------------------------------------------------------------


def stats(database: str, as_json: bool, language: str) -> None:
    """Print what a database holds."""
    text = text_for(language)
    with current(database) as storage:
        found = maintenance.stats(storage)
    if as_json:
        print_json(found)
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for what, count in (("guests", found.guests), ("blocked", found.blocked), ("tables", found.tables)):
        grid.add_row(text.say("admin-stats", what=what), str(count))
    grid.add_row(text.say("admin-stats", what="lessons"), str(found.lessons))
    for days, count in found.active.items():
        grid.add_row(text.say("admin-stats-active", days=days), str(count))
    console = make_console()
    console.print(grid)
    if found.games:
        console.print()
        console.print(_game_table(found.games, text))


def _game_table(games: dict[str, maintenance.GameStats], text: Text) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    titles = [text.say("admin-stats", what=what) for what in ("game", "running", "finished", "actions")]
    for _ in titles[1:]:
        grid.add_column(justify="right")
    grid.add_row(*(RichText(title, style="bold") for title in titles))
    for game, count in games.items():
        grid.add_row(game, str(count.running), str(count.finished), str(count.actions))
    return grid


def date_of(time: int) -> str:
    """A day, as it is on this computer."""
    return f"{datetime.fromtimestamp(time / 1000):%Y-%m-%d}"
