CREATE TABLE "used_prefixes" (
	"prefix" text PRIMARY KEY NOT NULL,
	"market_id" uuid,
	"language" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "used_prefixes" ADD CONSTRAINT "used_prefixes_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_prefixes_market" ON "used_prefixes" USING btree ("market_id");--> statement-breakpoint
-- Links below a prefix that is no longer open lead to the pages that replaced it.
CREATE FUNCTION "record_used_prefixes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO used_prefixes (prefix, market_id, language)
  SELECT l.prefix, l.market_id, l.language FROM locales AS l JOIN markets AS m ON m.id = l.market_id
  WHERE m.id = coalesce(to_jsonb(NEW) ->> 'market_id', to_jsonb(NEW) ->> 'id')::uuid AND m.status = 'open' AND l.prefix <> ''
  ON CONFLICT (prefix) DO UPDATE SET market_id = excluded.market_id, language = excluded.language;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Deferred: prefixes are exchanged through temporary ones.
CREATE CONSTRAINT TRIGGER "record_used_prefixes" AFTER INSERT OR UPDATE ON "locales" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_used_prefixes();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "record_used_prefixes" AFTER UPDATE OF "status" ON "markets" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'open') EXECUTE FUNCTION record_used_prefixes();--> statement-breakpoint
INSERT INTO used_prefixes (prefix, market_id, language)
SELECT l.prefix, l.market_id, l.language FROM locales AS l JOIN markets AS m ON m.id = l.market_id
WHERE m.status = 'open' AND l.prefix <> '';
