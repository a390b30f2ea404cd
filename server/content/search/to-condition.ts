import type { Group } from '#domain/query-syntax.ts';
import { CANDIDATES, type Condition } from '#server/db/search/find-matches.ts';
import type { Term } from '#server/db/search/read-terms.ts';

/** A group of the query in the index's terms, without those that consist of stop words. */
export type TermGroup = { all: Term[]; none: Term[] };

/** More matches than these are not worth another word to look for: the rarest have been asked first. */
const ENOUGH = 3 * CANDIDATES;

export const leavesOf = (groups: Group[]): string[] => groups.flatMap(({ all, none }) => [...all, ...none]);

/** Gives the terms, which come in the order of `leavesOf`, back to their groups. */
export function toTermGroups(groups: Group[], terms: Term[]): TermGroup[] {
  let at = 0;
  const take = (leaves: string[]) => {
    const own = terms.slice(at, at + leaves.length);
    at += leaves.length;
    return own.filter(({ condition }) => condition !== '');
  };
  return groups
    .map(({ all, none }) => ({ all: take(all), none: take(none) }))
    .filter(({ all }) => all.length > 0);
}

/** Articles that have everything that was asked for. */
export function allOf(groups: TermGroup[]): Condition {
  const alternatives = groups.map(({ all, none }) =>
    [...all.map(({ condition }) => `(${condition})`), ...none.map(({ condition }) => `!(${condition})`)].join(
      ' & ',
    ),
  );
  const shares = groups.map(({ all }) => all.reduce((product, { share }) => product * share, 1));
  return {
    found: alternatives.map((one) => `(${one})`).join(' | '),
    ranking: 'all',
    share: Math.max(...shares),
  };
}

/** Articles that have some of the words: the rarest ones find them, the others only count. */
export function someOf(terms: Term[], articles: number): Condition {
  const distinct = [...new Map(terms.map((term) => [term.condition, term])).values()];
  const rarest = distinct.toSorted((a, b) => a.share - b.share);
  let expected = 0;
  const asked = rarest.filter(({ share }, index) => {
    expected += share * articles;
    return index === 0 || expected <= ENOUGH;
  });
  return { found: asked.map(({ condition }) => `(${condition})`).join(' | '), ranking: distinct, share: 0 };
}
