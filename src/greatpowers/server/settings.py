"""The settings of a server. `greatpowers serve` takes them from its flags and from GREATPOWERS_... variables."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass

from greatpowers.bots.levels import LEVELS

LOCAL = ("127.0.0.1", "::1")
LOCAL_NAMES = ("localhost", *LOCAL)


@dataclass(frozen=True)
class Settings:
    """How a server runs.

    `host_names`: what it may be called. `any_address`: it also answers to every IP address, as at home.
    `root_path`: what precedes every path behind a proxy. `proxies`: whose X-Forwarded-... headers count.
    `metrics_from`: who may read /metrics. `connections`: how many may be open, in all and from one address.
    Addresses may be networks (10.0.0.0/8). Times are in seconds.

    `public_url`: where people reach it, which notices need; empty: nothing is ever sent to anybody. `smtp` and
    `mail_from`: the mail server (see mail) and the sender. `notice_grace`: how long a player who does not look at the
    table has before being told; `notice_timeout`: how long the receiver of a notice has to answer. `local_receivers`:
    notices may go to webhooks and push services in private networks and without encryption.

    `strongest_bot`: the level above which guests can choose no bot; tables that have one keep it. `analysis_seconds`:
    how long the server thinks about a hint or an explanation; 0: there are none. `review_seconds`: about the review of
    a game that is over.
    """

    host_names: Sequence[str] = ()
    any_address: bool = True
    root_path: str = ""
    proxies: Sequence[str] = LOCAL
    metrics_from: Sequence[str] = LOCAL
    connections: int = 10_000
    connections_per_address: int = 200
    header_timeout: float = 10
    body_timeout: float = 60
    ping_interval: float = 20
    public_url: str = ""
    smtp: str = ""
    mail_from: str = ""
    notice_grace: float = 60
    notice_timeout: float = 10
    local_receivers: bool = False
    strongest_bot: str = LEVELS[-1]
    analysis_seconds: float = 1
    review_seconds: float = 45

    def answers_to(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = _without_port(host).lower()
        return name in LOCAL_NAMES or name in self.host_names or (self.any_address and is_address(name))


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].removesuffix(".")


def is_address(text: str) -> bool:
    """Whether this is an IP address."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


class Networks:
    """A set of addresses; raises ValueError for what is neither an address nor a network."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self._networks = [ipaddress.ip_network(address) for address in addresses]

    def __contains__(self, address: str) -> bool:
        try:
            given = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = getattr(given, "ipv4_mapped", None)  # how an IPv6 socket sees IPv4
        return any((mapped or given) in network for network in self._networks)
