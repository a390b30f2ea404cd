import type { BodyPassage } from '#domain/passages.ts';
import type { QuestionTerm } from './question-terms.ts';
import { isHeading } from './readable-passages.ts';
import { coverageOf, scorePassage } from './score-passages.ts';
import { readText, type WordMatcher } from './word-matcher.ts';

/** One block of an article that may answer a question. */
export type Passage = {
  articleId: number;
  /** Which block of the article's whole body it is, counted from 1 (see `domain/passages.ts`). */
  place: number;
  /** Its plain words, exactly as the article has them. */
  text: string;
  /** Between 0 and about 1, comparable within one answer. */
  score: number;
  /** Words of the passage, folded, that the question has too, in whatever form: for picking sentences. */
  matched: readonly string[];
};

/** An article that was found: what its title and the lines around it say, its rank from 0 to 1, what may be read of it. */
export type RankedArticle = { id: number; heading: string; rank: number; blocks: readonly BodyPassage[] };

/** More from one article would leave no room for others. */
export const PER_ARTICLE = 3;

/** The best passages of some articles, and how much of the question the best one covers with its title. */
export function rankPassages(
  articles: readonly RankedArticle[],
  terms: readonly QuestionTerm[],
  matchOf: WordMatcher,
  limit: number,
): { passages: Passage[]; coverage: number } {
  const ranked = articles
    .flatMap((article) => ofArticle(article, terms, matchOf))
    .toSorted((a, b) => b.passage.score - a.passage.score);
  return {
    passages: ranked.slice(0, limit).map(({ passage }) => passage),
    coverage: ranked[0]?.coverage ?? 0,
  };
}

function ofArticle(
  { id, heading, rank, blocks }: RankedArticle,
  terms: readonly QuestionTerm[],
  matchOf: WordMatcher,
): { passage: Passage; coverage: number }[] {
  const title = readText(heading, matchOf);
  const read = blocks.map((block) => ({ block, text: readText(block.text, matchOf) }));
  const coverage = coverageOf([title, ...read.map(({ text }) => text)], terms);
  return read
    .filter(({ block, text }) => !isHeading(block) && text.hits.length + title.hits.length > 0)
    .map(({ block, text }) => ({
      coverage: coverageOf([title, text], terms),
      passage: {
        articleId: id,
        place: block.place,
        text: block.text,
        score: scorePassage(text, { heading: title, rank, coverage }, terms),
        matched: [...new Set(text.hits.map(({ word }) => word))],
      },
    }))
    .toSorted((a, b) => b.passage.score - a.passage.score)
    .slice(0, PER_ARTICLE);
}
