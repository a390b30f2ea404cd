-- How strong the words of an article are in it, as the ranking (`score-matches.ts`) has it: how often a word stands in the fields by their weight, by
-- the length of the text, in seven steps of which each is 1.41 times the one before. What is weaker is left out, as is what
-- stands once, and in the text alone, and what is too long to be a word. Of a paid article once more by its open part, for who may not read it. Built-in functions
-- alone, for the index; planned as dear, so that the index is asked and not each row.
CREATE FUNCTION word_strengths(document tsvector, words integer, access text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_to_tsvector(array_agg(
    lexeme || '/' || least(7, 1 + floor(2 * ln(often / 2.5) / ln(2.0::float8))) || '/' || readers)), '')
  FROM (
    SELECT lexeme, cardinality(array_positions(weights, 'D'))::float8 AS in_body,
      cardinality(array_positions(weights, 'C')) * 0.25::float8 + cardinality(array_positions(weights, 'B')) * 1.25::float8
        + cardinality(array_positions(weights, 'A')) * 2.5::float8 AS in_open_part
    FROM unnest(document) WHERE weights NOT IN ('{D}', '{C}') AND octet_length(lexeme) <= 255
  ) counted
  CROSS JOIN LATERAL (VALUES
    (access, (in_body + in_open_part) / (0.48 + 0.72 * words / 350)),
    ('not ' || access, CASE WHEN access <> 'free' THEN (1 + in_open_part) / 1.2 END)
  ) AS strength (readers, often)
  WHERE often >= 2.5
$$;--> statement-breakpoint
DROP INDEX "article_search_document";--> statement-breakpoint
ALTER TABLE "article_search" ADD COLUMN "access" text;--> statement-breakpoint
UPDATE "article_search" SET access = a.access FROM articles a WHERE a.id = article_id;--> statement-breakpoint
ALTER TABLE "article_search" ALTER COLUMN "access" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "article_search_document" ON "article_search" USING gin ("document",word_strengths("document", "words", "access"));--> statement-breakpoint
ALTER INDEX "article_search_document" ALTER COLUMN 2 SET STATISTICS 0;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_articles(changed integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM article_search WHERE article_id = ANY (changed);

  INSERT INTO article_search (article_id, brand, day, visible_from, published_at, words, access, section_ids, edition_ids,
    signature_ids, document)
  SELECT a.id, a.brand, print.day, coalesce(a.embargoed_until, '-infinity'), a.published_at, a.words, a.access,
    print.section_ids, print.edition_ids, signed.ids,
    search_vector(a.title, 'A') || search_vector(concat_ws(' ', a.kicker, a.subtitle, a.byline), 'B')
      || search_vector(a.opening, 'C') || search_vector(a.body, 'D')
  FROM articles a
  CROSS JOIN LATERAL (
    SELECT min(i.day) AS day, array_agg(DISTINCT p.section_id) AS section_ids,
      array_agg(DISTINCT i.edition_id) AS edition_ids
    FROM placements p JOIN issues i ON i.id = p.issue_id WHERE p.article_id = a.id
  ) print
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(s.signature_id), '{}') AS ids FROM article_signatures s WHERE s.article_id = a.id
  ) signed
  WHERE a.id = ANY (changed) AND a.status = 'usable' AND print.day IS NOT NULL;

  SELECT index_texts(changed);
  SELECT index_words(changed);
$$;
