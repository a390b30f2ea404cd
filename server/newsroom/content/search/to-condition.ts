import type { Leaf, LeafGroup } from '#domain/query-syntax.ts';
import type { Alternative, PartCondition } from '../../db/search/exact-condition.ts';
import type { Condition } from '../../db/search/find-matches.ts';
import type { Term } from '../../db/search/read-terms.ts';
import { combineTerms, type TermCombinations } from './combine-terms.ts';
import { isQuestionWord } from './question-words.ts';

/** A term of a query, and whether the reader quoted it. */
export type QueryTerm = Term & Pick<Leaf, 'quoted'>;

/**
 * An alternative of a query in terms of the index, without terms that consist of stop words. An article needs
 * every term of `all` and must have none of `none`.
 */
export type TermGroup = {
  all: QueryTerm[];
  none: QueryTerm[];
  /** All folded words of the group in order, including stop words. */
  words: string[];
};

export const leavesOf = (groups: LeafGroup[]): string[] =>
  groups.flatMap(({ all, none }) => [...all, ...none].map(({ text }) => text));

/** Distributes terms, which are in the order of `leavesOf`, to the groups that they belong to. */
export function toTermGroups(groups: LeafGroup[], terms: Term[]): TermGroup[] {
  let at = 0;
  const takeTerms = (leaves: Leaf[]) => {
    const ownTerms = terms.slice(at, at + leaves.length);
    at += leaves.length;
    return ownTerms.map((term, place) => ({ ...term, quoted: leaves[place]?.quoted ?? false }));
  };
  const hasSearchedWords = ({ condition }: Term) => condition !== '';
  return groups
    .map((group) => ({ all: takeTerms(group.all), none: takeTerms(group.none) }))
    .map(({ all, none }) => ({
      all: all.filter(hasSearchedWords),
      none: none.filter(hasSearchedWords),
      words: all.flatMap(wordsOfTerm),
    }))
    .filter(({ all }) => all.length > 0);
}

export const wordsOfTerm = ({ written }: Pick<Term, 'written'>): string[] =>
  written.split(' ').filter((word) => word !== '');

const anyPart = (parts: string[]): string => parts.map((part) => `(${part})`).join(' | ');
const allParts = (parts: string[]): string => parts.join(' & ');

/**
 * Condition for a term; with `inOpenPart`, for texts that the reader may not read to the end. In these, the
 * words of `Sant'Agata` or `paga-legge` are found in any order unless they are quoted, so that their order is
 * not revealed. Quoted terms are found by their stems; afterwards the text itself is compared with them.
 */
const termCondition = (term: QueryTerm, inOpenPart: boolean) =>
  `(${inOpenPart && term.exact && !term.quoted ? term.anywhere : term.condition})`;
const excludedCondition = (term: QueryTerm, inOpenPart: boolean) =>
  `!(${inOpenPart ? term.openly : term.condition})`;
const isQuoted = ({ quoted }: QueryTerm) => quoted;
const isNotQuoted = ({ quoted }: QueryTerm) => !quoted;

/** Condition for an article with all terms of a group and none of its excluded ones. */
function toAlternative({ all, none }: Omit<TermGroup, 'words'>, inOpenPart: boolean): Alternative {
  const leaves = [
    ...all.map((term) => termCondition(term, inOpenPart)),
    ...none.filter(isNotQuoted).map((term) => excludedCondition(term, inOpenPart)),
  ];
  return {
    condition: allParts(leaves),
    has: all.filter(isQuoted),
    hasNot: none.filter(isQuoted),
    hasOthers: [...all, ...none].some(isNotQuoted),
  };
}

function toDemand(alternatives: Alternative[]): PartCondition {
  const hasQuoted = alternatives.some(({ has, hasNot }) => has.length + hasNot.length > 0);
  return {
    condition: anyPart(alternatives.map(({ condition }) => condition)),
    alternatives: hasQuoted ? alternatives : null,
  };
}

const needsExactCheck = (all: QueryTerm[], none: QueryTerm[]) =>
  none.length > 0 || all.some(({ exact, quoted }) => exact || quoted);

/** Condition for articles that have all of the query. */
export function allOf(groups: TermGroup[]): Condition {
  const demandFor = (openly: boolean) => toDemand(groups.map((group) => toAlternative(group, openly)));
  const wholeDemand = demandFor(false);
  const shares = groups.map(({ all }) => all.reduce((product, { share }) => product * share, 1));
  return {
    found: wholeDemand.condition,
    exact: groups.some(({ all, none }) => needsExactCheck(all, none))
      ? {
          whole: wholeDemand,
          openPart: demandFor(true),
          anywhere: anyPart(groups.map(({ all }) => allParts(all.map(({ anywhere }) => `(${anywhere})`)))),
        }
      : null,
    terms: distinct(groups.flatMap(({ all }) => all)),
    ranking: 'all',
    share: Math.max(...shares),
  };
}

/** Limit of terms that are searched for if no article has all of them. */
const MAX_TERMS = 24;

/**
 * Conditions for articles that have some of the words, each wider than the one before, where none has all. First a rare
 * word, or two or three of the common ones together; then the same without the rare words; in the end any word. Words
 * excluded in any alternative are excluded here. However many words there are, there are at most three conditions.
 */
export function* someOf(groups: TermGroup[], articles: number): Generator<Condition> {
  const excluded = distinct(groups.flatMap(({ none }) => none));
  const terms = rarest(withoutQuestionWords(distinct(groups.flatMap(({ all }) => all))));
  const combined = combineTerms(sharesOf(terms), articles);
  yield anyCombination({ terms, excluded, ...combined });
  const searchedAlone = combined.combinations.flatMap((places) => (places.length === 1 ? places : []));
  const others = terms.filter((_, place) => !searchedAlone.includes(place));
  if (others.length === 0) return;
  if (searchedAlone.length > 0)
    yield anyCombination({ terms: others, excluded, ...combineTerms(sharesOf(others), articles) });
  if (searchedAlone.length > 0 && others.length === 1) return;
  const singleTerms = others.map((_, place) => [place]);
  yield anyCombination({
    terms: others,
    excluded,
    combinations: singleTerms,
    share: Math.max(...sharesOf(others)),
  });
}

/**
 * Leaves out question words such as `quando` and `quanti`, which say nothing about an article, where there are other
 * words.
 */
function withoutQuestionWords(terms: QueryTerm[]): QueryTerm[] {
  const others = terms.filter((term) => term.quoted || !wordsOfTerm(term).every(isQuestionWord));
  return others.length > 0 ? others : terms;
}

/**
 * The rarest terms, in their order; those that may be mistyped are left out first. Besides so many rare
 * terms, common ones distinguish little, and each makes the search slower.
 */
function rarest(terms: QueryTerm[]): QueryTerm[] {
  const rarestTerms = new Set(
    terms.toSorted((a, b) => Number(b.known) - Number(a.known) || a.share - b.share).slice(0, MAX_TERMS),
  );
  return terms.filter((term) => rarestTerms.has(term));
}

const sharesOf = (terms: QueryTerm[]): number[] => terms.map(({ share }) => share);

function anyCombination({
  terms,
  excluded,
  combinations,
  share,
}: Pick<TermCombinations, 'combinations' | 'share'> & {
  terms: QueryTerm[];
  excluded: QueryTerm[];
}): Condition {
  const termsOf = (places: readonly number[]) => places.flatMap((place) => terms[place] ?? []);
  const combinationsCondition = (termLists: QueryTerm[][], conditionOf: (term: QueryTerm) => string) =>
    anyPart(termLists.map((joint) => allParts(joint.map(conditionOf))));
  const all = combinations.map(termsOf);
  // Combinations without quotes form one condition, because there may be hundreds of them.
  const byQuotedTerms = [...Map.groupBy(all, (joint) => joint.filter(isQuoted).map(keyOf).join()).values()];
  const demandFor = (openly: boolean) =>
    toDemand(
      byQuotedTerms.map((group) => ({
        condition: allParts([
          `(${combinationsCondition(group, (term) => termCondition(term, openly))})`,
          ...excluded.filter(isNotQuoted).map((term) => excludedCondition(term, openly)),
        ]),
        has: group[0]?.filter(isQuoted) ?? [],
        hasNot: excluded.filter(isQuoted),
        hasOthers: [...group.flat(), ...excluded].some(isNotQuoted),
      })),
    );
  const wholeDemand = demandFor(false);
  return {
    found: wholeDemand.condition,
    exact: needsExactCheck(terms, excluded)
      ? {
          whole: wholeDemand,
          openPart: demandFor(true),
          anywhere: combinationsCondition(all, ({ anywhere }) => `(${anywhere})`),
        }
      : null,
    terms,
    ranking: terms.length === 1 ? 'all' : 'some',
    share,
  };
}

const keyOf = ({ condition, quoted, written }: QueryTerm) => (quoted ? `"${written}"` : condition);

const distinct = (terms: QueryTerm[]): QueryTerm[] => [
  ...new Map(terms.map((term) => [keyOf(term), term])).values(),
];
