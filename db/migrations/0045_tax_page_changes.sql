-- Product pages name the tax that their prices include.
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tax_rates" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');--> statement-breakpoint
CREATE TRIGGER "page_changes_of_any" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tax_registrations" FOR EACH STATEMENT EXECUTE FUNCTION page_changes_of_statement('{settings}');
