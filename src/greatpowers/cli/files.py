"""Files: where games are kept, writing them whole or not at all, and saying what is wrong with a path."""

from __future__ import annotations

import errno
import os
import tempfile
from datetime import datetime
from pathlib import Path

from greatpowers.cli.console import WORDS, Failure

_REASONS = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-denied",
    errno.EPERM: "file-denied",
    errno.EROFS: "file-denied",
    errno.EISDIR: "file-is-folder",
    errno.ENOTDIR: "file-not-folder",
    errno.EEXIST: "file-not-folder",
    errno.ENOSPC: "file-disk-full",
    getattr(errno, "EDQUOT", -1): "file-disk-full",
    errno.ENAMETOOLONG: "file-name-too-long",
}


def trouble(path: Path, error: OSError) -> str:
    """What is wrong with a file, in words."""
    message = _REASONS.get(error.errno or 0, "file-other")
    return WORDS.say(message, path=str(path), reason=error.strerror or str(error))


def read_bytes(path: Path) -> bytes:
    """What a file holds; raises Failure."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        return path.read_bytes()
    except OSError as error:
        raise Failure(trouble(path, error)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file through a temporary one beside it, so that it is there whole or not changed; raises OSError."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.exists() and not path.is_file():  # a pipe or a device: nothing to replace
        path.write_text(text, "utf-8")
        return
    target = path.resolve()
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}.", suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask())
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def write_or_fail(path: Path, text: str) -> None:
    """Write a file whole; raises Failure."""
    try:
        write_whole(path, text)
    except OSError as error:
        raise Failure(trouble(path, error)) from None


# -- the games of this user ----------------------------------------------------------------------------------


def data_folder() -> Path:
    """Where games are kept: XDG_DATA_HOME/greatpowers, or ~/.local/share/greatpowers."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "greatpowers"


def new_autosave(game_id: str) -> Path:
    """A file for a new game that does not exist yet; raises Failure when its folder cannot be made."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(trouble(folder, error)) from None
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        if not path.exists():
            return path
    return folder / f"{stem}-{os.getpid()}.txt"


def newest_autosave(game_id: str) -> Path | None:
    """The unfinished game that was played last, if there is one."""
    found = [path for path in data_folder().glob(f"{game_id}-*.txt") if path.is_file()]
    for path in sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            lines = path.read_text("utf-8", errors="replace").rstrip().splitlines()
        except OSError:
            continue
        if lines and " result " not in lines[-1]:
            return path
    return None
