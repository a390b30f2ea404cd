CREATE TABLE "consent_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reader_id" uuid,
	"brand" text NOT NULL,
	"purpose_1" boolean NOT NULL,
	"purpose_2" boolean NOT NULL,
	"purpose_3" boolean NOT NULL,
	"purpose_4" boolean NOT NULL,
	"purpose_5" boolean NOT NULL,
	"tc_string" text,
	"list_version" integer NOT NULL,
	"policy_version" integer NOT NULL,
	"words_version" integer NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_log" ADD CONSTRAINT "consent_log_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_log_at" ON "consent_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "consent_log_reader" ON "consent_log" USING btree ("reader_id");