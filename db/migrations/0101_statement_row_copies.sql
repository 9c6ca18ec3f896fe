CREATE TABLE "statement_row_copies" (
	"statement_id" uuid NOT NULL,
	"key" text NOT NULL,
	"row_id" uuid NOT NULL,
	CONSTRAINT "statement_row_copies_statement_id_key_pk" PRIMARY KEY("statement_id","key")
);
--> statement-breakpoint
ALTER TABLE "statement_rows" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_row_copies" ADD CONSTRAINT "statement_row_copies_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_row_copies" ADD CONSTRAINT "statement_row_copies_row_id_statement_rows_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."statement_rows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_row_copies_row" ON "statement_row_copies" USING btree ("row_id");--> statement-breakpoint
UPDATE "statement_rows" SET "account" = "bank_statements"."account" FROM "bank_statements" WHERE "bank_statements"."id" = "statement_rows"."statement_id" AND "bank_statements"."account" <> '';
