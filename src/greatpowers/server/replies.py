"""Answers as JSON that browsers do not keep."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response

Bytes = Response[bytes]


def answer(data: Any, status: int = 200) -> Bytes:
    """Anything of the moment: tables, positions, mistakes."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(data), status_code=status, media_type="application/json", headers=headers)
