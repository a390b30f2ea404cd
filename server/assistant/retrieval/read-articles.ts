import { setImmediate as breathe } from 'node:timers/promises';
import type { Access } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { withWords } from '#domain/mark-words.ts';
import { daysBetween } from '#domain/subscription-term.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { visibleTexts } from '#server/newsroom/db/article-queries.ts';
import type { Candidate } from '#server/newsroom/db/search/find-candidates.ts';
import { type HitRow, readHits } from '#server/newsroom/db/search/read-hits.ts';
import { stemsOf } from '#server/newsroom/db/search/read-terms.ts';
import { markNamesByUse } from './names-by-use.ts';
import { withNumbers } from './numerals.ts';
import type { QuestionTerm } from './question-terms.ts';
import type { RankedArticle } from './rank-passages.ts';
import { readablePassages } from './readable-passages.ts';
import { type WordMatcher, wordMatcher, wordsToStem } from './word-matcher.ts';

/** @property scope the editions whose placement of an article is preferred */
type Reading = { brand: Brand; access: Access; now: Date; scope: { editions: string[] } };

/** Published articles with the parts that the reader may read, in the candidates' order, and their rows. NWS-05 */
export async function readArticles(
  orm: Orm,
  { brand, access, now, scope }: Reading,
  candidates: readonly Candidate[],
): Promise<{ rows: HitRow[]; articles: RankedArticle[] }> {
  const ids = candidates.map(({ id }) => id);
  const rows = await readHits(orm, brand, ids, dayAt(now), scope.editions);
  const texts = await visibleTexts(orm, brand.sigla, ids, now);
  const textById = new Map(texts.map((text) => [text.id, text]));
  const scoreById = new Map(candidates.map(({ id, score }) => [id, score]));
  const maxScore = candidates[0]?.score || 1;
  const articles: RankedArticle[] = [];
  for (const row of rows) {
    const text = textById.get(row.id);
    if (!text) continue;
    // Reading thirty long articles takes much longer than another answer, so other work is let in between.
    await breathe();
    const blocks = readablePassages(text, access).map((block) => ({ ...block, ...readWords(block.text) }));
    const rank = (scoreById.get(row.id) ?? 0) / maxScore;
    const age = daysBetween(row.day, dayAt(now));
    articles.push({ id: row.id, heading: readWords(headingOf(row)), rank, age, blocks });
  }
  return { rows, articles };
}

/** The question's terms, of which those are names that some articles write as names, and how words match them. */
export async function matcherFor(
  orm: Orm,
  terms: readonly QuestionTerm[],
  articles: readonly RankedArticle[],
): Promise<{ termsWithNames: readonly QuestionTerm[]; matchOf: WordMatcher }> {
  const allBlocks = articles.flatMap(({ blocks }) => blocks);
  const texts = [...articles.map(({ heading }) => heading), ...allBlocks];
  const termsWithNames = markNamesByUse(terms, allBlocks);
  const stems = await stemsOf(orm, wordsToStem(texts, termsWithNames));
  return { termsWithNames, matchOf: wordMatcher(termsWithNames, stems) };
}

const readWords = (text: string) => withNumbers(withWords(text));

const headingOf = ({ title, kicker, subtitle, byline }: HitRow): string =>
  [kicker, title, subtitle, byline].filter(Boolean).join(' · ');
