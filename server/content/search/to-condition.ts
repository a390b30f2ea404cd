import type { Group, Leaf } from '#domain/query-syntax.ts';
import { CANDIDATES, type Condition } from '#server/db/search/find-matches.ts';
import type { Term } from '#server/db/search/read-terms.ts';

/** A term of the query, and whether the reader put it in quotes. */
export type AskedTerm = Term & Pick<Leaf, 'quoted'>;

/** A group of the query in the index's terms, without those that consist of stop words. */
export type TermGroup = { all: AskedTerm[]; none: AskedTerm[] };

/** More matches than these are not worth another word to look for: the rarest have been asked first. */
const ENOUGH = 3 * CANDIDATES;

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

/** Articles that have some of the words: the rarest ones find them, the others only count. */
export function someOf(terms: AskedTerm[], articles: number): Condition {
  const distinct = [...new Map(terms.map((term) => [term.condition, term])).values()];
  const rarest = distinct.toSorted((a, b) => a.share - b.share);
  let expected = 0;
  const searched = rarest.filter(({ share }, index) => {
    expected += share * articles;
    return index === 0 || expected <= ENOUGH;
  });
  const found = either(searched.map((term) => asked(term, false)));
  const openly = either(searched.map((term) => asked(term, true)));
  const anywhere = either(searched.map((term) => term.anywhere));
  return {
    found,
    exact: searched.some(({ exact }) => exact) ? { whole: found, openly, anywhere } : null,
    anyOf: openly,
    ranking: distinct,
    share: 0,
  };
}
