import { jointsOf } from '#server/newsroom/content/search/term-joints.ts';

/** A term in the database's query notation, and the share of all articles that contain it. */
type Shared = { condition: string; share: number };

/** The condition that selects candidate articles for a question's terms. RAG-07 */
export function foundBy(terms: readonly Shared[], articles: number): Shared {
  const { joints, share } = jointsOf(
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
export const anyOf = (terms: readonly Shared[]): Shared => ({
  condition: terms.map(({ condition }) => `(${condition})`).join(' | '),
  share: 0,
});
