"""Letters to webhooks: JSON that Discord, Slack and Mattermost show as it is, and programs can read.

The body is signed: `X-Greatpowers-Signature: sha256=HEX` is its HMAC-SHA256 with the webhook's secret. What arrives
twice has the same `Idempotency-Key`.
"""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from greatpowers.server.notices.addresses import Address
from greatpowers.server.notices.letters import Letter
from greatpowers.server.notices.outside import BadUrl, Outside, Unreachable
from greatpowers.server.notices.sending import Failed, require_success

SIGNATURE = "X-Greatpowers-Signature"


class Webhooks:
    """Sends letters to webhooks."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def send(self, address: Address, letter: Letter) -> None:
        """Send a letter; raises Failed or Gone."""
        body = msgspec.json.encode(payload(letter))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Great Powers",
            "Idempotency-Key": letter.id,
            SIGNATURE: f"sha256={hmac.new(address.keys['secret'].encode(), body, hashlib.sha256).hexdigest()}",
        }
        try:
            require_success(await self._outside.post(address.address, body, headers))
        except (BadUrl, Unreachable) as error:
            raise Failed("unreachable") from error


def payload(letter: Letter) -> dict[str, object]:
    """What a webhook is sent: `content` is what Discord shows, `text` is for Slack and Mattermost."""
    said = f"{letter.text}\n{letter.url}"
    return {
        "id": letter.id,
        "type": letter.kind,
        "game": letter.game,
        "table": letter.table,
        "url": letter.url,
        "content": said,
        "text": said,
        "allowed_mentions": {"parse": []},  # whatever players call themselves, nobody else is called
    }
