import type { Brand } from '#domain/brands/brand.ts';
import type { FaqAnswer } from '#domain/support/faq.ts';
import { createFaqSearch, type FaqSearch } from '#domain/support/faq-search.ts';
import type { AnsweringSetup } from '../../pages/answering-setup.ts';
import { faqKey, faqOf } from '../../pages/faq-of.ts';
import type { Question } from './assistant.ts';

/** An answer of the FAQ, and how well it fits the question: 0 to 1. */
export type RankedAnswer = { answer: FaqAnswer; fit: number };

const searches = new Map<string, FaqSearch>();

/** Answers of the paper's FAQ that may fit a question, the best first. */
async function searchFaq(brand: Brand, answering: AnsweringSetup, question: string): Promise<RankedAnswer[]> {
  const key = faqKey(brand, answering);
  const search = searches.get(key) ?? createFaqSearch(await faqOf(brand, answering));
  searches.set(key, search);
  return search(question).map(({ answer, fit }) => ({ answer, fit }));
}

/**
 * Thresholds of the fit: from `SURE_FIT` on an answer is given, from `LIKELY_FIT` on it is offered as a
 * possible one; below, the question is about something else.
 */
export const SURE_FIT = 0.6;
export const LIKELY_FIT = 0.34;

/**
 * Answers that may fit a question, the best first. A question that fits none well is searched for together with the one
 * before. HLP-09
 */
export async function findFaqAnswers({
  brand,
  message,
  earlierMessages,
  answering,
}: Question): Promise<RankedAnswer[]> {
  const byMessage = await searchFaq(brand, answering, message);
  if ((byMessage[0]?.fit ?? 0) >= SURE_FIT) return byMessage;
  const earlier = earlierMessages.findLast(({ role }) => role === 'user');
  if (!earlier) return byMessage;
  const byBoth = await searchFaq(brand, answering, `${earlier.content} ${message}`);
  return (byBoth[0]?.fit ?? 0) > (byMessage[0]?.fit ?? 0) ? byBoth : byMessage;
}
