-- Words of what everybody may read, each as it was first printed. A word that comes again is not written again.
CREATE FUNCTION index_words(changed integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (brand, word, shown)
  SELECT DISTINCT ON (brand, word) brand, word, shown
  FROM (
    SELECT brand, lower(search_fold(piece)) AS word, piece AS shown
    FROM (
      SELECT DISTINCT a.brand, piece
      FROM articles a,
        regexp_split_to_table(
          concat_ws(' ', a.title, a.kicker, a.subtitle, a.byline,
            regexp_replace(a.free_body, '<[^>]*>|&(?:amp|lt|gt|quot|nbsp);', ' ', 'g')),
          '[\s0-9!-/:-@\[-`{-~«»“”„‘’…–—·•]+') AS piece
      WHERE a.id = ANY (changed) AND a.status = 'usable' AND length(piece) BETWEEN 4 AND 30
    ) pieces
  ) open_words
  WHERE word ~ '^[a-z]+$'
  ORDER BY brand, word, shown
  ON CONFLICT DO NOTHING;
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
  SELECT index_words(changed);
$$;--> statement-breakpoint
SELECT index_words(coalesce(array_agg(article_id), '{}')) FROM article_search;
