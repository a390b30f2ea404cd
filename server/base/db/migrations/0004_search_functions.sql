-- Both are trusted extensions: the owner of a database may add them.
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Documents lie apart and as they are: what is counted and sorted stays narrow, and what is ranked is read at once.
ALTER TABLE "article_search" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "article_search" ALTER COLUMN "document" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- Markup and the signs that would glue words into paths, hosts and compounds become spaces; accents go.
CREATE FUNCTION search_plain(input text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT unaccent(regexp_replace(input, '<[^>]*>|&(?:amp|lt|gt|quot|nbsp);|[/.:@_&#+=\\-]+', ' ', 'g'))
$$;--> statement-breakpoint
-- A vector holds no more than a megabyte: of a text beyond a hundred pages the rest is not searched.
CREATE FUNCTION search_vector(input text, weight "char") RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('italian', left(search_plain(coalesce(input, '')), 200000)), weight)
$$;--> statement-breakpoint
CREATE FUNCTION index_articles(changed integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM article_search WHERE article_id = ANY (changed);

  INSERT INTO article_search
    (article_id, brand, day, visible_from, published_at, words, section_ids, edition_ids, signature_ids, document)
  SELECT a.id, a.brand, print.day, coalesce(a.embargoed_until, '-infinity'), a.published_at, a.words,
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

  INSERT INTO search_words (brand, word, shown)
  SELECT DISTINCT ON (brand, word) brand, word, shown
  FROM (
    SELECT a.brand, lower(unaccent(piece)) AS word, piece AS shown
    FROM articles a,
      regexp_split_to_table(concat_ws(' ', a.title, a.kicker, a.subtitle, a.byline),
        '[\s0-9!-/:-@\[-`{-~«»“”„‘’…–—·•]+') AS piece
    WHERE a.id = ANY (changed) AND a.status = 'usable' AND length(piece) BETWEEN 4 AND 30
  ) headlines
  WHERE word ~ '^[a-z]+$'
  ORDER BY brand, word, shown
  ON CONFLICT DO NOTHING;
$$;--> statement-breakpoint
-- Frequencies are statistics: they are taken anew, from a sample, when the archive has grown or shrunk by a third.
CREATE FUNCTION take_search_census() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  total integer := (SELECT count(*) FROM article_search);
  step integer := greatest(1, total / 2000);
  sample integer;
BEGIN
  IF EXISTS (SELECT FROM search_census WHERE total * 3 BETWEEN articles * 2 AND articles * 4) THEN
    RETURN;
  END IF;
  DELETE FROM search_terms;
  DELETE FROM search_census;
  SELECT count(*) INTO sample FROM article_search WHERE article_id % step = 0;
  IF sample = 0 THEN
    RETURN;
  END IF;
  INSERT INTO search_census (articles, sampled) VALUES (total, sample);
  INSERT INTO search_terms (lexeme, share)
  SELECT word, ndoc::real / sample
  FROM ts_stat(format('SELECT document FROM article_search WHERE article_id %% %s = 0', step))
  WHERE ndoc > 1 OR step = 1;
END
$$;--> statement-breakpoint
SELECT index_articles(coalesce(array_agg(id), '{}')) FROM articles;--> statement-breakpoint
SELECT take_search_census();
