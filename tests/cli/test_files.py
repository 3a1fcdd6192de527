"""Files are written atomically, and errors are described."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from greatpowers.cli import files
from greatpowers.cli.console import UserError


def test_writing_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    files.write_atomically(path, "one")
    files.write_atomically(path, "two")
    assert path.read_text() == "two"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    files.write_atomically(path, "old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UserError, match="disk is full"):
        files.write_or_fail(path, "new")
    assert path.read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_permissions_of_the_file_stay(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("old")
    path.chmod(0o640)
    files.write_atomically(path, "new")
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.txt", tmp_path / "link.txt"
    target.write_text("old")
    link.symlink_to(target)
    files.write_atomically(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.ENOENT, "no such file"),
        (errno.EACCES, "permission denied"),
        (errno.EISDIR, "is a folder"),
        (errno.ENOTDIR, "not a folder"),
        (errno.ENOSPC, "disk is full"),
        (errno.ENAMETOOLONG, "too long"),
        (errno.EIO, "Input/output error"),
    ],
)
def test_errors_are_described(number: int, says: str) -> None:
    said = files.describe_error(Path("x.txt"), OSError(number, os.strerror(number)))
    assert "x.txt" in said
    assert says in said


def test_the_data_folder_follows_xdg(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert files.data_folder() == tmp_path / "greatpowers"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert files.data_folder() == tmp_path / ".local" / "share" / "greatpowers"


def test_the_newest_unfinished_game_is_found(data_folder: Path) -> None:
    assert files.newest_autosave("imperial") is None
    paths = []
    for age, ending in enumerate(["end 3 position 1234", "end 9 position 1 result power 1 2", "end 1"]):
        path = files.new_autosave("imperial")
        path.write_text(f"Great Powers record 2\n{ending}\n")
        os.utime(path, (1000 - age, 1000 - age))
        paths.append(path)
    assert files.newest_autosave("imperial") == paths[0]
    os.utime(paths[1], (2000, 2000))
    assert files.newest_autosave("imperial") == paths[0]
    os.utime(paths[2], (3000, 3000))
    assert files.newest_autosave("imperial") == paths[2]
    assert files.newest_autosave("war") is None


def test_two_games_in_a_second_have_two_files(data_folder: Path) -> None:
    first = files.new_autosave("imperial")
    first.write_text("")
    assert files.new_autosave("imperial") != first


def test_a_data_folder_that_cannot_be_created(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(UserError):
        files.new_autosave("imperial")
