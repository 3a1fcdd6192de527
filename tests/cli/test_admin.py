"""`greatpowers admin`: what it prints, asks and refuses; the work itself is tested with the server."""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from typer.testing import Result

from greatpowers.cli.console import TEXT
from greatpowers.core.board import LANGUAGES
from greatpowers.server.accounts.names import account_name
from greatpowers.server.accounts.passwords import hashed
from greatpowers.server.accounts.storage import AccountStorage
from greatpowers.server.database.schema import GUESTS, RATINGS, TABLES
from greatpowers.server.database.storage import Header, Storage, Summary
from greatpowers.table import Seat
from tests.cli.conftest import Process, Run
from tests.cli.test_app import one_line

COMMANDS = ["stats", "backup", "restore", "prune", "export", "guests", "accounts", "reset-password", "forget"]
COMMANDS += ["block", "unblock", "ratings"]
GUEST, OTHER = "a1" * 32, "b2" * 32


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with two tables of two guests, one of them very old."""
    path = tmp_path_factory.mktemp("template") / "tables.sqlite"
    stored = Storage(f"sqlite:///{path}")
    stored.migrate()
    for table, guest, name in (("new", GUEST, "Ada"), ("old", OTHER, "\x1b[31mMallory")):
        header = Header(table, guest, "imperial", 1, {}, [Seat(name), Seat("", "thumb")], 7, Summary(1, False, 0))
        stored.create(header, ["* deal italy"])
    with stored.engine.begin() as connection:
        connection.execute(TABLES.update().where(TABLES.c.id == "old").values(updated=1))
        connection.execute(GUESTS.update().where(GUESTS.c.id == OTHER).values(created=1))
    stored.close()
    return path


@pytest.fixture
def database(template: Path, data_folder: Path) -> Path:
    """The default database, a copy of the template."""
    data_folder.mkdir(parents=True)
    return Path(shutil.copy(template, data_folder))


def said(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.stdout


def tables(database: Path) -> list[str]:
    stored = Storage(f"sqlite:///{database}")
    with stored.engine.connect() as connection:
        found = sorted(connection.execute(sa.select(TABLES.c.id)).scalars())
    stored.close()
    return found


# -- help and mistakes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_commands_fits_eighty_columns(process: Process, language: str) -> None:
    result = process("--language", language, "admin", COLUMNS="80", NO_COLOR="1")
    assert result.returncode == 0, result.stderr
    listed = result.stdout.partition("Commands:")[2]
    assert [line.split()[0] for line in listed.strip().splitlines()] == COMMANDS
    assert "..." not in listed
    assert max(map(len, result.stdout.splitlines())) <= 80


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_and_the_common_options(run: Run, command: str) -> None:
    shown = " ".join(said(run("admin", command, "--help")).split())
    assert TEXT.say(f"help-admin-{command}") in shown
    for option in ("--database", "--json", "--language"):
        assert option in shown


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["bakcup"], "stats, backup"),
        (["backup"], "FILE is missing"),
        (["backup", "new.gz", "--database", "nonsense"], "database"),
        (["backup", "new.gz"], "nothing in this database"),
        (["restore", "/nowhere"], "/nowhere"),
        (["restore", "/"], "folder"),
        (["restore", __file__], "test_admin.py is not a Great Powers backup"),
        (["prune"], "--older-than"),
        (["prune", "--older-than", "90"], "90d"),
        (["prune", "--older-than", "0d"], "90d"),
        (["prune", "--older-than", "-1d"], "90d"),
        (["guests", "--most", "0"], "--most"),
        (["stats", "--language", "xx"], "en, de, fr"),
    ],
)
def test_mistakes(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], says: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in one_line(run("admin", *words))
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == []  # nothing half-done is left


def test_a_mistyped_database_is_not_created(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "tabels.sqlite"
    for words in (["stats"], ["backup", str(tmp_path / "new.gz")]):
        assert "nothing in this database" in one_line(run("admin", *words, "--database", f"sqlite:///{path}"))
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_an_older_version_is_left_to_its_server(run: Run, database: Path, tmp_path: Path) -> None:
    """It can be backed up; anything else waits for the server to migrate it."""
    set_revision(database, "0007")
    assert "Start the server once" in one_line(run("admin", "stats"))
    assert "2 tables" in said(run("admin", "backup", str(tmp_path / "old.gz")))
    set_revision(database, "9999")
    assert "newer version" in one_line(run("admin", "stats"))


def set_revision(database: Path, revision: str) -> None:
    stored = Storage(f"sqlite:///{database}")
    with stored.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = :revision"), {"revision": revision})
    stored.close()


# -- backups -------------------------------------------------------------------------------------------------


def test_backup_and_restore(run: Run, database: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "backup.gz", tmp_path / "other.sqlite"
    assert said(run("admin", "backup", str(file))) == f"Backed up 2 tables (2 actions) to {file}.\n"
    assert file.stat().st_mode & 0o777 == 0o600  # it holds the server's secret key
    assert "is complete" in said(run("admin", "restore", str(file), "--check"))
    url = f"sqlite:///{other}"
    assert "Restored 2 tables" in said(run("admin", "restore", str(file), "--database", url))
    assert tables(other) == tables(database)


def test_a_backup_overwrites_nothing(run: Run, database: Path) -> None:
    before = database.read_bytes()
    assert "already exists" in one_line(run("admin", "backup", str(database)))
    assert database.read_bytes() == before
    assert "/nowhere/at/all" in one_line(run("admin", "backup", "/nowhere/at/all"))


def test_a_database_in_use_is_only_replaced_on_request(run: Run, database: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    said(run("admin", "backup", str(file)))
    said(run("admin", "prune", "--older-than", "1y", "--yes"))
    assert "add --replace" in one_line(run("admin", "restore", str(file)))
    assert tables(database) == ["new"]
    assert json.loads(said(run("admin", "restore", str(file), "--replace", "--json")))["rows"]["tables"] == 2
    assert tables(database) == ["new", "old"]


def test_a_damaged_backup(run: Run, database: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    said(run("admin", "backup", str(file)))
    file.write_bytes(file.read_bytes()[:-20])
    assert "damaged" in one_line(run("admin", "restore", str(file), "--replace"))
    assert "damaged" in one_line(run("admin", "restore", str(file), "--check"))
    assert tables(database) == ["new", "old"]


# -- pruning and exporting -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "left"),
    [
        ("en", "y\n", ["new"]),
        ("de", "ja\n", ["new"]),
        ("fr", "O\n", ["new"]),
        ("en", "\n", ["new", "old"]),
        ("en", "no\n", ["new", "old"]),
        ("en", "", ["new", "old"]),
    ],
)
def test_pruning_asks_first(run: Run, database: Path, language: str, typed: str, left: list[str]) -> None:
    shown = said(run("admin", "prune", "--older-than", "12w", "--language", language, typed=typed))
    assert shown.count(" 0 ") == 1  # of the finished games
    assert tables(database) == left
    if language == "en":
        assert shown.splitlines()[-1] == (
            "Deleted one table and one guest with no tables left." if len(left) == 1 else "Nothing was deleted."
        )


def test_a_dry_run_deletes_nothing(run: Run, database: Path) -> None:
    assert "0 finished, 1 unfinished" in said(run("admin", "prune", "--older-than", "1y", "--dry-run", "--yes"))
    assert tables(database) == ["new", "old"]


def test_pruning_by_a_program(run: Run, database: Path) -> None:
    """It is asked nothing: without --yes, nothing happens."""
    first = json.loads(said(run("admin", "prune", "--older-than", "1y", "--json")))
    assert (first["found"]["abandoned"], first["deleted"]) == (1, None)
    assert tables(database) == ["new", "old"]
    finished = json.loads(said(run("admin", "prune", "--older-than", "1y", "--finished", "--json", "--yes")))
    assert finished["deleted"]["abandoned"] == 0
    abandoned = json.loads(said(run("admin", "prune", "--older-than", "1y", "--abandoned", "--json", "--yes")))
    assert abandoned["deleted"] == {"finished": 0, "abandoned": 1, "actions": 1, "guests": 1}


def test_export(run: Run, database: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.zip"
    assert said(run("admin", "export", str(file))) == f"Exported 0 finished games to {file}.\n"
    with zipfile.ZipFile(file) as archive:
        assert archive.namelist() == ["index.csv"]


def test_an_export_names_what_it_leaves_out(run: Run, database: Path, tmp_path: Path) -> None:
    stored = Storage(f"sqlite:///{database}")
    with stored.engine.begin() as connection:
        connection.execute(TABLES.update().where(TABLES.c.id == "old").values(over=True))
    stored.close()
    result = run("admin", "export", str(tmp_path / "games.zip"))
    assert result.exit_code == 1
    assert "One table was left out" in result.stderr
    assert "old" in result.stderr


# -- guests --------------------------------------------------------------------------------------------------


def test_guests(run: Run, database: Path) -> None:
    shown = said(run("admin", "guests"))
    assert [line.split()[0] for line in shown.splitlines()] == ["Guest", GUEST[:12], OTHER[:12]]
    assert "Ada" in shown
    assert "\x1b" not in shown  # a name cannot command the terminal
    assert [guest["id"] for guest in json.loads(said(run("admin", "guests", "--json")))] == [GUEST, OTHER]
    assert said(run("admin", "guests", "--table", "old")).count("\n") == 2
    assert "No guests" in one_line(run("admin", "guests", "--table", "none"), code=1)


def test_block_and_unblock(run: Run, database: Path) -> None:
    assert "no guest “a1”" in one_line(run("admin", "block", "a1"))
    assert said(run("admin", "block", GUEST[:12])) == f"Guest {GUEST[:12]} is now blocked.\n"
    assert "already" in said(run("admin", "block", GUEST))
    assert said(run("admin", "guests")).count("(blocked)") == 1
    unblocked = json.loads(said(run("admin", "unblock", GUEST[:12], "--json")))
    assert unblocked == {"guest": GUEST, "blocked": False, "changed": True}
    assert "was not blocked" in said(run("admin", "unblock", GUEST))


@pytest.fixture
def account(database: Path) -> Iterator[AccountStorage]:
    """An account for Ada's table."""
    storage = Storage(f"sqlite:///{database}")
    stored = AccountStorage(storage)
    stored.register(account_name("Ada"), hashed("correct horse"), GUEST)
    yield stored
    storage.close()


def test_accounts(run: Run, database: Path) -> None:
    assert "no accounts" in one_line(run("admin", "accounts"), code=1)
    storage = Storage(f"sqlite:///{database}")
    AccountStorage(storage).register(account_name("Ada"), "a hash", None)
    storage.close()
    shown = said(run("admin", "accounts")).splitlines()
    assert shown[0].split() == ["Account", "Guest", "Created", "Last", "seen"]
    assert shown[1].startswith("Ada ")
    (found,) = json.loads(said(run("admin", "accounts", "--json")))
    assert set(found) == {"name", "guest", "created", "seen"}  # and no password


def test_a_password_is_reset(run: Run, account: AccountStorage) -> None:
    assert "no account “Bob”" in one_line(run("admin", "reset-password", "Bob"))
    reset = json.loads(said(run("admin", "reset-password", "ada", "--json")))
    found = account.named("ada")
    assert found is not None
    assert PasswordHasher().verify(found.password, reset["password"])
    shown = said(run("admin", "reset-password", "ada"))
    assert shown.startswith("New password of Ada: ")
    assert reset["password"] not in shown


@pytest.mark.parametrize("person", ["Ada", OTHER[:12]])
def test_a_person_is_forgotten(run: Run, database: Path, account: AccountStorage, person: str) -> None:
    assert "no guest “Bob”" in one_line(run("admin", "forget", "Bob", "--yes"))
    assert "Nothing was deleted" in said(run("admin", "forget", person, typed="n\n"))
    assert tables(database) == ["new", "old"]
    assert "No other table is affected." in said(run("admin", "forget", person, typed="y\n"))
    assert tables(database) == (["old"] if person == "Ada" else ["new"])
    assert len(account.overview()) == (0 if person == "Ada" else 1)


def test_statistics(run: Run, database: Path) -> None:
    shown = said(run("admin", "stats"))
    assert [line.split() for line in shown.splitlines()][-1] == ["imperial", "2", "0", "2"]
    assert json.loads(said(run("admin", "stats", "--json")))["games"]["imperial"]["running"] == 2


def test_ratings(run: Run, database: Path) -> None:
    assert said(run("admin", "ratings")) == "No ratings yet.\n"
    storage = Storage(f"sqlite:///{database}")
    values = {"game": "imperial", "mu": 30.0, "sigma": 5.0, "games": 3, "value": 7}
    with storage.engine.begin() as connection:
        connection.execute(RATINGS.insert().values(player=GUEST, guest=GUEST, name="A\x1bda", **values))
        connection.execute(RATINGS.insert().values(player="imperial/thumb", name="", **values))
    storage.close()
    shown = said(run("admin", "ratings"))
    assert shown.splitlines()[0] == "Ratings: imperial"
    assert [line.split() for line in shown.splitlines()[2:]] == [
        ["1", "A?da", "7", "3"],
        ["1", "imperial/thumb", "7", "3"],
    ]
    assert said(run("admin", "ratings", "--recompute")).startswith("Ratings recomputed from 0 games.")
    [first, *_] = json.loads(said(run("admin", "ratings", "--json")))["imperial"]
    assert (first["value"], first["games"]) == (1000, 0)
