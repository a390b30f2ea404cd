import { combineTerms } from '#server/newsroom/content/search/term-joints.ts';

/** A term in the database's query notation, and the share of all articles that contain it. */
type TermCondition = { condition: string; share: number };

/** The condition that selects candidate articles for a question's terms. RAG-07 */
export function candidateCondition(terms: readonly TermCondition[], articles: number): TermCondition {
  const { joints, share } = combineTerms(
    terms.map((term) => term.share),
    articles,
  );
  const together = joints.map((places) => ({
    condition: places.map((place) => `(${terms[place]?.condition})`).join(' & '),
    share,
  }));
  return { ...anyOf(together), share };
}

/** Selects articles that contain any of the terms; used where they are few. */
export const anyOf = (terms: readonly TermCondition[]): TermCondition => ({
  condition: terms.map(({ condition }) => `(${condition})`).join(' | '),
  share: 0,
});
