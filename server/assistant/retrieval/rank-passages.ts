import type { TextWithWords } from '#domain/mark-words.ts';
import type { BodyPassage } from '#domain/passages.ts';
import { hasAskedVerbs } from './asked-verbs.ts';
import type { QuestionTerm } from './question-terms.ts';
import { isHeadingOrQuestion } from './readable-passages.ts';
import { answeredBy, coverageOf, hasEssential, hasOffices, scorePassage } from './score-passages.ts';
import { type ReadText, readText, type WordMatcher } from './word-matcher.ts';

/** One block of an article that may answer a question. */
export type Passage = {
  articleId: number;
  /** Number of the block in the article's whole body, counted from 1 (see `domain/passages.ts`). */
  place: number;
  /** Its plain text, exactly as in the article. */
  text: string;
  /** Between 0 and about 1, comparable within one answer. */
  score: number;
  /** Folded words of the passage that match the question in any form; used to pick sentences. */
  matched: readonly string[];
  /**
   * Weight of each matched word in this article; words of its headline count less, because they apply to every passage.
   */
  weights?: ReadonlyMap<string, number>;
};

/**
 * An article that was found: its title and the lines around it, its rank from 0 to 1, its age in days, and the blocks
 * that may be read.
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

/** Factor for passages of an article that lacks a required word: they rank below those that have it. */
const LACKING_FACTOR = 0.5;

/** How much an old article loses against a new one that answers as well, after some years. */
const AGE_LOSS = 0.1;
const AGE_DAYS = 365;
const freshness = (age: number) => 1 - AGE_LOSS * (1 - Math.exp(-Math.max(0, age) / AGE_DAYS));

/** Factor of a matched word that the article's headline also has. */
const IN_TITLE = 0.4;

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
      (terms.length === 0 ? inOrder(article) : ofArticle(article, terms, matchOf)).slice(0, perArticle),
    )
    .toSorted((a, b) => b.passage.score - a.passage.score);
  return {
    passages: ranked.slice(0, limit).map(({ passage }) => passage),
    coverage: ranked[0]?.coverage ?? 0,
  };
}

function ofArticle(
  { id, heading, rank, age, blocks }: RankedArticle,
  terms: readonly QuestionTerm[],
  matchOf: WordMatcher,
): { passage: Passage; coverage: number }[] {
  const title = readText(heading, matchOf);
  const read = blocks.map((block) => ({ block, text: readText(block, matchOf) }));
  const whole = [title, ...read.map(({ text }) => text)];
  const coverage = coverageOf(whole, terms);
  const answers =
    hasEssential(whole, terms) && hasOffices(title, whole, terms) && hasAskedVerbs(title, whole, terms);
  const inTitle = new Set(title.hits.map(({ term }) => term));
  const said = read.flatMap((one, at) =>
    isHeadingOrQuestion(one.block) ? [] : [{ ...one, lead: leadTo(read, at) }],
  );
  const telling = said.filter(
    ({ text, lead }) => text.hits.length > 0 || lead.hits.length > 0 || isAbout(text, title),
  );
  return (telling.length > 0 || title.hits.length === 0 ? telling : said)
    .map(({ block, text, lead }) => ({
      coverage: answers ? answeredBy({ passage: [title, lead, text], whole }, terms) : 0,
      passage: {
        articleId: id,
        place: block.place,
        text: block.text,
        score:
          scorePassage(text, { heading: title, lead, rank, coverage }, terms) *
          (answers ? 1 : LACKING_FACTOR) *
          freshness(age),
        matched: [...new Set(text.hits.map(({ word }) => word))],
        weights: new Map(
          text.hits.map(({ word, term, likeness }) => [
            word,
            (terms[term]?.weight ?? 0) * likeness * (inTitle.has(term) ? IN_TITLE : 1),
          ]),
        ),
      },
    }))
    .toSorted((a, b) => b.passage.score - a.passage.score);
}

type ReadBlock = { block: ArticleBlock; text: ReadText };

const NO_WORDS: ReadText = { words: 0, hits: [] };

/** The text that introduces a block: the question that it answers, its heading, or the paragraph before. */
const leadTo = (blocks: readonly ReadBlock[], at: number): ReadText => blocks[at - 1]?.text ?? NO_WORDS;

/** A shorter line, such as a question of an interview, is not taken to be about the headline's subject. */
const FEW_WORDS = 6;
const isAbout = (text: ReadText, title: ReadText) => title.hits.length > 0 && text.words >= FEW_WORDS;

/** The passages of an article from its beginning, if no words are searched. */
function inOrder({ id, rank, blocks }: RankedArticle): { passage: Passage; coverage: number }[] {
  const said = blocks.filter((block) => !isHeadingOrQuestion(block));
  const telling = said.filter(({ words }) => words.length >= FEW_WORDS);
  return (telling.length > 0 ? telling : said).map(({ place, text }, at) => ({
    coverage: 1,
    passage: { articleId: id, place, text, score: rank * (1 - at / (blocks.length + 1)), matched: [] },
  }));
}
