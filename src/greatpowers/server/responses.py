"""JSON responses that browsers do not cache."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response

BytesResponse = Response[bytes]


def json_response(data: Any, status: int = 200) -> BytesResponse:
    """A JSON response for data that changes: tables, positions, errors."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(data), status_code=status, media_type="application/json", headers=headers)
