"""Letters by e-mail, through the mail server that the owner has named."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from greatpowers.server.notices.addresses import Address
from greatpowers.server.notices.letters import Letter
from greatpowers.server.notices.sending import Failed, Gone
from greatpowers.server.settings import LOCAL_NAMES

# Lines as long as SMTP allows: links in headers would otherwise be encoded, and nobody could follow them.
_POLICY = SMTP.clone(max_line_length=998, cte_type="7bit")
_PORTS = {"smtps": 465, "smtp": 587}
_PERMANENT = 500  # SMTP replies from here on mean: never


class Mail:
    """Sends letters; raises ValueError for settings that make no sense.

    `server`: smtp://USER:PASSWORD@HOST:PORT, or smtps:// where the whole connection is encrypted. With smtp:// it is
    encrypted before anything is said (STARTTLS); a mail server on this machine may do without.
    """

    def __init__(self, server: str, sender: str, timeout: float) -> None:
        parts = urlsplit(server)
        if parts.scheme not in _PORTS or not parts.hostname or "@" not in parseaddr(sender)[1]:
            raise ValueError(server)
        self.sender = sender
        self._host, self._port = parts.hostname, parts.port or _PORTS[parts.scheme]
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._is_encrypted = parts.scheme == "smtps"
        self._timeout = timeout

    async def send(self, address: Address, letter: Letter, stop: str, footer: str) -> None:
        """Send a letter with a link to get no more of them; raises Failed or Gone."""
        try:
            await asyncio.to_thread(self._send, self._message(address, letter, stop, footer))
        except smtplib.SMTPRecipientsRefused as error:
            code, _ = error.recipients[address.address]
            raise (Gone if code >= _PERMANENT else Failed)(str(code)) from error
        except (OSError, smtplib.SMTPException) as error:
            raise Failed(type(error).__name__) from error

    def _message(self, address: Address, letter: Letter, stop: str, footer: str) -> EmailMessage:
        """The letter as an e-mail: sent twice, it is the same one."""
        message = EmailMessage(_POLICY)
        message["From"] = self.sender
        message["To"] = address.address
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{letter.id}@{parseaddr(self.sender)[1].rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(f"{letter.text}\n\n{letter.url}\n\n-- \n{footer}\n")
        return message

    def _send(self, message: EmailMessage) -> None:
        connect = smtplib.SMTP_SSL if self._is_encrypted else smtplib.SMTP
        with connect(self._host, self._port, timeout=self._timeout) as server:
            if not self._is_encrypted:
                self._encrypt(server)
            if self._user:
                server.login(self._user, self._password)
            server.send_message(message)

    def _encrypt(self, server: smtplib.SMTP) -> None:
        server.ehlo()
        if server.has_extn("starttls") or self._host not in LOCAL_NAMES:
            server.starttls(context=ssl.create_default_context())
