import type { Brand } from '#domain/brands/brand.ts';
import type { FaqAnswer } from '#domain/support/faq.ts';
import { type FaqSearch, openFaqSearch } from '#domain/support/faq-search.ts';
import type { Answering } from '../../pages/answering.ts';
import { faqKey, faqOf } from '../../pages/faq-of.ts';
import type { Question } from './assistant.ts';

/** An answer of the FAQ, and how well it fits the question: 0 to 1. */
export type Hit = { answer: FaqAnswer; fit: number };

const searches = new Map<string, Promise<FaqSearch>>();

/** Answers of the paper's FAQ that may fit a question, the best first. */
async function findAnswers(brand: Brand, answering: Answering, question: string): Promise<Hit[]> {
  const key = faqKey(brand, answering);
  const search = searches.get(key) ?? faqOf(brand, answering).then(openFaqSearch);
  searches.set(key, search);
  return (await search)(question).map(({ answer, fit }) => ({ answer, fit }));
}

/** Fit from which an answer is what was asked (`SURE`) or may be (`LIKELY`); below it is about something else. */
export const SURE = 0.6;
export const LIKELY = 0.34;

/**
 * Answers that may fit a question, the best first. A question that fits none well is searched for together with the one
 * before. HLP-09
 */
export async function findHits({ brand, turn, before, answering }: Question): Promise<Hit[]> {
  const alone = await findAnswers(brand, answering, turn);
  if ((alone[0]?.fit ?? 0) >= SURE) return alone;
  const earlier = before.findLast(({ role }) => role === 'user');
  if (!earlier) return alone;
  const together = await findAnswers(brand, answering, `${earlier.content} ${turn}`);
  return (together[0]?.fit ?? 0) > (alone[0]?.fit ?? 0) ? together : alone;
}
