import { combineTerms } from '#server/newsroom/content/search/combine-terms.ts';

/** A term in the database's query notation, and the share of all articles that contain it. */
type TermCondition = { condition: string; share: number };

/** The condition that selects candidate articles for a question's terms. RAG-07 */
export function candidateCondition(terms: readonly TermCondition[], articles: number): TermCondition {
  const { combinations, share } = combineTerms(
    terms.map((term) => term.share),
    articles,
  );
  const conjunctions = combinations.map((indexes) => ({
    condition: indexes.map((index) => `(${terms[index]?.condition})`).join(' & '),
    share,
  }));
  return { ...anyOf(conjunctions), share };
}

/**
 * The condition that selects articles with any of the terms; used for a part of the archive with few
 * articles.
 */
export const anyOf = (terms: readonly TermCondition[]): TermCondition => ({
  condition: terms.map(({ condition }) => `(${condition})`).join(' | '),
  share: 0,
});
