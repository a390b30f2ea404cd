import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsWithinTime } from '#server/base/db/time-limit.ts';
import { placedWithIds, sharingSubjects } from '../db/article-queries.ts';
import type { PlacedRow } from '../db/newsstand-queries.ts';
import { findSimilar } from '../db/search/find-similar.ts';
import { readBeginnings } from '../db/search/read-beginnings.ts';
import { readTerms, type Term } from '../db/search/read-terms.ts';
import type { Scope } from '../db/search/scope.ts';
import { rarityOf } from '../db/search/score-matches.ts';
import { useIndexes } from '../db/search/use-indexes.ts';
import { combineTerms } from './search/combine-terms.ts';
import { rankBySpelling } from './search/rank-by-spelling.ts';
import { wordsOfTerm } from './search/to-condition.ts';
import { toSummary } from './summaries.ts';

type Headline = Pick<PlacedRow, 'id' | 'title' | 'kicker' | 'subtitle'>;

/**
 * Timeouts for finding similar articles, and articles with shared subjects; after them an article is shown
 * without.
 */
const SIMILAR_TIMEOUT_MS = 1000;
const SHARING_TIMEOUT_MS = 2000;

/** Limit of words of a headline that are read, and of the most significant ones that are searched for. */
const MAX_HEADLINE_WORDS = 40;
const MAX_TERMS = 6;
/** Weight of a word in kicker or subtitle, compared with one in the title. */
const SUBHEADING_FACTOR = 0.6;
/** Limits for `combineTerms`: fewer candidates than in a search, and at least two words in common. */
const COMBINATION_LIMITS = { maxArticles: 100, minTerms: 2 };
/** Number of similar articles that are also ranked by their spelling. */
const MAX_RANKED = 12;

/**
 * Other articles of the paper that are related to one: first those about the same event, found by the words of its
 * headline and ranked as in search, then those that share topics, people or places, most shared first, then the newest.
 * NWS-04
 */
export async function relatedTo(
  orm: Orm,
  brand: Sigla,
  article: Headline,
  now: Date,
  limit: number,
): Promise<ArticleSummary[]> {
  const scope = { brand, now, today: dayAt(now) };
  const withSharedSubjects = await rowsWithinTime(orm, SHARING_TIMEOUT_MS, async (tx) => {
    await useIndexes(tx);
    return await sharingSubjects(tx, brand, article.id, now, MAX_RANKED);
  });
  const similarIds = await rowsWithinTime(orm, SIMILAR_TIMEOUT_MS, async (tx) => {
    await useIndexes(tx);
    return await mostSimilar(tx, scope, article, withSharedSubjects);
  });
  const ids = new Set([...similarIds, ...withSharedSubjects.map(({ id }) => id)]);
  return (await placedWithIds(orm, [...ids].slice(0, limit), now)).map(toSummary);
}

type SharedSubjects = { id: number; shared: number };

/** Ids of articles about the same event, the most similar first; shared subjects count too. */
async function mostSimilar(
  orm: Orm,
  scope: Scope,
  article: Headline,
  withSharedSubjects: SharedSubjects[],
): Promise<number[]> {
  const { terms, condition } = await headlineTerms(orm, article);
  if (condition === null) return [];
  const alike = await findSimilar(orm, scope, article.id, { found: condition, terms }, MAX_RANKED);
  const subjects = new Map(withSharedSubjects.map(({ id, shared }) => [id, shared / (shared + 1)]));
  const ranked = alike
    .map(({ id, likeness }) => ({ id, score: likeness + (subjects.get(id) ?? 0) }))
    .toSorted((a, b) => b.score - a.score);
  const wording = { words: foldedWords(article.title), pieces: terms.map(wordsOfTerm) };
  const pieces = wording.pieces.map((words) => ` ${words.join(' ')} `);
  const ids = ranked.map(({ id }) => id);
  const leads = await readBeginnings(orm, ids, pieces, 'free');
  const titles = new Map(leads.map(({ id, title }) => [id, titleKey(title)]));
  const seenTitles = new Set([titleKey(article.title)]);
  // Of articles with the same title only the first is listed, unless they share subjects: the others are
  // mostly copies, or other days of a regular column.
  return rankBySpelling(ranked, leads, [wording]).filter((id) => {
    const title = titles.get(id) ?? '';
    const isNew = !seenTitles.has(title);
    seenTitles.add(title);
    return isNew || subjects.has(id);
  });
}

/**
 * The most significant terms of a headline, and a condition that finds articles with some of them; null if
 * that would find too many, or if there are too few terms.
 */
async function headlineTerms(
  orm: Orm,
  article: Headline,
): Promise<{ terms: Term[]; condition: string | null }> {
  const inTitle = piecesIn(article.title);
  const subheadingPieces = piecesIn(`${article.kicker ?? ''} ${article.subtitle ?? ''}`);
  const { terms: allTerms, articles } = await readTerms(
    orm,
    [...inTitle, ...subheadingPieces].slice(0, MAX_HEADLINE_WORDS),
  );
  const weightOf = (term: Term, at: number) => rarityOf(term) * (at < inTitle.length ? 1 : SUBHEADING_FACTOR);
  const weighted = allTerms
    .map((term, at) => ({ term, weight: weightOf(term, at) }))
    .filter(({ term }) => term.condition !== '')
    .toSorted((a, b) => b.weight - a.weight);
  const terms = [...new Map(weighted.map(({ term }) => [term.condition, term])).values()].slice(0, MAX_TERMS);
  if (terms.length < COMBINATION_LIMITS.minTerms) return { terms, condition: null };
  const { combinations, isTooMany } = combineTerms(
    terms.map((term) => term.share),
    articles,
    COMBINATION_LIMITS,
  );
  const conjunctions = combinations.map((places) =>
    places.map((place) => `(${terms[place]?.condition})`).join(' & '),
  );
  return {
    terms,
    condition: isTooMany ? null : conjunctions.map((conjunction) => `(${conjunction})`).join(' | '),
  };
}

const piecesIn = (text: string): string[] => text.split(/[\s"“”«»]+/u).filter((piece) => piece !== '');

const foldedWords = (text: string): string[] => wordsOf(fold(text));
const titleKey = (title: string): string => foldedWords(title).join(' ');
