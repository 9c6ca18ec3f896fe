CREATE TABLE "staff_backup_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_backup_codes_unique" UNIQUE("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_backup_codes" ADD CONSTRAINT "staff_backup_codes_staff_id_staff_second_factors_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_second_factors"("staff_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_staff_id_auth_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;