CREATE TABLE "article_search" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"visible_from" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"words" integer NOT NULL,
	"section_ids" integer[] NOT NULL,
	"edition_ids" integer[] NOT NULL,
	"signature_ids" integer[] NOT NULL,
	"document" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_census" (
	"articles" integer NOT NULL,
	"sampled" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"lexeme" text PRIMARY KEY NOT NULL,
	"share" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"brand" text NOT NULL,
	"word" text NOT NULL,
	"shown" text NOT NULL,
	CONSTRAINT "search_words_brand_word_pk" PRIMARY KEY("brand","word")
);
--> statement-breakpoint
ALTER TABLE "article_search" ADD CONSTRAINT "article_search_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_search_document" ON "article_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "article_search_newest" ON "article_search" USING btree ("brand","published_at" DESC NULLS LAST);