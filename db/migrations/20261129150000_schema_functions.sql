-- The hashes of functions/ as they were applied (app/platform/db/changed-functions.server.ts).
CREATE TABLE schema_functions (name text PRIMARY KEY, hash text NOT NULL);
