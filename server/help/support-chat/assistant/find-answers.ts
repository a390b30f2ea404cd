import type { Brand } from '#domain/brands/brand.ts';
import { MAX_MESSAGE_LENGTH } from '#domain/support/chat-message.ts';
import type { FaqAnswer } from '#domain/support/faq.ts';
import { createFaqSearch, type FaqSearch, MAX_UNSURE_FIT, SURE_FIT } from '#domain/support/faq-search.ts';
import { asksSomething, searchTermsOf } from '#domain/support/faq-words.ts';
import type { AnsweringSetup } from '../../pages/answering-setup.ts';
import { faqKey, faqOf } from '../../pages/faq-of.ts';
import type { Question } from './assistant.ts';

/** An answer of the FAQ, and how well it fits the question: 0 to 1. */
export type RankedAnswer = { answer: FaqAnswer; fit: number };

const searches = new Map<string, FaqSearch>();

/** Two whole messages with a space between them. */
const MAX_SEARCHED_LENGTH = 2 * MAX_MESSAGE_LENGTH + 1;

/** Answers of the paper's FAQ that may fit a question, the best first. */
async function searchFaq(brand: Brand, answering: AnsweringSetup, question: string): Promise<RankedAnswer[]> {
  const key = faqKey(brand, answering);
  const search = searches.get(key) ?? createFaqSearch(await faqOf(brand, answering), MAX_SEARCHED_LENGTH);
  searches.set(key, search);
  return search(question).map(({ answer, fit }) => ({ answer, fit }));
}

/** From this fit on, and below `SURE_FIT`, an answer is offered as a possible one; below, the question is about something else. */
export const LIKELY_FIT = 0.34;

/** A single word fits too many answers to say what a sentence is about. */
const MIN_TERMS_OF_SENTENCE = 2;

/** The sentences of a message that ask something by themselves; none of a message with only one sentence. */
function askedSentences(message: string): string[] {
  const sentences = message.split(/(?<=[.!?;…])\s+|\n+/);
  if (sentences.length < 2) return [];
  return sentences.filter(
    (sentence) => asksSomething(sentence) && searchTermsOf(sentence).length >= MIN_TERMS_OF_SENTENCE,
  );
}

const bestFit = (ranked: readonly RankedAnswer[]): number => ranked[0]?.fit ?? 0;

/** The ranking whose best answer fits best: the first one of those that fit equally. */
const bestRanking = (rankings: readonly RankedAnswer[][]): RankedAnswer[] =>
  rankings.reduce((best, ranked) => (bestFit(ranked) > bestFit(best) ? ranked : best), []);

/**
 * Answers that may fit a question, the best first. A message that fits none well is also searched for by each sentence
 * that asks something, because a long introduction hides the question; then together with the message before. HLP-09
 */
export async function findFaqAnswers({
  brand,
  message,
  earlierMessages,
  answering,
}: Question): Promise<RankedAnswer[]> {
  const search = (words: string) => searchFaq(brand, answering, words);
  const byMessage = await search(message);
  if (bestFit(byMessage) >= SURE_FIT) return byMessage;
  const bySentence = await Promise.all(askedSentences(message).map(search));
  const best = bestRanking([byMessage, ...bySentence]);
  if (bestFit(best) >= SURE_FIT) return best;
  const earlier = earlierMessages.findLast(({ role }) => role === 'user');
  if (!earlier) return best;
  const withEarlier = await search(`${message} ${earlier.content}`);
  return mayReplace(withEarlier, best) ? bestRanking([best, withEarlier]) : best;
}

/**
 * Whether the ranking together with the earlier message may replace that of a message alone: a message that is clear
 * by itself, but fits several answers, may only be told from these by the earlier one.
 */
function mayReplace([best]: readonly RankedAnswer[], alone: readonly RankedAnswer[]): boolean {
  if (bestFit(alone) < MAX_UNSURE_FIT) return true;
  return alone.some(({ answer, fit }) => answer === best?.answer && fit >= LIKELY_FIT);
}
