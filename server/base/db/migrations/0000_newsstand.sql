CREATE TABLE "article_images" (
	"article_id" integer NOT NULL,
	"position" integer NOT NULL,
	"image_hash" text NOT NULL,
	"caption" text,
	"credit" text,
	CONSTRAINT "article_images_article_id_position_pk" PRIMARY KEY("article_id","position")
);
--> statement-breakpoint
CREATE TABLE "article_reads" (
	"article_id" integer NOT NULL,
	"day" date NOT NULL,
	"reads" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "article_reads_article_id_day_pk" PRIMARY KEY("article_id","day")
);
--> statement-breakpoint
CREATE TABLE "article_signatures" (
	"article_id" integer NOT NULL,
	"signature_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_signatures_article_id_signature_id_pk" PRIMARY KEY("article_id","signature_id")
);
--> statement-breakpoint
CREATE TABLE "article_subjects" (
	"article_id" integer NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_subjects_article_id_kind_slug_pk" PRIMARY KEY("article_id","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"uri" text NOT NULL,
	"version" text NOT NULL,
	"source_hash" text NOT NULL,
	"status" text NOT NULL,
	"embargoed_until" timestamp with time zone,
	"slug" text NOT NULL,
	"kicker" text,
	"title" text NOT NULL,
	"subtitle" text,
	"byline" text,
	"body" text NOT NULL,
	"free_body" text NOT NULL,
	"opening" text NOT NULL,
	"words" integer NOT NULL,
	"access" text NOT NULL,
	"genre" text,
	"dateline" text,
	"copyright" text,
	"urgency" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"id" serial PRIMARY KEY NOT NULL,
	"edition_id" integer NOT NULL,
	"day" date NOT NULL,
	"pages" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"issue_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"section_id" integer NOT NULL,
	"page" integer,
	"position" integer NOT NULL,
	CONSTRAINT "placements_issue_id_article_id_pk" PRIMARY KEY("issue_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "raw_items" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"image_hash" text
);
--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reads" ADD CONSTRAINT "article_reads_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_signatures" ADD CONSTRAINT "article_signatures_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_signatures" ADD CONSTRAINT "article_signatures_signature_id_signatures_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."signatures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_subjects" ADD CONSTRAINT "article_subjects_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_issue_id_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raw_items" ADD CONSTRAINT "raw_items_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_reads_day" ON "article_reads" USING btree ("day");--> statement-breakpoint
CREATE INDEX "article_signatures_signature" ON "article_signatures" USING btree ("signature_id");--> statement-breakpoint
CREATE INDEX "article_subjects_kind_slug" ON "article_subjects" USING btree ("kind","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_brand_uri" ON "articles" USING btree ("brand","uri");--> statement-breakpoint
CREATE INDEX "articles_brand_published" ON "articles" USING btree ("brand","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "editions_brand_slug" ON "editions" USING btree ("brand","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_edition_day" ON "issues" USING btree ("edition_id","day");--> statement-breakpoint
CREATE INDEX "issues_day" ON "issues" USING btree ("day");--> statement-breakpoint
CREATE INDEX "placements_article" ON "placements" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sections_brand_slug" ON "sections" USING btree ("brand","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_brand_slug" ON "signatures" USING btree ("brand","slug");