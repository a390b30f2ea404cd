import { withWords } from '#domain/mark-words.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { stemsOf } from '#server/newsroom/db/search/read-terms.ts';
import type { Scope } from '#server/newsroom/db/search/scope.ts';
import { questionTerms } from './question-terms.ts';
import { matchText, wordMatcher, wordsToStem } from './word-matcher.ts';

/** The folded words of each text that match the question in any form. */
export async function matchedWords(
  orm: Orm,
  scope: Scope,
  question: string,
  texts: readonly string[],
): Promise<string[][]> {
  if (texts.length === 0) return [];
  const { terms } = await questionTerms(orm, scope, question);
  const textsWithWords = texts.map(withWords);
  const matchOf = wordMatcher(terms, await stemsOf(orm, wordsToStem(textsWithWords, terms)));
  return textsWithWords.map((text) => [...new Set(matchText(text, matchOf).hits.map(({ word }) => word))]);
}
