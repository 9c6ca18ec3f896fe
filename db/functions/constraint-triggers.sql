-- PostgreSQL cannot replace a constraint trigger, and dropping one waits for all transactions that read the table, such
-- as a backup. So this function drops the trigger only if its definition differs. `definition` has the format of
-- pg_get_triggerdef.
CREATE OR REPLACE FUNCTION create_constraint_trigger(definition text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  name constant text := substring(definition FROM 'TRIGGER (\w+)');
  relation constant text := substring(definition FROM ' ON (\w+)');
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_trigger
    WHERE tgrelid = relation::regclass AND tgname = name AND tgenabled = 'O' AND pg_get_triggerdef(oid, true) = definition
  ) THEN
    EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', name, relation);
    EXECUTE definition;
  END IF;
END
$$;
