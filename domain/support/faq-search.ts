import MiniSearch from 'minisearch';
import type { FaqAnswer, FaqCategory } from './faq.ts';
import { foldedWords, indexedTermOf, reportsProblem, searchTermsOf } from './faq-words.ts';

/** An answer with the share of the query that it matches, 0 to 1. */
export type FaqHit = { answer: FaqAnswer; category: FaqCategory; fit: number };

/** Finds answers, the best first; none if the query has no meaningful words. */
export type FaqSearch = (query: string) => FaqHit[];

type Entry = { id: number; answer: FaqAnswer; category: FaqCategory };

/** Factors for a term that matches only as a prefix, only with a typing error, or only in the text. */
const PREFIX_FACTOR = 0.85;
const FUZZY_FACTOR = 0.7;
const TEXT_FACTOR = 0.5;
/** A term that no answer contains may be a name or the subject of the question, so it counts with half its weight. */
const UNKNOWN_TERM_FACTOR = 0.5;
/**
 * Bonus for terms in an answer's question: it comes before answers whose fit is at most this much better.
 */
const QUESTION_BONUS = 0.1;
/** Bonus for an answer about problems if the query reports one: it comes before answers with a similar fit. */
const PROBLEM_BONUS = 0.3;

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
    .map((entry, id): Entry => ({ id, ...entry }));
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
  const weighTerm = (term: string) => weigh(index, term, entries.length);
  return (query) => {
    const question = query.slice(0, maxLength);
    const terms = searchTermsOf(question);
    const hasProblem = reportsProblem(question);
    const weightedTerms = terms.map(weighTerm);
    const totalWeight = weightedTerms.reduce((sum, { weight }) => sum + weight, 0);
    if (totalWeight === 0) return [];
    return entries
      .map(({ id, answer, category }) => {
        const matchedWeight = weightedTerms.reduce(
          (sum, { weight, found }) => sum + weight * (found.get(id) ?? 0),
          0,
        );
        const weightInQuestion = weightedTerms.reduce(
          (sum, { weight, inQuestion: idsInQuestion }) => sum + (idsInQuestion.has(id) ? weight : 0),
          0,
        );
        const problemBonus = hasProblem && answer.isProblem ? PROBLEM_BONUS : 0;
        return {
          answer,
          category,
          fit: matchedWeight / totalWeight,
          score: (matchedWeight + QUESTION_BONUS * weightInQuestion) / totalWeight + problemBonus,
        };
      })
      .filter(({ fit }) => fit >= MIN_FIT)
      .sort((a, b) => b.score - a.score)
      .map(({ answer, category, fit }) => ({ answer, category, fit }));
  };
}

/**
 * Weighs a term: the fewer answers have it in their question or synonyms, the higher its weight; if none has, those that
 * match it otherwise count. `found` is how well each answer matches it.
 */
function weigh(index: MiniSearch<Entry>, term: string, entryCount: number) {
  const found = new Map<number, number>();
  const hits = index.search(term, {
    tokenize: (text) => [text],
    processTerm: (word) => word,
    prefix: term.length >= MIN_LENGTH_FOR_PREFIX,
    fuzzy: term.length >= MIN_LENGTH_FOR_FUZZY ? MAX_WRONG_SHARE : false,
  });
  const inQuestion = new Set<number>();
  for (const { id, match } of hits) {
    found.set(id, Math.max(...Object.entries(match).map(similarityTo(term))));
    if (Object.values(match).some((fields) => fields.includes('question'))) inQuestion.add(id);
  }
  const inQuestionOrWords = [...found.values()].filter((value) => value === 1).length;
  const weight = Math.log(1 + entryCount / Math.max(1, inQuestionOrWords || found.size));
  // A number or code that no answer contains is probably the reader's own, so it does not count.
  const unknown = /\d/.test(term) ? 0 : UNKNOWN_TERM_FACTOR * weight;
  return { found, inQuestion, weight: found.size === 0 ? unknown : weight };
}

const similarityTo =
  (term: string) =>
  ([other, fields]: [string, string[]]): number => {
    const fieldFactor = fields.some((field) => field !== 'text') ? 1 : TEXT_FACTOR;
    if (other === term) return fieldFactor;
    return fieldFactor * (other.startsWith(term) ? PREFIX_FACTOR : FUZZY_FACTOR);
  };
