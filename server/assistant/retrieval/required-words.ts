import type { Orm } from '#server/base/db/connect.ts';
import { questionTerms } from './question-terms.ts';
import { matcherFor, readArticles } from './read-articles.ts';
import { type RetrievalRequest, scopeOf } from './retriever.ts';
import { hasRequired } from './score-passages.ts';
import { matchText } from './word-matcher.ts';

/**
 * Of some articles, those in which the reader may read all words that a request requires, in any form: the same
 * condition as for articles that are found by words.
 */
export async function withRequiredWords(
  orm: Orm,
  request: RetrievalRequest,
  ids: ReadonlySet<number>,
): Promise<ReadonlySet<number>> {
  const { question, requiredWords = [] } = request;
  if (requiredWords.length === 0 || ids.size === 0) return ids;
  const { terms } = await questionTerms(orm, scopeOf(request), question, requiredWords);
  const candidates = [...ids].map((id) => ({ id, score: 1 }));
  const { articles } = await readArticles(orm, request, candidates);
  const { termsWithNames, matchOf } = await matcherFor(orm, terms, articles);
  const ofArticles = articles.filter(({ heading, blocks }) =>
    hasRequired(
      [heading, ...blocks].map((text) => matchText(text, matchOf)),
      termsWithNames,
    ),
  );
  return new Set(ofArticles.map(({ id }) => id));
}
