"""Bots over the network: a client of the server's bot API, and a player that uses it."""

from greatpowers.network.player import Player
from greatpowers.network.server import Refusal, Server

__all__ = ["Player", "Refusal", "Server"]
