"""The tables of the database. Migrations bring a database to this schema; a test compares them."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

GUESTS = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),  # a digest of the cookie, which is not stored
    sa.Column("created", sa.BigInteger, nullable=False),  # milliseconds since 1970, like all times here
    # When seats or sessions of theirs last changed behind the back of open tables, if ever (see guest_changes):
    sa.Column("changed", sa.BigInteger, index=True),
)
# A name and a password for a guest. No cookie belongs to such a guest: they sign in.
ACCOUNTS = sa.Table(
    "accounts",
    METADATA,
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("key", sa.String(100), nullable=False, unique=True),  # the same for names that look alike
    sa.Column("password", sa.String(200), nullable=False),  # its hash by argon2id
    sa.Column("created", sa.BigInteger, nullable=False),
)
# Browsers that are signed in, and the tokens of programs, which never expire:
SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),  # of the cookie or token, which is not stored
    sa.Column("account", sa.ForeignKey("accounts.guest", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("program", sa.Boolean, nullable=False),
    sa.Column("label", sa.String(100), nullable=False),  # of a browser: what it is; of a program: its name
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    # The host, who opened it:
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),  # in the lobby, for anybody to join
    sa.Column("links", sa.Integer, nullable=False, server_default="0"),  # how often new links have replaced old ones
    sa.Column("delay", sa.Integer, nullable=False, server_default="0"),  # minutes by which spectators see it late
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),  # see ratings
    sa.Column("hints", sa.Boolean),  # whether players may ask for hints; empty: it depends on who plays
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("seed", sa.String(32), nullable=False),
    sa.Column("luck", sa.String(100), nullable=False, server_default=""),  # its secret; empty: it comes from the seed
    sa.Column("position", sa.Text, nullable=False, server_default=""),  # the first, as text; empty: the beginning
    sa.Column("viewer", sa.String(16), nullable=False, server_default=""),  # whose own record it is made from, if any
    sa.Column("lesson", sa.String(64), nullable=False, server_default=""),  # the lesson that it was opened for, if any
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    # How many actions everybody may know of, and when the last of them was taken: what lists of tables show.
    sa.Column("shown", sa.Integer, nullable=False, server_default="0"),
    sa.Column("shown_at", sa.BigInteger, nullable=False, server_default="0"),
    # A summary for lists of tables, which then need not load the games:
    sa.Column("actions", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("to_act", sa.Integer, nullable=False),
    sa.Column("deciders", sa.String(64), nullable=False, server_default="[]"),  # JSON: seats
    sa.Column("turns", sa.Integer),  # unknown until the next action of a table that is older than this column
    sa.Column("progress", sa.Integer, nullable=False, server_default="0"),  # in percent
    sa.Column("winners", sa.String(64), nullable=False, server_default="[]"),  # JSON: seats
    # How much time players have, and when the next one's runs out. These two times are in server time (see there).
    sa.Column("pace", sa.String(32), nullable=False, server_default=""),  # see table.clock; empty: as much as they like
    sa.Column("clock", sa.Text, nullable=False, server_default=""),
    sa.Column("due", sa.BigInteger, index=True),
    sa.Column("pause", sa.String(64), nullable=False, server_default=""),  # JSON: by whom, since when; empty: none
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),  # how often a process has changed it
    sa.Column("request", sa.Text, nullable=False, server_default=""),  # JSON: what others are asked to agree to
    # A bot or chance is to act, and somebody would wait for it:
    sa.Column("bot_due", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("ix_tables_bot_due", "updated", postgresql_where=sa.text("bot_due"), sqlite_where=sa.text("bot_due")),
)
SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(200), nullable=False),  # its code; empty: a person's seat
    sa.Column("stand_in", sa.String(200), nullable=False, server_default=""),  # the bot that plays for a person
    sa.Column("plan", sa.Text, nullable=False, server_default=""),  # JSON: see plan; empty: none
    # How many actions there were when its player took it back from a bot, and whether it was the host who gave it away:
    sa.Column("resumed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("dismissed", sa.Boolean, nullable=False, server_default=sa.false()),
    # Whether the game should go on after a change of the rules; empty: not asked, or not answered yet:
    sa.Column("go_on", sa.Boolean),
    # See waiting: the number of the decision it is asked; since when its player should be told; what they were told:
    sa.Column("asked", sa.Integer),
    sa.Column("since", sa.BigInteger, index=True),
    sa.Column("told", sa.Integer),
    # Who plays it; empty for bots, and for a person's seat that nobody has taken yet:
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="SET NULL"), index=True),
)
# Those who watch a table, apart from its players:
AUDIENCE = sa.Table(
    "audience",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
)
# In which browsers the players of a rated game were seen; each table has names of its own for them (see same_browser):
BROWSERS = sa.Table(
    "browsers",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("browser", sa.String(16), primary_key=True),
)
ACTIONS = sa.Table(
    "actions",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("action", sa.Text, nullable=False),  # in notation, which is more stable than the engine's numbers
    sa.Column("time", sa.BigInteger, nullable=False),
    # Whether it only stands for an action that a player's own record hides:
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("check", sa.String(16)),  # see chain; empty: not opened since checksums were introduced
    sa.Column("position", sa.String(8)),  # the fingerprint of the position after it, if it was known
    # Whether a bot took it for the person of the seat:
    sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()),
)
# What long games have led to, so that they open without a replay; see checkpoints:
CHECKPOINTS = sa.Table(
    "checkpoints",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # after how many actions
    sa.Column("seal", sa.String(64), nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # JSON
)
# Comments in the record of a table, before the action of this number:
REMARKS = sa.Table(
    "remarks",
    METADATA,
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("text", sa.Text, nullable=False),
)
# What players say to each other:
CHAT = sa.Table(
    "chat",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the next action at that time
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("to", sa.String(64), nullable=False),  # JSON: seats; empty: everybody
    sa.Column("text", sa.Text, nullable=False),
)
# Guests whom the owner of the server has blocked:
BLOCKS = sa.Table(
    "blocks",
    METADATA,
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
# How strong players are, for each game; `player` is a guest, or a bot by its code, such as "imperial/thumb":
RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(240), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="CASCADE"), index=True),
    sa.Column("name", sa.String(80), nullable=False),  # the one that a guest used last
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("value", sa.Integer, nullable=False),  # what is shown of the two
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ix_ratings_best", "game", "value"),
)
# The results of rated games, which stay when a table is deleted. All ratings can be computed from them:
RESULTS = sa.Table(
    "results",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False, index=True),
    sa.Column("player", sa.String(240), nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    # The rating after the game, how it changed, and how many games it rests on:
    sa.Column("value", sa.Integer, nullable=False),
    sa.Column("change", sa.Integer, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
# Where guests want to be told that it is their turn, see addresses:
ADDRESSES = sa.Table(
    "addresses",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # mail, webhook or push
    sa.Column("address", sa.String(2000), nullable=False),
    sa.Column("keys", sa.String(400), nullable=False),  # JSON: what a browser or a webhook needs besides
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("stopped", sa.Boolean, nullable=False, server_default=sa.false()),  # it did not work for too long
)
# What is yet to be sent to an address. Whoever sends one moves `due` forward first, so nobody else does:
NOTICES = sa.Table(
    "notices",
    METADATA,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("address", sa.ForeignKey("addresses.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),  # asked, over or confirm
    sa.Column("table", sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("number", sa.Integer),
    sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
)
