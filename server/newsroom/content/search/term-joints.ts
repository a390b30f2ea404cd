/** Number of articles that are ranked; with more, the newest would displace older ones that fit the query. */
const ENOUGH = 900;
/** Terms that are combined: more of them make the condition long and find nothing new. */
const TERMS = 12;
const TOGETHER = 3;

/**
 * Positions of terms that must occur together, the rarest first, and the share of all articles that have them if words
 * are independent.
 */
type TermCombination = { places: readonly number[]; share: number };

export type TermJoints = {
  /** An article is found that has all terms of any of these combinations. */
  joints: readonly (readonly number[])[];
  /** Share of all articles that are found, if words are independent. */
  share: number;
  /** Whether that is too many, because all terms are common, even together. */
  isTooMany: boolean;
};

/** Number of articles to find, and least number of terms in a combination. */
type Wanted = { enough?: number; least?: number };

/**
 * Chooses the terms that find articles: a rare one by itself, common ones in twos or threes, so that some hundred
 * articles are found whether words are rare or not. RAG-07, NWS-06
 * @param shares of all articles, by term
 */
export function combineTerms(
  shares: readonly number[],
  articles: number,
  { enough = ENOUGH, least = 1 }: Wanted = {},
): TermJoints {
  const rarest = shares
    .map((share, place): TermCombination => ({ places: [place], share }))
    .toSorted(byShare)
    .slice(0, TERMS);
  const chosen: TermCombination[] = [];
  let room = enough;
  const take = (joint: TermCombination): boolean => {
    const fits = joint.places.length >= least && joint.share * articles <= room;
    if (fits) chosen.push(joint);
    if (fits) room -= joint.share * articles;
    return fits;
  };
  let tooMany: TermCombination[] = [{ places: [], share: 1 }];
  for (let size = 1; size <= TOGETHER; size += 1) {
    const joints = tooMany.flatMap((joint) => wider(joint, rarest)).toSorted(byShare);
    if (joints.length > 0) tooMany = joints.filter((joint) => !take(joint));
  }
  const [fewest] = tooMany;
  const isTooMany = chosen.length === 0 && fewest !== undefined;
  const taken = isTooMany ? [fewest] : chosen;
  const share = taken.reduce((sum, joint) => sum + joint.share, 0);
  return { joints: taken.map(({ places }) => places), share, isTooMany };
}

/** Combinations with one more term, which is more common than those it has. */
function wider({ places, share }: TermCombination, rarest: readonly TermCombination[]): TermCombination[] {
  const last = rarest.findIndex(({ places: [place] }) => place === places.at(-1));
  return rarest
    .slice(last + 1)
    .map((term) => ({ places: [...places, ...term.places], share: share * term.share }));
}

const byShare = (one: TermCombination, other: TermCombination) => one.share - other.share;
