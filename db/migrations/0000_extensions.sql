-- Typing mistakes in searches: similarity and indexed LIKE on names. Part of every PostgreSQL distribution.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
