import type { Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { fold, wordsOf } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { rowsWithinTime } from '#server/base/db/time-limit.ts';
import { placedWithIds, sharingSubjects } from '../db/article-queries.ts';
import type { PlacedRow } from '../db/newsstand-queries.ts';
import { findAlike } from '../db/search/find-alike.ts';
import { readLeads } from '../db/search/read-leads.ts';
import { readTerms, type Term } from '../db/search/read-terms.ts';
import type { Scope } from '../db/search/scope.ts';
import { rarityOf } from '../db/search/score-matches.ts';
import { useIndexes } from '../db/search/use-indexes.ts';
import { rankBySpelling } from './search/rank-by-spelling.ts';
import { combineTerms } from './search/term-joints.ts';
import { wordsOfTerm } from './search/to-condition.ts';
import { toSummary } from './summaries.ts';

type Own = Pick<PlacedRow, 'id' | 'title' | 'kicker' | 'subtitle'>;

/**
 * Time limits for finding articles that are alike, and articles with shared subjects: the article does not wait longer.
 */
const SIMILAR_TIMEOUT_MS = 1000;
const SHARING_LIMIT_MS = 2000;

/** Words of a headline that are considered, and the number of most significant ones that are searched for. */
const WORDS = 40;
const TERMS = 6;
/** Weight of a word in kicker or subtitle, compared with one in the title. */
const AROUND = 0.6;
/** Fewer candidates than in a search, and at least two words in common. */
const JOINTS = { enough: 100, least: 2 };
/** Number of similar articles that are also ranked by their spelling. */
const LEADING = 12;

/**
 * Other articles of the paper that are related to one: first those about the same story, found by the words of its
 * headline and ranked as in search, then those that share topics, people or places, most shared first, then the newest.
 * NWS-04
 */
export async function relatedTo(
  orm: Orm,
  brand: Sigla,
  own: Own,
  now: Date,
  limit: number,
): Promise<ArticleSummary[]> {
  const scope = { brand, now, today: dayAt(now) };
  const sharing = await rowsWithinTime(orm, SHARING_LIMIT_MS, async (tx) => {
    await useIndexes(tx);
    return await sharingSubjects(tx, brand, own.id, now, LEADING);
  });
  const alike = await rowsWithinTime(orm, SIMILAR_TIMEOUT_MS, async (tx) => {
    await useIndexes(tx);
    return await mostSimilar(tx, scope, own, sharing);
  });
  const ids = new Set([...alike, ...sharing.map(({ id }) => id)]);
  return (await placedWithIds(orm, [...ids].slice(0, limit), now)).map(toSummary);
}

type Sharing = { id: number; shared: number };

/** Ids of articles about the same story, the most similar first; shared subjects count too. */
async function mostSimilar(orm: Orm, scope: Scope, own: Own, sharing: Sharing[]): Promise<number[]> {
  const { terms, found } = await headlineOf(orm, own);
  if (found === null) return [];
  const alike = await findAlike(orm, scope, own.id, { found, terms }, LEADING);
  const subjects = new Map(sharing.map(({ id, shared }) => [id, shared / (shared + 1)]));
  const ranked = alike
    .map(({ id, likeness }) => ({ id, score: likeness + (subjects.get(id) ?? 0) }))
    .toSorted((a, b) => b.score - a.score);
  const wording = { words: foldedWords(own.title), pieces: terms.map(wordsOfTerm) };
  const pieces = wording.pieces.map((words) => ` ${words.join(' ')} `);
  const ids = ranked.map(({ id }) => id);
  const leads = await readLeads(orm, ids, pieces, 'free');
  const titles = new Map(leads.map(({ id, title }) => [id, titleKey(title)]));
  const told = new Set([titleKey(own.title)]);
  // An article with the same title and no shared subject is the same article again, or the same column.
  return rankBySpelling(ranked, leads, [wording]).filter((id) => {
    const title = titles.get(id) ?? '';
    const isNew = !told.has(title);
    told.add(title);
    return isNew || subjects.has(id);
  });
}

/**
 * The most significant terms of a headline, and a condition that finds articles with some of them; null where that
 * would find too many.
 */
async function headlineOf(orm: Orm, own: Own): Promise<{ terms: Term[]; found: string | null }> {
  const inTitle = piecesIn(own.title);
  const around = piecesIn(`${own.kicker ?? ''} ${own.subtitle ?? ''}`);
  const { terms: all, articles } = await readTerms(orm, [...inTitle, ...around].slice(0, WORDS));
  const tells = (term: Term, at: number) => rarityOf(term) * (at < inTitle.length ? 1 : AROUND);
  const telling = all
    .map((term, at) => ({ term, tells: tells(term, at) }))
    .filter(({ term }) => term.condition !== '')
    .toSorted((a, b) => b.tells - a.tells);
  const terms = [...new Map(telling.map(({ term }) => [term.condition, term])).values()].slice(0, TERMS);
  if (terms.length < JOINTS.least) return { terms, found: null };
  const { joints, isTooMany } = combineTerms(
    terms.map((term) => term.share),
    articles,
    JOINTS,
  );
  const together = joints.map((places) => places.map((place) => `(${terms[place]?.condition})`).join(' & '));
  return { terms, found: isTooMany ? null : together.map((one) => `(${one})`).join(' | ') };
}

const piecesIn = (text: string): string[] => text.split(/[\s"“”«»]+/u).filter((piece) => piece !== '');

const foldedWords = (text: string): string[] => wordsOf(fold(text));
const titleKey = (title: string): string => foldedWords(title).join(' ');
