/** A term in the database's notation, and the share of all articles that have it. */
type Shared = { condition: string; share: number };

/** As many articles are ranked; of more the newest would drive out the old ones that questions ask for, too. */
const ENOUGH = 900;
/** Terms that are joined: with more of them the condition gets long and finds nothing new. */
const TERMS = 12;
const TOGETHER = 3;

/** Terms that must stand together; `last` is the place of the commonest of them. */
type Joint = Shared & { last: number };

/** A joint with one more of the terms, each that is commoner than those it has, as if words met by chance. */
const wider = (joint: Joint, terms: readonly Shared[]): Joint[] =>
  terms.slice(joint.last + 1).map(({ condition, share }, index) => ({
    condition: joint.condition ? `${joint.condition} & (${condition})` : `(${condition})`,
    share: joint.share * share,
    last: joint.last + 1 + index,
  }));

const byShare = (one: Shared, other: Shared) => one.share - other.share;

/**
 * Which articles are looked at: those with a rare term, and of the common ones those with two or three together, so that
 * some hundred are found whether a question's words are rare or not.
 */
export function foundBy(terms: readonly Shared[], articles: number): Shared {
  const rarest = terms.toSorted(byShare).slice(0, TERMS);
  const chosen: Joint[] = [];
  let room = ENOUGH;
  const take = (joint: Joint): boolean => {
    const fits = joint.share * articles <= room;
    if (fits) chosen.push(joint);
    if (fits) room -= joint.share * articles;
    return fits;
  };
  let tooMany: Joint[] = [{ condition: '', share: 1, last: -1 }];
  for (let size = 1; size <= TOGETHER; size += 1) {
    const joints = tooMany.flatMap((joint) => wider(joint, rarest)).toSorted(byShare);
    if (joints.length > 0) tooMany = joints.filter((joint) => !take(joint));
  }
  return chosen.length > 0 ? anyOf(chosen) : { ...anyOf(tooMany.slice(0, 1)), share: tooMany[0]?.share ?? 0 };
}

/** Articles with any of some terms, which are few. */
export const anyOf = (terms: readonly Shared[]): Shared => ({
  condition: terms.map(({ condition }) => `(${condition})`).join(' | '),
  share: 0,
});
