"""Files as they go over the wire: compressed once, recognised by their tag, kept by browsers as long as is right."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

from litestar import Response

from greatpowers.server.mistakes import AnyRequest

ASK_AGAIN = "no-cache"  # keep it, but ask each time whether it is still the same
FOREVER = "public, max-age=31536000, immutable"
INDEX = "index.html"
_WORTH_COMPRESSING = 1000  # bytes
_TEXTS = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
_HASHED = re.compile(r"assets/.*[-.][\w-]{8,}\.\w+")  # the bundler puts a hash into these names
_COMPRESSED = {".br": "br", ".gz": "gzip"}
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


class Asset:
    """The bytes of one file with their compressed forms."""

    def __init__(self, body: bytes, media_type: str, cache: str = ASK_AGAIN, **encoded: bytes) -> None:
        self.body = body
        self.media_type = media_type
        self.cache = cache
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'
        self.encoded = encoded
        is_text = media_type.startswith(_TEXTS)
        if is_text and len(body) >= _WORTH_COMPRESSING and "gzip" not in encoded:
            self.encoded["gzip"] = gzip.compress(body, 9, mtime=0)

    def answer(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """This file, or word that the browser has it already."""
        headers = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        body = self.body
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        for encoding in ("br", "gzip"):
            if encoding in self.encoded and encoding in accepted:
                body = self.encoded[encoding]
                headers["Content-Encoding"] = encoding
                break
        return Response(body, status_code=status, headers=headers, media_type=self.media_type)


def _accepted(header: str) -> set[str]:
    """The encodings that a header names without refusing them."""
    out = set()
    for part in header.split(","):
        name, _, weight = (word.strip() for word in part.partition(";"))
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            out.add(name)
    return out


def media_type(name: str) -> str:
    """What kind of file this is, by its name."""
    kind = _TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


class Site:
    """The built client. Only names that are in its folder are ever looked up, so no path leads out of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built = 0  # when the index was written that was read last
        self._assets: dict[str, Asset] = {}

    def find(self, path: str) -> Asset | None:
        """The file of this path below the site's root."""
        self._look()
        return self._assets.get(path)

    def _look(self) -> None:
        """Read the folder when it was built anew."""
        try:
            built = (self.folder / INDEX).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            self._built = built
            self._assets = self._read() if built else {}

    def _read(self) -> dict[str, Asset]:
        files = {path.relative_to(self.folder).as_posix(): path for path in self.folder.rglob("*") if path.is_file()}
        out = {}
        for name, path in files.items():
            if path.suffix in _COMPRESSED and name.removesuffix(path.suffix) in files:
                continue
            encoded = {
                encoding: files[name + suffix].read_bytes()
                for suffix, encoding in _COMPRESSED.items()
                if name + suffix in files
            }
            cache = FOREVER if _HASHED.fullmatch(name) else ASK_AGAIN
            out[name] = Asset(path.read_bytes(), media_type(name), cache, **encoded)
        return out
