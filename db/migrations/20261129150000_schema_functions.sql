-- The hashes of functions/ as they were applied (app/platform/db/changed-functions.server.ts).
CREATE TABLE schema_functions (name text PRIMARY KEY, hash text NOT NULL);
-- Functions that have other names now. The triggers that use them are created again.
DROP FUNCTION IF EXISTS note_page_changes, note_page_changes_of_keys, note_translation_changes, lead_on, lead_all_on;
DROP FUNCTION IF EXISTS page_came_up CASCADE;
