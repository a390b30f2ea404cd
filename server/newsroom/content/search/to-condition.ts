import type { Group, Leaf } from '#domain/query-syntax.ts';
import type { Alternative, Demand } from '../../db/search/exact-condition.ts';
import type { Condition } from '../../db/search/find-matches.ts';
import type { Term } from '../../db/search/read-terms.ts';
import { ASKING } from './asking-words.ts';
import { combineTerms, type TermJoints } from './term-joints.ts';

/** A term of the query, and whether the reader quoted it. */
export type AskedTerm = Term & Pick<Leaf, 'quoted'>;

/** A group of the query in terms of the index, without terms that consist of stop words. */
export type TermGroup = {
  all: AskedTerm[];
  none: AskedTerm[];
  /** All folded words of the group in order, including stop words. */
  words: string[];
};

export const leavesOf = (groups: Group[]): string[] =>
  groups.flatMap(({ all, none }) => [...all, ...none].map(({ text }) => text));

/** Returns the terms, which are in the order of `leavesOf`, to their groups. */
export function toTermGroups(groups: Group[], terms: Term[]): TermGroup[] {
  let at = 0;
  const take = (leaves: Leaf[]) => {
    const own = terms.slice(at, at + leaves.length);
    at += leaves.length;
    return own.map((term, place) => ({ ...term, quoted: leaves[place]?.quoted ?? false }));
  };
  const isTelling = ({ condition }: Term) => condition !== '';
  return groups
    .map((group) => ({ all: take(group.all), none: take(group.none) }))
    .map(({ all, none }) => ({
      all: all.filter(isTelling),
      none: none.filter(isTelling),
      words: all.flatMap(wordsOfTerm),
    }))
    .filter(({ all }) => all.length > 0);
}

export const wordsOfTerm = ({ written }: Pick<Term, 'written'>): string[] =>
  written.split(' ').filter((word) => word !== '');

const either = (parts: string[]): string => parts.map((part) => `(${part})`).join(' | ');
const both = (parts: string[]): string => parts.join(' & ');

/**
 * Condition for a term; with `openly`, for texts that the reader may not read to the end. In these, the words of
 * `Sant'Agata` or `paga-legge`, which are not quoted, are found in any order, so that their order is not revealed.
 * Quoted terms are found by their stems, and the text itself then decides whether it is written so.
 */
const asked = (term: AskedTerm, openly: boolean) =>
  `(${openly && term.exact && !term.quoted ? term.anywhere : term.condition})`;
const leftOut = (term: AskedTerm, openly: boolean) => `!(${openly ? term.openly : term.condition})`;
const isQuoted = ({ quoted }: AskedTerm) => quoted;
const isPlain = ({ quoted }: AskedTerm) => !quoted;

/** Condition for an article with all terms of a group and none of its excluded ones. */
function groupDemand({ all, none }: Omit<TermGroup, 'words'>, openly: boolean): Alternative {
  const leaves = [
    ...all.map((term) => asked(term, openly)),
    ...none.filter(isPlain).map((term) => leftOut(term, openly)),
  ];
  return {
    condition: both(leaves),
    has: all.filter(isQuoted),
    hasNot: none.filter(isQuoted),
    hasOthers: [...all, ...none].some(isPlain),
  };
}

function toDemand(ways: Alternative[]): Demand {
  const hasQuoted = ways.some(({ has, hasNot }) => has.length + hasNot.length > 0);
  return {
    condition: either(ways.map(({ condition }) => condition)),
    alternatives: hasQuoted ? ways : null,
  };
}

const isExact = (all: AskedTerm[], none: AskedTerm[]) =>
  none.length > 0 || all.some(({ exact, quoted }) => exact || quoted);

/** Condition for articles that have all of the query. */
export function allOf(groups: TermGroup[]): Condition {
  const demand = (openly: boolean) => toDemand(groups.map((group) => groupDemand(group, openly)));
  const whole = demand(false);
  const shares = groups.map(({ all }) => all.reduce((product, { share }) => product * share, 1));
  return {
    found: whole.condition,
    exact: groups.some(({ all, none }) => isExact(all, none))
      ? {
          whole,
          openly: demand(true),
          anywhere: either(groups.map(({ all }) => both(all.map(({ anywhere }) => `(${anywhere})`)))),
        }
      : null,
    terms: distinct(groups.flatMap(({ all }) => all)),
    ranking: 'all',
    share: Math.max(...shares),
  };
}

/** Words of a longer query that are searched for where no article has all of them. */
const MOST_TERMS = 24;

/**
 * Conditions for articles that have some of the words, each wider than the one before, where none has all. First a rare
 * word, or two or three of the common ones together; then the same without the rare words; in the end any word. Words
 * excluded in any alternative are excluded here. However many words there are, there are at most three conditions.
 */
export function* someOf(groups: TermGroup[], articles: number): Generator<Condition> {
  const excluded = distinct(groups.flatMap(({ none }) => none));
  const terms = rarest(telling(distinct(groups.flatMap(({ all }) => all))));
  const first = combineTerms(sharesOf(terms), articles);
  yield anyJoint({ terms, excluded, ...first });
  const alone = first.joints.flatMap((places) => (places.length === 1 ? places : []));
  const others = terms.filter((_, place) => !alone.includes(place));
  if (others.length === 0) return;
  if (alone.length > 0)
    yield anyJoint({ terms: others, excluded, ...combineTerms(sharesOf(others), articles) });
  if (alone.length > 0 && others.length === 1) return;
  const each = others.map((_, place) => [place]);
  yield anyJoint({ terms: others, excluded, joints: each, share: Math.max(...sharesOf(others)) });
}

/**
 * Leaves out question words such as `quando` and `quanti`, which say nothing about an article, where there are other
 * words.
 */
function telling(terms: AskedTerm[]): AskedTerm[] {
  const others = terms.filter((term) => term.quoted || !wordsOfTerm(term).every((word) => ASKING.has(word)));
  return others.length > 0 ? others : terms;
}

/**
 * The terms that fewest articles have, in their order. Common words tell little beside as many rarer ones, and each is
 * searched for in a thousand articles. Words that no article has come last.
 */
function rarest(terms: AskedTerm[]): AskedTerm[] {
  const kept = new Set(
    terms.toSorted((a, b) => Number(b.known) - Number(a.known) || a.share - b.share).slice(0, MOST_TERMS),
  );
  return terms.filter((term) => kept.has(term));
}

const sharesOf = (terms: AskedTerm[]): number[] => terms.map(({ share }) => share);

function anyJoint({
  terms,
  excluded,
  joints,
  share,
}: Pick<TermJoints, 'joints' | 'share'> & { terms: AskedTerm[]; excluded: AskedTerm[] }): Condition {
  const termsOf = (places: readonly number[]) => places.flatMap((place) => terms[place] ?? []);
  const joined = (some: AskedTerm[][], conditionOf: (term: AskedTerm) => string) =>
    either(some.map((joint) => both(joint.map(conditionOf))));
  const all = joints.map(termsOf);
  // Combinations without quotes form one condition, because there may be hundreds of them.
  const alike = [...Map.groupBy(all, (joint) => joint.filter(isQuoted).map(keyOf).join()).values()];
  const demand = (openly: boolean) =>
    toDemand(
      alike.map((some) => ({
        condition: both([
          `(${joined(some, (term) => asked(term, openly))})`,
          ...excluded.filter(isPlain).map((term) => leftOut(term, openly)),
        ]),
        has: some[0]?.filter(isQuoted) ?? [],
        hasNot: excluded.filter(isQuoted),
        hasOthers: [...some.flat(), ...excluded].some(isPlain),
      })),
    );
  const whole = demand(false);
  return {
    found: whole.condition,
    exact: isExact(terms, excluded)
      ? { whole, openly: demand(true), anywhere: joined(all, ({ anywhere }) => `(${anywhere})`) }
      : null,
    terms,
    ranking: terms.length === 1 ? 'all' : 'some',
    share,
  };
}

const keyOf = ({ condition, quoted, written }: AskedTerm) => (quoted ? `"${written}"` : condition);

const distinct = (terms: AskedTerm[]): AskedTerm[] => [
  ...new Map(terms.map((term) => [keyOf(term), term])).values(),
];
