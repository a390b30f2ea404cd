CREATE TABLE "muted_stories" (
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"story" text NOT NULL,
	"muted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "muted_stories_reader_id_brand_story_pk" PRIMARY KEY("reader_id","brand","story")
);
--> statement-breakpoint
CREATE TABLE "newsletter_letters" (
	"mailing_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"status" text NOT NULL,
	"job" uuid NOT NULL,
	"attempts" integer NOT NULL,
	"reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_letters_mailing_id_reader_id_pk" PRIMARY KEY("mailing_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_mailings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"newsletter" text NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"planned_at" timestamp with time zone,
	CONSTRAINT "newsletter_mailings_once" UNIQUE("brand","newsletter","day")
);
--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD COLUMN "opted_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_messages" ALTER COLUMN "topics" DROP DEFAULT;--> statement-breakpoint
UPDATE "alert_messages" SET "topics" = ARRAY["topic"] WHERE "topic" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "reader_alerts" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "muted_stories" ADD CONSTRAINT "muted_stories_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_mailing_id_newsletter_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."newsletter_mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reader_newsletters_audience" ON "reader_newsletters" USING btree ("brand","newsletter","reader_id");