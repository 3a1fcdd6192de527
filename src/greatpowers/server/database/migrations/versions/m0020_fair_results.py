"""Who left a seat to a bot, when its player came back, and which guests use the same browser."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration."""
    op.add_column("seats", sa.Column("resumed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("dismissed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "browsers",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
        sa.Column("browser", sa.String(16), primary_key=True),
    )


def downgrade() -> None:
    """Revert the migration."""
    op.drop_table("browsers")
    op.drop_column("seats", "dismissed")
    op.drop_column("seats", "resumed")
