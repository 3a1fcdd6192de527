"""Put the compiled engine into a wheel (`make wheel-compiled`): a build hook for hatchling.

Off unless HATCH_BUILD_HOOK_ENABLE_CUSTOM is set (see pyproject.toml), so plain wheels and editable installs need no
compiler. Hatchling loads this file by its path, so it cannot import its neighbours.
"""

from __future__ import annotations

import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[BuilderConfig]):
    """Adds the extension modules beside their sources, and tags the wheel for this Python and platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Tell hatchling what to add. An editable install always runs the sources."""
        if version == "editable":
            return
        build_data["force_include"].update(extension_modules(Path(self.root)))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def extension_modules(root: Path) -> dict[str, str]:
    """The extension modules in build/compiled, including the library they share, and their paths in the wheel.

    Python prefers an extension module to the source beside it, so modules compiled from other sources raise an error.
    """
    compiled = root / "build" / "compiled"
    found = sorted(compiled.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))
    if not found or _engine(compiled) != _engine(root / "src"):
        raise RuntimeError("build/compiled is missing, out of date or for another Python: run `make compiled`")
    return {str(path): path.relative_to(compiled).as_posix() for path in found}


def _engine(folder: Path) -> dict[Path, bytes]:
    """The source of every module in core and games."""
    package = folder / "greatpowers"
    sources = [*package.glob("core/**/*.py"), *package.glob("games/**/*.py")]
    return {path.relative_to(folder): path.read_bytes() for path in sources}
