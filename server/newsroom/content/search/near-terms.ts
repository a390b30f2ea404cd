import type { Access } from '#domain/access.ts';
import { exchangeWords, parseQuery, withoutQuotes } from '#domain/query-syntax.ts';
import type { Suggestion } from '#domain/search.ts';
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

/**
 * Longest word for which typing errors are generated. A longer word with one error still has enough groups of letters
 * in common to be found by similarity.
 */
const SHORT = 9;

/**
 * Every word that is one typing error away: a letter too many, missing, wrong, or two swapped. None for long words,
 * which similarity finds; each letter adds some fifty variants.
 */
export function withOneTypo(word: string): string[] {
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
/** Shorter words are one typing error away from too many others. */
const CORRECTED_LETTERS = 4;
/** Longest word that is proposed. */
const LONGEST_CORRECTED = 30;
/** Limit of words to correct, because each is compared with all words of the paper. */
const MOST_DOUBTFUL = 3;
/** Longest text that may be the name of a section or an author. */
const LONGEST_NAME = 80;
/** Words at the beginning of a query that are compared with names. */
const NAME_WORDS = 6;
/** Words of a query that are checked for typing errors: as many as a question has. */
const CORRECTED_WORDS = 40;

/** The query, the number of articles that have all of it, and the corrections of its mistyped words. */
type Asked = {
  query: string;
  leaves: DoubtedLeaf[];
  found: number;
  meant: ReadonlyMap<string, string>;
};

/** A word or phrase of the query, and whether the index knows it well. */
export type DoubtedLeaf = { leaf: string; known: boolean };

/** Scope of a search, with the highest access of the reader. */
type ReaderScope = Scope & { access: Access };

type Word = { folded: string; known: boolean };

/**
 * Proposals for what else may have been meant: the query without its typing errors or its quotes, sections and authors
 * of that name. Besides the reader's own words, only words from texts that everybody may read are proposed, so that
 * paid or hidden texts are not revealed. NWS-05, NWS-06
 */
export async function nearTerms(
  orm: Orm,
  { access, ...scope }: ReaderScope,
  { query, leaves, found, meant }: Asked,
): Promise<Suggestion[]> {
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

/**
 * For each folded word of a query that no article has, the most similar word from texts that everybody may read, as it
 * is displayed. NWS-05, NWS-06
 */
export async function correctionsOf(
  orm: Orm,
  scope: Scope,
  leaves: DoubtedLeaf[],
): Promise<[string, string][]> {
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
    nowhere.map((word) => ({ word, variants: withOneTypo(word) })),
  );
  const open = await openWords(orm, scope, [...new Set(near.map(({ word }) => word))]);
  return [...likeliest(near, open)];
}

/** The query with its mistyped words corrected. */
export const corrected = (query: string, meant: ReadonlyMap<string, string>): string =>
  exchangeWords(query, (word) => meant.get(fold(word)) ?? word);

async function correctedQuery(
  orm: Orm,
  { access, ...scope }: ReaderScope,
  query: string,
  meant: Asked['meant'],
): Promise<Suggestion | null> {
  if (meant.size === 0) return null;
  const text = corrected(query, meant);
  const articles = await countOf(orm, { ...scope, access }, text);
  return articles > 0 ? { kind: 'query', text, articles } : null;
}

/**
 * The query without quotes, if that finds more articles: the words of a phrase in any place, a quoted word in its other
 * forms.
 */
async function unquotedQuery(
  orm: Orm,
  scope: ReaderScope,
  query: string,
  found: number,
): Promise<Suggestion | null> {
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

/** For each word of the query, the most similar word that everybody may read. */
function likeliest(near: NearWord[], open: Set<string>): Map<string, string> {
  const meant = new Map<string, string>();
  for (const { asked, word, shown } of near) {
    if (open.has(word) && !meant.has(asked)) meant.set(asked, shown.toLocaleLowerCase('it'));
  }
  return meant;
}
