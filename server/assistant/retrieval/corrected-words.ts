import type { Orm } from '#server/base/db/connect.ts';
import { withOneTypo } from '#server/newsroom/content/search/near-terms.ts';
import { usesOf, wordsLike } from '#server/newsroom/db/search/near-words.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';

/** Shorter words are not corrected, because too many words differ from them by one letter. */
const CORRECTED_LETTERS = 4;
/** Number of words that are corrected at most, so that a question of invented words costs no more. */
const CORRECTED_WORDS = 4;

/**
 * For words that no article has, finds the most similar word of a headline, so that a name is found in spite of a
 * typing error. Keys and values are folded.
 */
export async function correctedWords(
  orm: Orm,
  scope: Scope,
  unknown: string[],
): Promise<Map<string, string>> {
  const doubtful = unknown.filter((word) => word.length >= CORRECTED_LETTERS && /^[a-z]+$/.test(word));
  if (doubtful.length === 0) return new Map();
  const uses = await usesOf(orm, scope, doubtful.slice(0, CORRECTED_WORDS));
  const nowhere = uses.filter(({ articles }) => articles === 0).map(({ word }) => word);
  if (nowhere.length === 0) return new Map();
  const near = await wordsLike(
    orm,
    scope.brand,
    nowhere.map((word) => ({ word, variants: withOneTypo(word) })),
  );
  const findable = await usesOf(orm, scope, [...new Set(near.map(({ word }) => word))]);
  const shown = new Set(findable.filter(({ inHeadlines }) => inHeadlines).map(({ word }) => word));
  const meant = new Map<string, string>();
  for (const { asked, word } of near) if (shown.has(word) && !meant.has(asked)) meant.set(asked, word);
  return meant;
}
