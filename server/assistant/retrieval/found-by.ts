import { jointsOf } from '#server/newsroom/content/search/term-joints.ts';

/** A term in the database's notation, and the share of all articles that have it. */
type Shared = { condition: string; share: number };

/** Which articles are looked at for a question's terms. RAG-07 */
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

/** Articles with any of some terms, which are few. */
export const anyOf = (terms: readonly Shared[]): Shared => ({
  condition: terms.map(({ condition }) => `(${condition})`).join(' | '),
  share: 0,
});
