-- Whether a text has more than the letters and signs of Western languages, each written as one.
CREATE FUNCTION search_has_marks(input text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT input ~ '[^\u0001-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205f\u20a0-\u20cf]'
$$;--> statement-breakpoint
-- Accents, points and signs that only shape letters go, however they are written; vowel signs that are letters stay. As
-- `fold` in domain/text.ts.
CREATE FUNCTION search_fold(input text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT unaccent(CASE WHEN search_has_marks(input) THEN
    translate(normalize(regexp_replace(normalize(input, NFD), '[\u00ad\u034f\u061c\u0640\u180b-\u180f\u200c-\u200f'
      '\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4'
      '\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff'
      '\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+', '', 'g'), NFC), 'ς', 'σ')
    ELSE input END)
$$;--> statement-breakpoint
-- Markup, the signs that would glue words into paths, hosts and compounds, and spaces without width become spaces.
CREATE OR REPLACE FUNCTION search_plain(input text) RETURNS text LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT search_fold(
    regexp_replace(input, '<[^>]*>|&(?:amp|lt|gt|quot|nbsp);|[/.:@_&#+=\u200b\\-]+', ' ', 'g'))
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
-- Other texts are found as before.
SELECT index_articles(coalesce(array_agg(id), '{}')) FROM articles
  WHERE search_has_marks(concat_ws(' ', title, kicker, subtitle, byline, opening, body));
