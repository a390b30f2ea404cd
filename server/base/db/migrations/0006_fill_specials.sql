-- Specials of the articles that were imported before specials had ids.
INSERT INTO "specials" ("brand", "slug", "name")
SELECT DISTINCT ON ("articles"."brand", "article_subjects"."slug")
  "articles"."brand", "article_subjects"."slug", "article_subjects"."name"
FROM "article_subjects"
INNER JOIN "articles" ON "articles"."id" = "article_subjects"."article_id"
WHERE "article_subjects"."kind" = 'special'
ORDER BY "articles"."brand", "article_subjects"."slug", "articles"."id"
ON CONFLICT DO NOTHING;
