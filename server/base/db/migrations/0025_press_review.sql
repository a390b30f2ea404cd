CREATE TABLE "press_desks" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"reader_id" uuid NOT NULL,
	"deadline" text,
	"weekdays" integer[] NOT NULL,
	"automatic" boolean NOT NULL,
	"groups" text[] NOT NULL,
	"tell_when_empty" boolean NOT NULL,
	"licensee" text,
	"deadline_seen" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "press_desks_once" UNIQUE("brand","reader_id")
);
--> statement-breakpoint
CREATE TABLE "press_letters" (
	"id" serial PRIMARY KEY NOT NULL,
	"sending_id" uuid NOT NULL,
	"recipient_id" integer,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"forwarded" boolean NOT NULL,
	"status" text NOT NULL,
	"job" uuid,
	"run" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"maybe_twice" boolean DEFAULT false NOT NULL,
	"reason" text,
	"token_hash" text,
	"ends_hash" text,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"downloaded_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "press_letters_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "press_letters_ends_hash_unique" UNIQUE("ends_hash"),
	CONSTRAINT "press_letters_once" UNIQUE("sending_id","email")
);
--> statement-breakpoint
CREATE TABLE "press_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"desk_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"chapters" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "press_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "press_proposals" (
	"desk_id" integer NOT NULL,
	"day" date NOT NULL,
	"article_id" integer NOT NULL,
	CONSTRAINT "press_proposals_desk_id_day_article_id_pk" PRIMARY KEY("desk_id","day","article_id")
);
--> statement-breakpoint
CREATE TABLE "press_recipients" (
	"id" serial PRIMARY KEY NOT NULL,
	"desk_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"groups" text[] NOT NULL,
	"status" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"reason" text,
	"token" text NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "press_recipients_token_unique" UNIQUE("token"),
	CONSTRAINT "press_recipients_once" UNIQUE("desk_id","email")
);
--> statement-breakpoint
CREATE TABLE "press_reviews" (
	"desk_id" integer NOT NULL,
	"day" date NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"chapters" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "press_reviews_desk_id_day_pk" PRIMARY KEY("desk_id","day")
);
--> statement-breakpoint
CREATE TABLE "press_searches" (
	"id" serial PRIMARY KEY NOT NULL,
	"desk_id" integer NOT NULL,
	"name" text NOT NULL,
	"filters" text NOT NULL,
	"chapter" text NOT NULL,
	"active" boolean NOT NULL,
	"ran_at" timestamp with time zone,
	"added" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "press_sendings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"desk_id" integer NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"chapters" text NOT NULL,
	"ordered_by" uuid,
	"ordered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"planned_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "press_sendings_once" UNIQUE("desk_id","key")
);
--> statement-breakpoint
CREATE TABLE "press_usage" (
	"id" serial PRIMARY KEY NOT NULL,
	"desk_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"reader_id" uuid,
	"who" text,
	"what" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "press_desks" ADD CONSTRAINT "press_desks_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_letters" ADD CONSTRAINT "press_letters_sending_id_press_sendings_id_fk" FOREIGN KEY ("sending_id") REFERENCES "public"."press_sendings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_letters" ADD CONSTRAINT "press_letters_recipient_id_press_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."press_recipients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_links" ADD CONSTRAINT "press_links_desk_id_press_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."press_desks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_links" ADD CONSTRAINT "press_links_created_by_readers_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."readers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_proposals" ADD CONSTRAINT "press_proposals_desk_id_press_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."press_desks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_proposals" ADD CONSTRAINT "press_proposals_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_recipients" ADD CONSTRAINT "press_recipients_desk_id_press_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."press_desks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_reviews" ADD CONSTRAINT "press_reviews_desk_id_press_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."press_desks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_reviews" ADD CONSTRAINT "press_reviews_updated_by_readers_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."readers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_searches" ADD CONSTRAINT "press_searches_desk_id_press_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."press_desks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_sendings" ADD CONSTRAINT "press_sendings_desk_id_press_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."press_desks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_sendings" ADD CONSTRAINT "press_sendings_ordered_by_readers_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."readers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_usage" ADD CONSTRAINT "press_usage_desk_id_press_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."press_desks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_usage" ADD CONSTRAINT "press_usage_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "press_desks_reader" ON "press_desks" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "press_letters_recipient" ON "press_letters" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "press_links_desk" ON "press_links" USING btree ("desk_id");--> statement-breakpoint
CREATE INDEX "press_links_expires" ON "press_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "press_recipients_deleted" ON "press_recipients" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "press_searches_desk" ON "press_searches" USING btree ("desk_id");--> statement-breakpoint
CREATE INDEX "press_sendings_due" ON "press_sendings" USING btree ("due_at") WHERE "press_sendings"."done_at" is null and "press_sendings"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "press_sendings_desk" ON "press_sendings" USING btree ("desk_id","ordered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "press_usage_desk" ON "press_usage" USING btree ("desk_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "press_usage_reader" ON "press_usage" USING btree ("reader_id");