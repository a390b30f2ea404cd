-- Rows this narrow had their lists of ids stored apart too, where counting fetched them one by one. They belong in the row.
ALTER TABLE "article_search" ALTER COLUMN "section_ids" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "article_search" ALTER COLUMN "edition_ids" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "article_search" ALTER COLUMN "signature_ids" SET STORAGE MAIN;--> statement-breakpoint
UPDATE "article_search" SET section_ids = section_ids || '{}', edition_ids = edition_ids || '{}',
  signature_ids = signature_ids || '{}';
