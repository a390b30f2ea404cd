/** As many articles are ranked; of more the newest would drive out the old ones that are asked for, too. */
const ENOUGH = 900;
/** Terms that are joined: with more of them the condition gets long and finds nothing new. */
const TERMS = 12;
const TOGETHER = 3;

/** Places of terms that must stand together, the rarest first, and what share of all articles has them if words meet by chance. */
type Joint = { places: readonly number[]; share: number };

export type TermJoints = {
  /** An article is found that has all terms of any of these. */
  joints: readonly (readonly number[])[];
  /** What share of all articles that is, if words meet by chance. */
  share: number;
  /** Whether that is more than enough, since all terms are common, even together. */
  isTooMany: boolean;
};

/** How many articles are to be found, and how many terms stand together at least. */
type Wanted = { enough?: number; least?: number };

/**
 * Which terms find an article: a rare one alone, of the common ones two or three together, so that some hundred articles
 * are found whether words are rare or not. RAG-07, NWS-06
 * @param shares of all articles, by term
 */
export function jointsOf(
  shares: readonly number[],
  articles: number,
  { enough = ENOUGH, least = 1 }: Wanted = {},
): TermJoints {
  const rarest = shares
    .map((share, place): Joint => ({ places: [place], share }))
    .toSorted(byShare)
    .slice(0, TERMS);
  const chosen: Joint[] = [];
  let room = enough;
  const take = (joint: Joint): boolean => {
    const fits = joint.places.length >= least && joint.share * articles <= room;
    if (fits) chosen.push(joint);
    if (fits) room -= joint.share * articles;
    return fits;
  };
  let tooMany: Joint[] = [{ places: [], share: 1 }];
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

/** A joint with one more of the terms, each that is commoner than those it has. */
function wider({ places, share }: Joint, rarest: readonly Joint[]): Joint[] {
  const last = rarest.findIndex(({ places: [place] }) => place === places.at(-1));
  return rarest
    .slice(last + 1)
    .map((term) => ({ places: [...places, ...term.places], share: share * term.share }));
}

const byShare = (one: Joint, other: Joint) => one.share - other.share;
