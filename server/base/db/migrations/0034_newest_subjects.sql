DROP INDEX "article_subjects_kind_slug";--> statement-breakpoint
ALTER TABLE "article_subjects" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "article_subjects" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "article_subjects" SET "brand" = "articles"."brand", "published_at" = "articles"."published_at"
  FROM "articles" WHERE "articles"."id" = "article_subjects"."article_id";--> statement-breakpoint
ALTER TABLE "article_subjects" ALTER COLUMN "brand" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "article_subjects" ALTER COLUMN "published_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "article_subjects_newest" ON "article_subjects" USING btree ("kind","slug","brand","published_at" DESC NULLS FIRST);
