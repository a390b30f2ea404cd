CREATE TABLE "article_embeddings" (
	"article_id" integer NOT NULL,
	"place" integer NOT NULL,
	"model" text NOT NULL,
	"source_hash" text NOT NULL,
	"embedding" real[] NOT NULL,
	CONSTRAINT "article_embeddings_article_id_place_pk" PRIMARY KEY("article_id","place")
);
--> statement-breakpoint
ALTER TABLE "article_embeddings" ADD CONSTRAINT "article_embeddings_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;