-- As before, and with the same results: single spaces stay where they are instead of each being found and put back.
CREATE OR REPLACE FUNCTION search_spaced(input text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ' ' || regexp_replace(lower(left(search_plain(coalesce(input, '')), 200000)),
    '(?: *[\u0001-\u001f\u0021-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u02ff'
    '\u05be\u060c\u061b\u061f\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u30fb\ufe30-\ufe4f'
    '\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]|  )'
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u02ff'
    '\u05be\u060c\u061b\u061f\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u30fb\ufe30-\ufe4f'
    '\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\U0001f000-\U0001faff]*', ' ', 'g') || ' '
$$;--> statement-breakpoint
-- As before: signs and other spaces become spaces, by which the words are parted.
CREATE OR REPLACE FUNCTION index_words(changed integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (brand, word, shown)
  SELECT DISTINCT ON (brand, word) brand, word, shown
  FROM (
    SELECT brand, lower(search_fold(piece)) AS word, piece AS shown
    FROM (
      SELECT DISTINCT a.brand, piece
      FROM articles a,
        string_to_table(
          regexp_replace(
            concat_ws(' ', a.title, a.kicker, a.subtitle, a.byline,
              regexp_replace(a.free_body, '<[^>]*>|&(?:amp|lt|gt|quot|nbsp);', ' ', 'g')),
            '[\u0009-\u000d\u0085\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000'
            '0-9!-/:-@\[-`{-~«»“”„‘’…–—·•]+', ' ', 'g'),
          ' ') AS piece
      WHERE a.id = ANY (changed) AND a.status = 'usable' AND length(piece) BETWEEN 4 AND 30
    ) pieces
    OFFSET 0
  ) open_words
  WHERE word ~ '^[a-z]+$'
  ORDER BY brand, word, shown
  ON CONFLICT DO NOTHING;
$$;
