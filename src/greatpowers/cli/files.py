"""Files: atomic writes, readable errors, and where games are saved."""

from __future__ import annotations

import errno
import os
import tempfile
from datetime import datetime
from pathlib import Path

from greatpowers.cli.console import TEXT, UserError

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


def describe_error(path: Path, error: OSError) -> str:
    """Describe an error with a file."""
    message = _REASONS.get(error.errno or 0, "file-other")
    return TEXT.say(message, path=str(path), reason=error.strerror or str(error))


def read_bytes(path: Path) -> bytes:
    """Read a file; raises UserError."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        return path.read_bytes()
    except OSError as error:
        raise UserError(describe_error(path, error)) from None


def write_atomically(path: Path, text: str) -> None:
    """Write a file through a temporary one beside it, so that it is complete or unchanged; raises OSError."""
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
    """Write a file atomically; raises UserError."""
    try:
        write_atomically(path, text)
    except OSError as error:
        raise UserError(describe_error(path, error)) from None


def write_secret(path: Path, text: str) -> None:
    """Write a file that only its owner can read; raises UserError."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(text + "\n")
    except OSError as error:
        raise UserError(describe_error(path, error)) from None


# -- saved games ---------------------------------------------------------------------------------------------


def data_folder() -> Path:
    """Where games are saved: XDG_DATA_HOME/greatpowers, or ~/.local/share/greatpowers."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if Path(base).is_absolute() else Path.home() / ".local" / "share") / "greatpowers"


def new_autosave(game_id: str) -> Path:
    """A path for a new game that does not exist yet; raises UserError when its folder cannot be created."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(describe_error(folder, error)) from None
    stem = f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        if not path.exists():
            return path
    return folder / f"{stem}-{os.getpid()}.txt"


def newest_autosave(game_id: str) -> Path | None:
    """The most recently played unfinished game, if any."""
    found = [path for path in data_folder().glob(f"{game_id}-*.txt") if path.is_file()]
    for path in sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            lines = path.read_text("utf-8", errors="replace").rstrip().splitlines()
        except OSError:
            continue
        if lines and " result " not in lines[-1]:
            return path
    return None
