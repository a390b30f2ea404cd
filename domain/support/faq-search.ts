import MiniSearch from 'minisearch';
import type { FaqAnswer, FaqCategory } from './faq.ts';
import { foldedWords, indexedTermOf, isWeakTerm, reportsProblem, searchTermsOf } from './faq-words.ts';

/**
 * An answer with the share of the query that it matches, 0 to 1. It is below `SURE_FIT` where only the text matches, or
 * where several answers fit best equally well.
 */
export type FaqHit = { answer: FaqAnswer; category: FaqCategory; fit: number };

/** Finds answers, the best first; none if the query has no meaningful words. */
export type FaqSearch = (query: string) => FaqHit[];

type Entry = {
  id: number;
  answer: FaqAnswer;
  category: FaqCategory;
  questionTerms: readonly string[];
  frequentTerms: readonly string[];
};

/** From this fit on an answer is given as the one that was asked for. HLP-09 */
export const SURE_FIT = 0.6;
/** Fit of an answer that matches at least as much of the query, but is not certain. */
export const MAX_UNSURE_FIT = 0.59;

/** Factors for a term that matches only as a prefix, only with a typing error, or only in the text. */
const PREFIX_FACTOR = 0.85;
const FUZZY_FACTOR = 0.7;
const TEXT_FACTOR = 0.5;
/** A short term is often the beginning of an unrelated word, or one letter away from it: `fate`, `fatture`. */
const SHORT_TERM_FACTOR = 0.5;
const MIN_LENGTH_FOR_CERTAINTY = 5;
/** A term that no answer contains may be a name or the subject of the question, so it counts with half its weight. */
const UNKNOWN_TERM_FACTOR = 0.5;
/** A weak term decides less than the others. */
const WEAK_TERM_FACTOR = 0.5;
/**
 * Bonus for terms in an answer's question: it comes before answers whose fit is at most this much better.
 */
const QUESTION_BONUS = 0.1;
/** Bonus for terms in the short form of a frequent question: `come disdico` asks it, not a special case of it. */
const FREQUENT_BONUS = 0.1;
/** Bonus for an answer whose whole question the query asks. */
const WHOLE_QUESTION_BONUS = 0.1;
/** Bonus for an answer about problems if the query reports one: it comes before answers with a similar fit. */
const PROBLEM_BONUS = 0.3;
/** An answer about problems comes after one that fits as well if the query reports none: as a share of its fit. */
const NO_PROBLEM_BONUS = -0.1;

/** Answers whose scores differ by no more fit equally well. */
const MAX_TIE_DIFFERENCE = 0.05;

/** Limit of the length of a query from an address or a search box, because an address may hold a text of any length. */
export const MAX_TYPED_LENGTH = 200;

/** Minimum number of letters of a term that may match as a prefix, or with typing errors. */
const MIN_LENGTH_FOR_PREFIX = 3;
const MIN_LENGTH_FOR_FUZZY = 4;
/** Maximum share of wrong letters in a term that still matches. */
const MAX_WRONG_SHARE = 0.2;
/** Minimum share of the query that a result matches. */
const MIN_FIT = 0.2;

const FIELDS = ['question', 'words', 'text'] as const;

/**
 * Builds a search that finds answers by their question, their synonyms and their text, in spite of accents and typing
 * errors. HLP-01
 * @param maxLength length up to which a query is read
 */
export function createFaqSearch(categories: readonly FaqCategory[], maxLength: number): FaqSearch {
  const entries = categories
    .flatMap((category) => category.answers.map((answer) => ({ answer, category })))
    .map(
      ({ answer, category }, id): Entry => ({
        id,
        answer,
        category,
        questionTerms: searchTermsOf(answer.question),
        frequentTerms: searchTermsOf(answer.frequent ?? ''),
      }),
    );
  const index = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: foldedWords,
    processTerm: indexedTermOf,
    extractField: ({ id, answer }, field) => {
      if (field === 'id') return id;
      return field === 'words' ? answer.words.join(' ') : answer[field as 'question' | 'text'];
    },
  });
  index.addAll(entries);
  return (query) => {
    const question = query.slice(0, maxLength);
    const terms = searchTermsOf(question).map((term) => weigh(index, term, entries.length));
    const hasProblem = reportsProblem(question);
    if (totalWeight(terms) === 0) return [];
    const ranked = entries
      .map((entry) => rank(entry, terms, hasProblem))
      .filter(({ fit }) => fit >= MIN_FIT)
      .sort((a, b) => b.score - a.score);
    const tied = ranked.filter(({ score }) => score >= (ranked[0]?.score ?? 0) - MAX_TIE_DIFFERENCE);
    return ranked.map((hit) => {
      const isSure = hit.isTopic && (tied.length === 1 || !tied.includes(hit));
      const { answer, category, fit } = hit;
      return { answer, category, fit: isSure ? fit : Math.min(fit, MAX_UNSURE_FIT) };
    });
  };
}

const totalWeight = (terms: readonly Term[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);

/** How well an answer matches the terms of a query, and whether they are its topic and not only named in its text. */
function rank(
  { id, answer, category, questionTerms, frequentTerms }: Entry,
  terms: readonly Term[],
  hasProblem: boolean,
) {
  const shareOf = (matchOf: (term: Term) => number) =>
    terms.reduce((sum, term) => sum + term.weight * matchOf(term), 0) / totalWeight(terms);
  const fit = shareOf(({ found }) => found.get(id) ?? 0);
  const topicFit = shareOf(({ inTopic }) => inTopic.get(id) ?? 0);
  const questionBonus = QUESTION_BONUS * shareOf(({ inQuestion }) => Number(inQuestion.has(id)));
  const problemBonus = answer.isProblem ? (hasProblem ? PROBLEM_BONUS : NO_PROBLEM_BONUS * fit) : 0;
  const stems = terms.map(({ stem }) => stem);
  const isWhole = (hasProblem || !answer.isProblem) && questionTerms.every((term) => stems.includes(term));
  const frequentBonus =
    FREQUENT_BONUS * shareOf(({ matched }) => Number(frequentTerms.some((term) => matched.has(term))));
  return {
    answer,
    category,
    fit,
    isTopic: topicFit >= SURE_FIT && !isGuess(id, terms),
    score: fit + questionBonus + frequentBonus + problemBonus + (isWhole ? WHOLE_QUESTION_BONUS : 0),
  };
}

/** Whether an answer matches by a single term that says little, or beside words that no answer has. */
function isGuess(id: number, terms: readonly Term[]): boolean {
  const [first, ...others] = terms.filter(({ inTopic }) => inTopic.has(id));
  if (others.length > 0) return false;
  return (
    first?.isWeak !== false ||
    terms.some(({ weight, isKnown, inTopic }) => weight > 0 && !isKnown && !inTopic.has(id))
  );
}

/**
 * A term of a query: how well each answer matches it anywhere, and in its question or synonyms. It is known if an answer
 * has it as it is written.
 */
type Term = {
  stem: string;
  weight: number;
  isWeak: boolean;
  isKnown: boolean;
  /** The indexed terms that it matches, in spite of typing errors. */
  matched: ReadonlySet<string>;
  found: ReadonlyMap<number, number>;
  inTopic: ReadonlyMap<number, number>;
  inQuestion: ReadonlySet<number>;
};

/**
 * Weighs a term: the fewer answers have it in their question or synonyms, the higher its weight; if none has, those that
 * match it otherwise count.
 */
function weigh(index: MiniSearch<Entry>, stem: string, entryCount: number): Term {
  const found = new Map<number, number>();
  const inTopic = new Map<number, number>();
  const inQuestion = new Set<number>();
  const hits = index.search(stem, {
    tokenize: (text) => [text],
    processTerm: (word) => word,
    prefix: stem.length >= MIN_LENGTH_FOR_PREFIX,
    fuzzy: stem.length >= MIN_LENGTH_FOR_FUZZY ? MAX_WRONG_SHARE : false,
  });
  for (const { id, match } of hits) {
    const matches = Object.entries(match);
    const topicMatches = matches.filter(([, fields]) => fields.some((field) => field !== 'text'));
    const inTopicMatch = Math.max(0, ...topicMatches.map(([term]) => similarity(stem, term)));
    const inTextMatch = Math.max(...matches.map(([term]) => TEXT_FACTOR * similarity(stem, term)));
    found.set(id, Math.max(inTopicMatch, inTextMatch));
    if (inTopicMatch > 0) inTopic.set(id, inTopicMatch);
    const isBestInQuestion = topicMatches.some(
      ([term, fields]) => fields.includes('question') && similarity(stem, term) === inTopicMatch,
    );
    if (isBestInQuestion) inQuestion.add(id);
  }
  const inQuestionOrWords = [...inTopic.values()].filter((value) => value === 1).length;
  const rarity = Math.log(1 + entryCount / Math.max(1, inQuestionOrWords || found.size));
  const isWeak = isWeakTerm(stem);
  const matched = new Set(hits.flatMap(({ match }) => Object.keys(match)));
  const isKnown = matched.has(stem);
  const weight = rarity * (isWeak ? WEAK_TERM_FACTOR : 1);
  // A number or code that no answer contains is probably the reader's own, so it does not count.
  const unknown = /\d/.test(stem) ? 0 : UNKNOWN_TERM_FACTOR * weight;
  return {
    stem,
    isWeak,
    isKnown,
    matched,
    found,
    inTopic,
    inQuestion,
    weight: found.size === 0 ? unknown : weight,
  };
}

function similarity(stem: string, other: string): number {
  if (other === stem) return 1;
  if (stem.length < MIN_LENGTH_FOR_CERTAINTY) return SHORT_TERM_FACTOR;
  return other.startsWith(stem) ? PREFIX_FACTOR : FUZZY_FACTOR;
}
