/** Limit of articles that combinations may find together; with more, only the newest would be ranked. */
const MAX_ARTICLES = 900;
/** Limits of the terms that are combined, the rarest ones, and of the terms in one combination. */
const MAX_TERMS = 12;
const MAX_TERMS_TOGETHER = 3;

/**
 * Indexes of terms that must occur together, the rarest first, and the share of all articles that have them
 * if their words are independent.
 */
type TermCombination = { places: readonly number[]; share: number };

export type TermCombinations = {
  /** An article is found that has all terms of any of these combinations. */
  combinations: readonly (readonly number[])[];
  /** Share of all articles that are found, if words are independent. */
  share: number;
  /** Whether the only combination finds too many articles, because all terms are common even together. */
  isTooMany: boolean;
};

/** Limit of articles to find, and least number of terms in a combination. */
type CombinationLimits = { maxArticles?: number; minTerms?: number };

/**
 * Chooses the terms that find articles: a rare one by itself, common ones in twos or threes, so that some hundred
 * articles are found whether words are rare or not. RAG-07, NWS-06
 * @param shares of all articles, by term
 */
export function combineTerms(
  shares: readonly number[],
  articles: number,
  { maxArticles = MAX_ARTICLES, minTerms = 1 }: CombinationLimits = {},
): TermCombinations {
  const rarest = shares
    .map((share, termIndex): TermCombination => ({ places: [termIndex], share }))
    .toSorted(byShare)
    .slice(0, MAX_TERMS);
  const chosen: TermCombination[] = [];
  let remainingArticles = maxArticles;
  const chooseIfRare = (combination: TermCombination): boolean => {
    const isRareEnough =
      combination.places.length >= minTerms && combination.share * articles <= remainingArticles;
    if (isRareEnough) chosen.push(combination);
    if (isRareEnough) remainingArticles -= combination.share * articles;
    return isRareEnough;
  };
  let tooCommon: TermCombination[] = [{ places: [], share: 1 }];
  for (let size = 1; size <= MAX_TERMS_TOGETHER; size += 1) {
    const extended = tooCommon.flatMap((joint) => withOneMoreTerm(joint, rarest)).toSorted(byShare);
    if (extended.length > 0) tooCommon = extended.filter((joint) => !chooseIfRare(joint));
  }
  const [fewest] = tooCommon;
  const isTooMany = chosen.length === 0 && fewest !== undefined;
  const result = isTooMany ? [fewest] : chosen;
  const share = result.reduce((sum, joint) => sum + joint.share, 0);
  return { combinations: result.map(({ places }) => places), share, isTooMany };
}

/** Combinations with one more term, which is more common than those it has. */
function withOneMoreTerm(
  { places, share }: TermCombination,
  rarest: readonly TermCombination[],
): TermCombination[] {
  const last = rarest.findIndex(({ places: [place] }) => place === places.at(-1));
  return rarest
    .slice(last + 1)
    .map((term) => ({ places: [...places, ...term.places], share: share * term.share }));
}

const byShare = (one: TermCombination, other: TermCombination) => one.share - other.share;
