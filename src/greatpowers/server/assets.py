"""Static files: compressed once, with ETags and cache headers."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

from litestar import Response

from greatpowers.server.errors import AnyRequest

REVALIDATE = "no-cache"  # browsers may keep it, but must ask each time whether it has changed
FOREVER = "public, max-age=31536000, immutable"
INDEX = "index.html"
_COMPRESS_FROM = 1000  # bytes
_TEXT_TYPES = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
_HASHED = re.compile(r"assets/.*[-.][\w-]{8,}\.\w+")  # the bundler adds a content hash to these names
_ENCODINGS = {".br": "br", ".gz": "gzip"}
_MEDIA_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".avif": "image/avif",
    ".webp": "image/webp",
}


class Asset:
    """One file with its compressed variants."""

    def __init__(self, body: bytes, media_type: str, cache: str = REVALIDATE, **encoded: bytes) -> None:
        self.body = body
        self.media_type = media_type
        self.cache = cache
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'
        self.encoded = encoded
        is_text = media_type.startswith(_TEXT_TYPES)
        if is_text and len(body) >= _COMPRESS_FROM and "gzip" not in encoded:
            self.encoded["gzip"] = gzip.compress(body, 9, mtime=0)

    def response(self, request: AnyRequest, status: int = 200) -> Response[bytes]:
        """The file, or 304 when the browser already has it."""
        headers = {"ETag": self.tag, "Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        body = self.body
        accepted = _accepted_encodings(request.headers.get("accept-encoding", ""))
        for encoding in ("br", "gzip"):
            if encoding in self.encoded and encoding in accepted:
                body = self.encoded[encoding]
                headers["Content-Encoding"] = encoding
                break
        return Response(body, status_code=status, headers=headers, media_type=self.media_type)


def _accepted_encodings(header: str) -> set[str]:
    """The encodings that an Accept-Encoding header allows."""
    out = set()
    for part in header.split(","):
        name, _, weight = (word.strip() for word in part.partition(";"))
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            out.add(name)
    return out


def media_type(name: str) -> str:
    """The media type for a file name."""
    kind = _MEDIA_TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


class Site:
    """The built client. Only the names found in its folder are served, so no path can escape from it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built = 0  # modification time of the index that was last read
        self._assets: dict[str, Asset] = {}

    def find(self, path: str) -> Asset | None:
        """The file at this path below the site's root."""
        self._refresh()
        return self._assets.get(path)

    def _refresh(self) -> None:
        """Read the folder again after a rebuild."""
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
            if path.suffix in _ENCODINGS and name.removesuffix(path.suffix) in files:
                continue
            encoded = {
                encoding: files[name + suffix].read_bytes()
                for suffix, encoding in _ENCODINGS.items()
                if name + suffix in files
            }
            cache = FOREVER if _HASHED.fullmatch(name) else REVALIDATE
            out[name] = Asset(path.read_bytes(), media_type(name), cache, **encoded)
        return out
