"""Accounts, their sessions, and when something of a guest's last changed."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("guests", sa.Column("changed", sa.BigInteger))
    op.create_index("ix_guests_changed", "guests", ["changed"])
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(100), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    account = sa.ForeignKey("accounts.guest", ondelete="CASCADE")
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("account", sa.String(64), account, nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("label", sa.String(100), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])


def downgrade() -> None:
    """Revert the migration."""
    op.drop_table("sessions")
    op.drop_table("accounts")
    op.drop_index("ix_guests_changed", "guests")
    op.drop_column("guests", "changed")
