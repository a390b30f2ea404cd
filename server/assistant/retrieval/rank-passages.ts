import type { TextWithWords } from '#domain/mark-words.ts';
import type { BodyPassage } from '#domain/passages.ts';
import type { QuestionTerm } from './question-terms.ts';
import { isHeadingOrQuestion } from './readable-passages.ts';
import { answerCoverage, coverageOf, hasEssential, hasOffices, scorePassage } from './score-passages.ts';
import { hasVerbsNearObjects } from './verbs-near-objects.ts';
import { type MatchedText, matchText, type WordMatcher } from './word-matcher.ts';

/** One block of an article that may answer a question. */
export type Passage = {
  articleId: number;
  /** Number of the block in the article's whole body, counted from 1 (see `domain/passages.ts`). */
  place: number;
  /** Its plain text, exactly as in the article. */
  text: string;
  /** How well it answers, between 0 and about 1; comparable only with passages of the same search. */
  score: number;
  /** Folded words of the passage that match the question in any form; used to pick sentences. */
  matched: readonly string[];
  /**
   * Weight of each matched word in this article; words of its headline count less, because they apply to every passage.
   */
  weights?: ReadonlyMap<string, number>;
};

/**
 * An article that was found: `heading` is its title with kicker, subtitle and byline, `rank` its score from 0
 * to 1, `age` its age in days, and `blocks` those that the reader may read.
 */
export type RankedArticle = {
  id: number;
  heading: TextWithWords;
  rank: number;
  age: number;
  blocks: readonly ArticleBlock[];
};

export type ArticleBlock = BodyPassage & TextWithWords;

/** Limit of passages from one article, so that there is room for others. */
export const PER_ARTICLE = 3;

/** Factor for the score of passages from an article that lacks a required word. */
const MISSING_WORD_FACTOR = 0.5;

/**
 * The share of its score that an article loses by its age after some years, and the time scale of the loss.
 */
const MAX_AGE_LOSS = 0.1;
const AGE_SCALE_DAYS = 365;
const freshness = (age: number) => 1 - MAX_AGE_LOSS * (1 - Math.exp(-Math.max(0, age) / AGE_SCALE_DAYS));

/** Factor of a matched word that the article's headline also has. */
const IN_TITLE_FACTOR = 0.4;

/** The best passages of some articles, and how much of the question the best one covers together with its title. */
export function rankPassages(
  articles: readonly RankedArticle[],
  terms: readonly QuestionTerm[],
  matchOf: WordMatcher,
  limit: number,
  perArticle = PER_ARTICLE,
): { passages: Passage[]; coverage: number } {
  const ranked = articles
    .flatMap((article) =>
      (terms.length === 0 ? inOrder(article) : passagesOfArticle(article, terms, matchOf)).slice(
        0,
        perArticle,
      ),
    )
    .toSorted((a, b) => b.passage.score - a.passage.score);
  return {
    passages: ranked.slice(0, limit).map(({ passage }) => passage),
    coverage: ranked[0]?.coverage ?? 0,
  };
}

function passagesOfArticle(
  { id, heading, rank, age, blocks }: RankedArticle,
  terms: readonly QuestionTerm[],
  matchOf: WordMatcher,
): { passage: Passage; coverage: number }[] {
  const title = matchText(heading, matchOf);
  const matchedBlocks = blocks.map((block) => ({ block, text: matchText(block, matchOf) }));
  const allTexts = [title, ...matchedBlocks.map(({ text }) => text)];
  const coverage = coverageOf(allTexts, terms);
  const mayAnswer =
    hasEssential(allTexts, terms) &&
    hasOffices(title, allTexts, terms) &&
    hasVerbsNearObjects(title, allTexts, terms);
  const inTitle = new Set(title.hits.map(({ term }) => term));
  const withoutHeadings = matchedBlocks.flatMap((matchedBlock, at) =>
    isHeadingOrQuestion(matchedBlock.block) ? [] : [{ ...matchedBlock, lead: leadTo(matchedBlocks, at) }],
  );
  const relevant = withoutHeadings.filter(
    ({ text, lead }) => text.hits.length > 0 || lead.hits.length > 0 || isAbout(text, title),
  );
  return (relevant.length > 0 || title.hits.length === 0 ? relevant : withoutHeadings)
    .map(({ block, text, lead }) => ({
      coverage: mayAnswer ? answerCoverage({ passage: [title, lead, text], whole: allTexts }, terms) : 0,
      passage: {
        articleId: id,
        place: block.place,
        text: block.text,
        score:
          scorePassage(text, { heading: title, lead, rank, coverage }, terms) *
          (mayAnswer ? 1 : MISSING_WORD_FACTOR) *
          freshness(age),
        matched: [...new Set(text.hits.map(({ word }) => word))],
        weights: new Map(
          text.hits.map(({ word, term, likeness }) => [
            word,
            (terms[term]?.weight ?? 0) * likeness * (inTitle.has(term) ? IN_TITLE_FACTOR : 1),
          ]),
        ),
      },
    }))
    .toSorted((a, b) => b.passage.score - a.passage.score);
}

type MatchedBlock = { block: ArticleBlock; text: MatchedText };

const NO_WORDS: MatchedText = { words: 0, hits: [] };

/**
 * The text of the block before, which introduces a block: a heading, a question, or the preceding paragraph.
 */
const leadTo = (blocks: readonly MatchedBlock[], at: number): MatchedText => blocks[at - 1]?.text ?? NO_WORDS;

/**
 * Number of words below which a block without the question's words is not taken to be about the title's
 * subject.
 */
const FEW_WORDS = 6;
const isAbout = (text: MatchedText, title: MatchedText) => title.hits.length > 0 && text.words >= FEW_WORDS;

/** The passages of an article in its order, used if no words are searched. */
function inOrder({ id, rank, blocks }: RankedArticle): { passage: Passage; coverage: number }[] {
  const withoutHeadings = blocks.filter((block) => !isHeadingOrQuestion(block));
  const relevant = withoutHeadings.filter(({ words }) => words.length >= FEW_WORDS);
  return (relevant.length > 0 ? relevant : withoutHeadings).map(({ place, text }, at) => ({
    coverage: 1,
    passage: { articleId: id, place, text, score: rank * (1 - at / (blocks.length + 1)), matched: [] },
  }));
}
