-- As before, and with the same values, so that the index stands: what the planner would work out again wherever it is
-- named, it works out once. `OFFSET 0` keeps it from that.
CREATE OR REPLACE FUNCTION word_strengths(document tsvector, words integer, access text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
  SELECT coalesce(array_to_tsvector(array_agg(
    lexeme || '/' || least(7, 1 + floor(2 * ln(often / 2.5) / ln(2.0::float8))) || '/' || readers)), '')
  FROM (
    SELECT (0.48 + 0.72 * words / 350)::float8 AS length, 'not ' || access AS others, access <> 'free' AS is_paid OFFSET 0
  ) of_text
  CROSS JOIN LATERAL (
    SELECT lexeme, cardinality(array_positions(weights, 'D'))::float8 AS in_body,
      cardinality(array_positions(weights, 'C')) * 0.25::float8 + cardinality(array_positions(weights, 'B')) * 1.25::float8
        + cardinality(array_positions(weights, 'A')) * 2.5::float8 AS in_open_part
    FROM unnest(document) WHERE weights NOT IN ('{D}', '{C}') AND octet_length(lexeme) <= 255
    OFFSET 0
  ) counted
  CROSS JOIN LATERAL (VALUES
    (access, (in_body + in_open_part) / length),
    (others, CASE WHEN is_paid THEN (1 + in_open_part) / 1.2 END)
  ) AS strength (readers, often)
  WHERE often >= 2.5
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_words(changed integer[]) RETURNS void LANGUAGE sql AS $$
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
    OFFSET 0
  ) open_words
  WHERE word ~ '^[a-z]+$'
  ORDER BY brand, word, shown
  ON CONFLICT DO NOTHING;
$$;
