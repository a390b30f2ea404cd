import type { Access } from '#domain/access.ts';
import { parseQuery, replaceWords, withoutQuotes } from '#domain/query-syntax.ts';
import type { Suggestion } from '#domain/search.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readTerms } from '../../db/search/read-terms.ts';
import type { Scope } from '../../db/search/scope.ts';
import {
  countMatches,
  findSimilarNames,
  findSimilarWords,
  openWords,
  readWordUses,
  type SimilarWord,
} from '../../db/search/similar-words.ts';
import { allOf, leavesOf, toTermGroups } from './to-condition.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Longest word in letters for which variants with a typing error are generated. A longer word with one error
 * still shares enough groups of letters with the right one to be found by similarity.
 */
const MAX_TYPO_LENGTH = 9;

/**
 * Every word that is one typing error away: a letter too many, missing, wrong, or two swapped. None for long words,
 * which similarity finds; each letter adds some fifty variants.
 */
export function withOneTypo(word: string): string[] {
  if (word.length > MAX_TYPO_LENGTH) return [];
  const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)]);
  const variants = splits.flatMap(([before = '', after = '']) => [
    before + after.slice(1),
    `${before}${after.slice(1, 2)}${after.slice(0, 1)}${after.slice(2)}`,
    ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]);
  return [...new Set(variants)].filter((variant) => variant !== word);
}

const MAX_NAMES = 2;
/**
 * Least number of letters of a corrected word; shorter ones are one typing error away from too many others.
 */
const MIN_CORRECTED_LENGTH = 4;
/** Longest word in letters that is corrected. */
const MAX_CORRECTED_LENGTH = 30;
/**
 * Limit of words to correct, because each is compared with all words of the paper; with more, none is
 * corrected.
 */
const MAX_CORRECTIONS = 3;
/** Length in letters to which a query is cut before it is compared with names of sections and authors. */
const MAX_NAME_LENGTH = 80;
/** Words at the beginning of a query that are compared with names. */
const MAX_NAME_WORDS = 6;
/** Words of a query that are checked for typing errors: as many as a question has. */
const MAX_CHECKED_WORDS = 40;

/**
 * A query with its words and phrases, the number of articles that have all of it, and corrections by folded
 * word.
 */
type QueryResult = {
  query: string;
  wordsAndPhrases: CheckedLeaf[];
  matchCount: number;
  corrections: ReadonlyMap<string, string>;
};

/** A word or phrase of a query, and whether it is in enough articles not to be a typing error. */
export type CheckedLeaf = { leaf: string; known: boolean };

/** Scope of a search, with the highest access of the reader. */
type ReaderScope = Scope & { access: Access };

type Word = { folded: string; known: boolean };

/**
 * Suggests other searches: the query with corrected words, the query without quotes, and sections and authors
 * with a similar name. Besides the reader's own words it contains only words from texts that everybody may
 * read, so that paid or hidden texts are not revealed. NWS-05, NWS-06
 */
export async function suggestSearches(
  orm: Orm,
  { access, ...scope }: ReaderScope,
  { query, wordsAndPhrases, matchCount, corrections }: QueryResult,
): Promise<Suggestion[]> {
  const text = wordsOfLeaves(wordsAndPhrases, MAX_NAME_WORDS)
    .map(({ folded }) => folded)
    .join(' ')
    .slice(0, MAX_NAME_LENGTH);
  const [correctedSuggestion, unquotedSuggestion, similarNames] = [
    await correctedQuery(orm, { ...scope, access }, query, corrections),
    await unquotedQuery(orm, { ...scope, access }, query, matchCount),
    await findSimilarNames(orm, scope, text, MAX_NAMES),
  ];
  return [
    ...(correctedSuggestion ? [correctedSuggestion] : []),
    ...(unquotedSuggestion ? [unquotedSuggestion] : []),
    ...similarNames.map(({ kind, slug, name }) => ({ kind, slug, text: name })),
  ];
}

const wordsOfLeaves = (leaves: CheckedLeaf[], limit: number): Word[] =>
  leaves
    .flatMap(({ leaf, known }) => wordsOf(leaf).map((word) => ({ folded: fold(word), known })))
    .slice(0, limit);

/**
 * For each folded word of a query that no article has, the most similar word from texts that everybody may read, as it
 * is displayed. NWS-05, NWS-06
 */
export async function findCorrections(
  orm: Orm,
  scope: Scope,
  leaves: CheckedLeaf[],
): Promise<[string, string][]> {
  const misspelt = wordsOfLeaves(leaves, MAX_CHECKED_WORDS)
    .filter(mayBeMisspelt)
    .map(({ folded }) => folded);
  if (misspelt.length === 0 || misspelt.length > MAX_CORRECTIONS) return [];
  const uses = await readWordUses(orm, scope, [...new Set(misspelt)]);
  const unused = uses.filter(({ articles }) => articles === 0).map(({ word }) => word);
  if (unused.length === 0) return [];
  const similarWords = await findSimilarWords(
    orm,
    scope.brand,
    unused.map((word) => ({ word, variants: withOneTypo(word) })),
  );
  const readableWords = await openWords(orm, scope, [...new Set(similarWords.map(({ word }) => word))]);
  return [...mostSimilar(similarWords, readableWords)];
}

/** The query with its mistyped words corrected. */
export const withCorrections = (query: string, corrections: ReadonlyMap<string, string>): string =>
  replaceWords(query, (word) => corrections.get(fold(word)) ?? word);

async function correctedQuery(
  orm: Orm,
  { access, ...scope }: ReaderScope,
  query: string,
  corrections: QueryResult['corrections'],
): Promise<Suggestion | null> {
  if (corrections.size === 0) return null;
  const text = withCorrections(query, corrections);
  const articles = await countArticles(orm, { ...scope, access }, text);
  return articles > 0 ? { kind: 'query', text, articles } : null;
}

/**
 * The query without quotes, if it then finds more articles: those with the words of a phrase in any place, or
 * a quoted word in another form.
 */
async function unquotedQuery(
  orm: Orm,
  scope: ReaderScope,
  query: string,
  matchCount: number,
): Promise<Suggestion | null> {
  if (!parseQuery(query).groups.some(({ all }) => all.some(({ quoted }) => quoted))) return null;
  const text = withoutQuotes(query);
  const articles = await countArticles(orm, scope, text);
  return articles > matchCount ? { kind: 'query', text, articles } : null;
}

async function countArticles(orm: Orm, { access, ...scope }: ReaderScope, text: string): Promise<number> {
  const { groups } = parseQuery(text);
  const { terms } = await readTerms(orm, leavesOf(groups));
  return await countMatches(orm, scope, allOf(toTermGroups(groups, terms)), access);
}

const mayBeMisspelt = ({ folded, known }: Word) =>
  !known &&
  folded.length >= MIN_CORRECTED_LENGTH &&
  folded.length <= MAX_CORRECTED_LENGTH &&
  /^[a-z]+$/.test(folded);

/** For each word of the query, the most similar word that everybody may read. */
function mostSimilar(similarWords: SimilarWord[], readableWords: Set<string>): Map<string, string> {
  const corrections = new Map<string, string>();
  for (const { asked, word, shown } of similarWords) {
    if (readableWords.has(word) && !corrections.has(asked))
      corrections.set(asked, shown.toLocaleLowerCase('it'));
  }
  return corrections;
}
