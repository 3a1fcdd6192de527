"""What several processes need to play at the same tables: how often each has changed, its request, what is due."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the migration: as far as it is known, one player is to decide."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("request", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("bot_due", sa.Boolean, nullable=False, server_default=sa.false()))
    due = sa.text("bot_due")
    op.create_index("ix_tables_bot_due", "tables", ["updated"], postgresql_where=due, sqlite_where=due)
    op.execute(
        """
        UPDATE tables SET bot_due = true WHERE NOT over AND lesson = ''
        AND EXISTS (SELECT 1 FROM seats WHERE seats."table" = tables.id AND bot = '')
        AND (to_act = -2 OR EXISTS (
            SELECT 1 FROM seats WHERE seats."table" = tables.id AND number = to_act AND (bot <> '' OR stand_in <> '')
        ))
        """
    )


def downgrade() -> None:
    """Revert the migration."""
    op.drop_index("ix_tables_bot_due", "tables")
    for column in ("bot_due", "request", "revision"):
        op.drop_column("tables", column)
