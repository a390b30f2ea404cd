CREATE TABLE "search_texts" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"open_words" text NOT NULL,
	"body_words" text
);
--> statement-breakpoint
ALTER TABLE "search_texts" ADD CONSTRAINT "search_texts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A text's words as they are written, folded, parted by single spaces and with one before and after all.
CREATE FUNCTION search_spaced(input text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ' ' || regexp_replace(lower(left(search_plain(coalesce(input, '')), 200000)),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u02ff\u05be\u060c'
    '\u061b\u061f\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u30fb\ufe30-\ufe4f'
    '\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]+', ' ', 'g') || ' '
$$;--> statement-breakpoint
CREATE FUNCTION index_texts(changed integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_texts WHERE article_id = ANY (changed);

  INSERT INTO search_texts (article_id, open_words, body_words)
  SELECT a.id,
    concat_ws('|', search_spaced(a.title), search_spaced(a.kicker), search_spaced(a.subtitle), search_spaced(a.byline),
      search_spaced(a.free_body)),
    CASE WHEN a.body <> a.free_body THEN search_spaced(a.body) END
  FROM articles a JOIN article_search found ON found.article_id = a.id
  WHERE a.id = ANY (changed);
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_articles(changed integer[]) RETURNS void LANGUAGE sql AS $$
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

  SELECT index_texts(changed);

  INSERT INTO search_words (brand, word, shown)
  SELECT DISTINCT ON (brand, word) brand, word, shown
  FROM (
    SELECT a.brand, lower(search_fold(piece)) AS word, piece AS shown
    FROM articles a,
      regexp_split_to_table(concat_ws(' ', a.title, a.kicker, a.subtitle, a.byline),
        '[\s0-9!-/:-@\[-`{-~«»“”„‘’…–—·•]+') AS piece
    WHERE a.id = ANY (changed) AND a.status = 'usable' AND length(piece) BETWEEN 4 AND 30
  ) headlines
  WHERE word ~ '^[a-z]+$'
  ORDER BY brand, word, shown
  ON CONFLICT DO NOTHING;
$$;--> statement-breakpoint
SELECT index_texts(coalesce(array_agg(article_id), '{}')) FROM article_search;
