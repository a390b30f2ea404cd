import type { Access } from '#domain/access.ts';
import { exchangeWords, parseQuery, withoutQuotes } from '#domain/query-syntax.ts';
import type { NearTerm } from '#domain/search.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  countMatches,
  type NearWord,
  namesLike,
  openWords,
  usesOf,
  wordsLike,
} from '../../db/search/near-words.ts';
import { readTerms } from '../../db/search/read-terms.ts';
import type { Scope } from '../../db/search/scope.ts';
import { allOf, leavesOf, toTermGroups } from './to-condition.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Of a longer word, any that is one slip away has so many groups of letters in common with it that it is like it. */
const SHORT = 9;

/**
 * Every word that is one slip of the finger away: a letter too many, missing, wrong, or two that changed places. None for
 * long words, whose likeness finds them; each letter more is some fifty more ways to have mistyped it.
 */
export function oneSlipAway(word: string): string[] {
  if (word.length > SHORT) return [];
  const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)]);
  const slips = splits.flatMap(([before = '', after = '']) => [
    before + after.slice(1),
    `${before}${after.slice(1, 2)}${after.slice(0, 1)}${after.slice(2)}`,
    ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]);
  return [...new Set(slips)].filter((slip) => slip !== word);
}

const NAMES = 2;
/** Shorter words are one slip away from everything. */
const CORRECTED_LETTERS = 4;
/** No word that is proposed is longer. */
const LONGEST_CORRECTED = 30;
/** Who mistypes more words than these is not understood: each is compared with all words of the paper. */
const MOST_DOUBTFUL = 3;
/** What is longer is no name of a section or an author. */
const LONGEST_NAME = 80;
/** Of a longer query only the beginning may be the name of something. */
const NAME_WORDS = 6;
/** Words of a query that are looked at for typing errors: as many as a question has. */
const CORRECTED_WORDS = 40;

/** What was asked: how many articles have all of it, and what its mistyped words were meant to be. */
type Asked = {
  query: string;
  leaves: DoubtedLeaf[];
  found: number;
  meant: ReadonlyMap<string, string>;
};

/** A word or phrase that is asked for, and whether the index knows it well. */
export type DoubtedLeaf = { leaf: string; known: boolean };

/** Who asks, and the fullest articles that they may read. */
type ReaderScope = Scope & { access: Access };

type Word = { folded: string; known: boolean };

/**
 * What else may have been meant: the query without its typing errors or its quotes, sections and authors of that name.
 * Only words that stand in what everybody may read are proposed beside the reader's own, so that nothing of a paid or
 * hidden text is told. NWS-05, NWS-06
 */
export async function nearTerms(
  orm: Orm,
  { access, ...scope }: ReaderScope,
  { query, leaves, found, meant }: Asked,
): Promise<NearTerm[]> {
  const text = wordsAsked(leaves, NAME_WORDS)
    .map(({ folded }) => folded)
    .join(' ')
    .slice(0, LONGEST_NAME);
  const [other, unquoted, named] = [
    await correctedQuery(orm, { ...scope, access }, query, meant),
    await unquotedQuery(orm, { ...scope, access }, query, found),
    await namesLike(orm, scope, text, NAMES),
  ];
  return [
    ...(other ? [other] : []),
    ...(unquoted ? [unquoted] : []),
    ...named.map(({ kind, slug, name }) => ({ kind, slug, text: name })),
  ];
}

const wordsAsked = (leaves: DoubtedLeaf[], most: number): Word[] =>
  leaves
    .flatMap(({ leaf, known }) => wordsOf(leaf).map((word) => ({ folded: fold(word), known })))
    .slice(0, most);

/** For each word of a query that no article has, folded, the likeliest that everybody may read, as it is shown. NWS-05, NWS-06 */
export async function wordsMeant(orm: Orm, scope: Scope, leaves: DoubtedLeaf[]): Promise<[string, string][]> {
  const doubtful = wordsAsked(leaves, CORRECTED_WORDS)
    .filter(isDoubtful)
    .map(({ folded }) => folded);
  if (doubtful.length === 0 || doubtful.length > MOST_DOUBTFUL) return [];
  const uses = await usesOf(orm, scope, [...new Set(doubtful)]);
  const nowhere = uses.filter(({ articles }) => articles === 0).map(({ word }) => word);
  if (nowhere.length === 0) return [];
  const near = await wordsLike(
    orm,
    scope.brand,
    nowhere.map((word) => ({ word, variants: oneSlipAway(word) })),
  );
  const open = await openWords(orm, scope, [...new Set(near.map(({ word }) => word))]);
  return [...likeliest(near, open)];
}

/** A query whose mistyped words are the ones that were meant. */
export const corrected = (query: string, meant: ReadonlyMap<string, string>): string =>
  exchangeWords(query, (word) => meant.get(fold(word)) ?? word);

async function correctedQuery(
  orm: Orm,
  { access, ...scope }: ReaderScope,
  query: string,
  meant: Asked['meant'],
): Promise<NearTerm | null> {
  if (meant.size === 0) return null;
  const text = corrected(query, meant);
  const articles = await countOf(orm, { ...scope, access }, text);
  return articles > 0 ? { kind: 'query', text, articles } : null;
}

/** The words of a phrase wherever they stand, a quoted word in its other forms, where more articles have those. */
async function unquotedQuery(
  orm: Orm,
  scope: ReaderScope,
  query: string,
  found: number,
): Promise<NearTerm | null> {
  if (!parseQuery(query).groups.some(({ all }) => all.some(({ quoted }) => quoted))) return null;
  const text = withoutQuotes(query);
  const articles = await countOf(orm, scope, text);
  return articles > found ? { kind: 'query', text, articles } : null;
}

async function countOf(orm: Orm, { access, ...scope }: ReaderScope, text: string): Promise<number> {
  const { groups } = parseQuery(text);
  const { terms } = await readTerms(orm, leavesOf(groups));
  return await countMatches(orm, scope, allOf(toTermGroups(groups, terms)), access);
}

const isDoubtful = ({ folded, known }: Word) =>
  !known &&
  folded.length >= CORRECTED_LETTERS &&
  folded.length <= LONGEST_CORRECTED &&
  /^[a-z]+$/.test(folded);

/** For each word that was asked for the likeliest that everybody may read. */
function likeliest(near: NearWord[], open: Set<string>): Map<string, string> {
  const meant = new Map<string, string>();
  for (const { asked, word, shown } of near) {
    if (open.has(word) && !meant.has(asked)) meant.set(asked, shown.toLocaleLowerCase('it'));
  }
  return meant;
}
