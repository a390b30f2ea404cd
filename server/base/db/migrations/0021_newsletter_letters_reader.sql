CREATE TABLE "newsletter_papers" (
	"brand" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"issues" text NOT NULL,
	"seen_since" timestamp with time zone NOT NULL,
	"same_since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_letters" ADD COLUMN "run" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "newsletter_letters_reader" ON "newsletter_letters" USING btree ("reader_id");