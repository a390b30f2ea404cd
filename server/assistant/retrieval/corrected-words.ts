import type { Orm } from '#server/base/db/connect.ts';
import { withOneTypo } from '#server/newsroom/content/search/suggest-searches.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';
import { findSimilarWords, readWordUses } from '#server/newsroom/db/search/similar-words.ts';

/** Shorter words are not corrected, because too many words differ from them by one letter. */
const MIN_LETTERS = 4;
/** Limit of corrected words, so that a question of invented words is not expensive. */
const MAX_WORDS = 4;

/**
 * Finds, for words that occur in no article, the most similar word of a headline, so that a name is found in
 * spite of a typing error. @returns the correction by the folded word; words without one are left out
 */
export async function correctedWords(
  orm: Orm,
  scope: Scope,
  unknownWords: string[],
): Promise<Map<string, string>> {
  const correctable = unknownWords.filter((word) => word.length >= MIN_LETTERS && /^[a-z]+$/.test(word));
  if (correctable.length === 0) return new Map();
  const uses = await readWordUses(orm, scope, correctable.slice(0, MAX_WORDS));
  const unused = uses.filter(({ articles }) => articles === 0).map(({ word }) => word);
  if (unused.length === 0) return new Map();
  const similarWords = await findSimilarWords(
    orm,
    scope.brand,
    unused.map((word) => ({ word, variants: withOneTypo(word) })),
  );
  const findableUses = await readWordUses(orm, scope, [...new Set(similarWords.map(({ word }) => word))]);
  const inHeadlinesWords = new Set(
    findableUses.filter(({ inHeadlines }) => inHeadlines).map(({ word }) => word),
  );
  const corrections = new Map<string, string>();
  for (const { asked, word } of similarWords)
    if (inHeadlinesWords.has(word) && !corrections.has(asked)) corrections.set(asked, word);
  return corrections;
}
