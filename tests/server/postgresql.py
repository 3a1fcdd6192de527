"""A PostgreSQL server for tests: started from the machine's own programs, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import sqlalchemy as sa

USER = "greatpowers"  # the owner of the databases
SERVANTS = ("postgres", "nobody")  # who runs it where we are root, which PostgreSQL refuses


def programs() -> Path | None:
    """The folder with initdb and pg_ctl; on Debian they are not on the path. The newest version is used."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))[::-1]
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


def servant() -> str | None:
    """The user to run the server as; None is the current one."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in SERVANTS if name in names), "nobody")


def why_no_cluster() -> str:
    """Why PostgreSQL cannot be started; empty if it can."""
    return "" if programs() else "there is no PostgreSQL on this machine (make postgresql installs it)"


class Cluster:
    """A running server, reached through a socket in its folder; nothing listens on the network.

    `durable`: it survives a power cut, which tests need not.
    """

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.durable = durable
        self._numbers = count(1)

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://{USER}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"test{next(self._numbers)}"
        engine = sa.create_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self.url(name)

    def run(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs on the data in the folder."""
        here = programs()
        assert here is not None
        command = [str(here / program), "-D", str(self.folder / "data"), *words]
        log = self.folder / "log"
        with log.open("ab") as out:
            done = subprocess.run(command, stdout=out, stderr=out, check=False, user=servant(), cwd=self.folder)
        assert done.returncode == 0, log.read_text("utf-8")

    def start(self) -> None:
        fsync = "on" if self.durable else "off"
        self.run("pg_ctl", "start", "--wait", "-o", f"-c listen_addresses='' -c fsync={fsync} -k {self.folder}")

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "--wait", "--mode=immediate")


@contextmanager
def started_cluster(durable: bool = False) -> Iterator[Cluster]:
    """A server that is stopped and removed at the end."""
    folder = Path(tempfile.mkdtemp(prefix="gp-pg-"))  # a short path: sockets allow about 100 characters
    owner = servant()
    if owner is not None:
        shutil.chown(folder, owner)
    try:
        cluster = Cluster(folder, durable)
        cluster.run("initdb", "--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-locale")
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)
