-- PostgreSQL compiles what it takes for a costly query. Ours are short: compiling takes longer than the query does, seconds
-- where an order holds the stock meanwhile. Connections made from now on do not; who is not its owner has to ask for it.
DO $$
BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'jit could not be switched off for this database: its owner can do it.';
END
$$;
