"""Who is asked since when, where people want to be told, and what is yet to be sent there."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("seats", sa.Column("asked", sa.Integer))
    op.add_column("seats", sa.Column("since", sa.BigInteger))
    op.add_column("seats", sa.Column("told", sa.Integer))
    op.create_index("ix_seats_since", "seats", ["since"])
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.Column("keys", sa.String(400), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("stopped", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column(
            "address", sa.String(22), sa.ForeignKey("addresses.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("number", sa.Integer),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """Revert the migration."""
    op.drop_table("notices")
    op.drop_table("addresses")
    op.drop_index("ix_seats_since", "seats")
    op.drop_column("seats", "told")
    op.drop_column("seats", "since")
    op.drop_column("seats", "asked")
