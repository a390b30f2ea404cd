import type { Group, Leaf } from '#domain/query-syntax.ts';
import type { Condition } from '#server/db/search/find-matches.ts';
import type { Term } from '#server/db/search/read-terms.ts';
import { jointsOf, type TermJoints } from './term-joints.ts';

/** A term of the query, and whether the reader put it in quotes. */
export type AskedTerm = Term & Pick<Leaf, 'quoted'>;

/** A group of the query in the index's terms, without those that consist of stop words. */
export type TermGroup = { all: AskedTerm[]; none: AskedTerm[] };

export const leavesOf = (groups: Group[]): string[] =>
  groups.flatMap(({ all, none }) => [...all, ...none].map(({ text }) => text));

/** Gives the terms, which come in the order of `leavesOf`, back to their groups. */
export function toTermGroups(groups: Group[], terms: Term[]): TermGroup[] {
  let at = 0;
  const take = (leaves: Leaf[]) => {
    const own = terms.slice(at, at + leaves.length);
    at += leaves.length;
    return own
      .map((term, place) => ({ ...term, quoted: leaves[place]?.quoted ?? false }))
      .filter(({ condition }) => condition !== '');
  };
  return groups
    .map(({ all, none }) => ({ all: take(all), none: take(none) }))
    .filter(({ all }) => all.length > 0);
}

const either = (parts: string[]): string => parts.map((part) => `(${part})`).join(' | ');
const both = (parts: string[]): string => parts.join(' & ');

/**
 * What is asked for, of a whole text or of one that may not be read to the end. There words may stand anywhere, also
 * those of `Sant'Agata` or `paga-legge`, which nobody put in quotes: they are found in any order, so none is told.
 */
const asked = (term: AskedTerm, openly: boolean) =>
  `(${openly && term.exact ? heldBack(term) : term.condition})`;
const heldBack = ({ quoted, openly, anywhere }: AskedTerm) => (quoted ? openly : anywhere);
const leftOut = (term: AskedTerm, openly: boolean) => `!(${openly ? term.openly : term.condition})`;

const everything = (groups: TermGroup[], openly: boolean): string =>
  either(
    groups.map(({ all, none }) =>
      both([...all.map((term) => asked(term, openly)), ...none.map((term) => leftOut(term, openly))]),
    ),
  );

/** Articles that have everything that was asked for. */
export function allOf(groups: TermGroup[]): Condition {
  const isExact = groups.some(({ all, none }) => none.length > 0 || all.some(({ exact }) => exact));
  const found = everything(groups, false);
  const shares = groups.map(({ all }) => all.reduce((product, { share }) => product * share, 1));
  return {
    found,
    exact: isExact
      ? {
          whole: found,
          openly: everything(groups, true),
          anywhere: either(groups.map(({ all }) => both(all.map(({ anywhere }) => `(${anywhere})`)))),
        }
      : null,
    anyOf: either(groups.flatMap(({ all }) => all.map((term) => asked(term, true)))),
    ranking: 'all',
    share: Math.max(...shares),
  };
}

/**
 * Articles that have some of the words, wider each time, for who finds none: those with a rare word, or with two or three
 * of the common ones together; the same without the rare words; in the end those with any word. What is left out of any
 * alternative is left out here. However many words there are, it is asked three times at most.
 */
export function* someOf(groups: TermGroup[], articles: number): Generator<Condition> {
  const excluded = distinct(groups.flatMap(({ none }) => none));
  const terms = distinct(groups.flatMap(({ all }) => all));
  const first = jointsOf(sharesOf(terms), articles);
  yield anyJoint({ terms, excluded, ...first });
  const alone = first.joints.flatMap((places) => (places.length === 1 ? places : []));
  const others = terms.filter((_, place) => !alone.includes(place));
  if (others.length === 0) return;
  if (alone.length > 0) yield anyJoint({ terms: others, excluded, ...jointsOf(sharesOf(others), articles) });
  if (alone.length > 0 && others.length === 1) return;
  const each = others.map((_, place) => [place]);
  yield anyJoint({ terms: others, excluded, joints: each, share: Math.max(...sharesOf(others)) });
}

const sharesOf = (terms: AskedTerm[]): number[] => terms.map(({ share }) => share);

function anyJoint({
  terms,
  excluded,
  joints,
  share,
}: TermJoints & { terms: AskedTerm[]; excluded: AskedTerm[] }): Condition {
  const joined = (conditionOf: (term: AskedTerm) => string) =>
    either(joints.map((places) => both(places.flatMap((place) => terms[place] ?? []).map(conditionOf))));
  const found = (openly: boolean) =>
    both([`(${joined((term) => asked(term, openly))})`, ...excluded.map((term) => leftOut(term, openly))]);
  const isExact = excluded.length > 0 || terms.some(({ exact }) => exact);
  return {
    found: found(false),
    exact: isExact
      ? { whole: found(false), openly: found(true), anywhere: joined(({ anywhere }) => `(${anywhere})`) }
      : null,
    anyOf: either(terms.map((term) => asked(term, true))),
    ranking: terms.length === 1 ? 'all' : terms,
    share,
  };
}

const distinct = (terms: AskedTerm[]): AskedTerm[] => [
  ...new Map(terms.map((term) => [term.condition, term])).values(),
];
