CREATE TABLE "alert_rules" (
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"quiet" jsonb NOT NULL,
	"daily_cap" integer,
	"digest_times" text[] NOT NULL,
	"pause_from" date,
	"pause_to" date,
	"only_exceptional" boolean NOT NULL,
	"wake_for_exceptional" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_rules_reader_id_brand_pk" PRIMARY KEY("reader_id","brand")
);
--> statement-breakpoint
ALTER TABLE "reader_topics" ADD COLUMN "alerts" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;