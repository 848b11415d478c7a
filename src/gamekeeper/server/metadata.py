"""The list of all tables of the database."""

from __future__ import annotations

from sqlalchemy import MetaData

METADATA = MetaData()
