-- Every two words of an article that stand beside each other, as numbers below 2^20: some pairs share one, so that whatever
-- is found by them is to be looked at once more. Built-in functions alone, for the index.
CREATE FUNCTION written_pairs(open_words text, body_words text) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(hashtext(word || ' ' || next) & 1048575), '{}')
  FROM (SELECT string_to_array(open_words || '|' || coalesce(body_words, ''), ' ') AS words) said,
    unnest(words, words[2:]) AS pair (word, next)
  WHERE word NOT IN ('', '|') AND next NOT IN ('', '|')
$$;--> statement-breakpoint
CREATE INDEX "search_texts_pairs" ON "search_texts" USING gin (written_pairs(open_words, body_words));--> statement-breakpoint
-- Nothing is planned by which pairs are common, and to learn it would mean to pair the words of thousands of texts again.
ALTER INDEX "search_texts_pairs" ALTER COLUMN 1 SET STATISTICS 0;
