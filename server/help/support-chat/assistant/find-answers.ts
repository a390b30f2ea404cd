import type { Brand } from '#domain/brands/brand.ts';
import type { FaqAnswer } from '#domain/support/faq.ts';
import { type FaqSearch, openFaqSearch } from '#domain/support/faq-search.ts';
import type { Answering } from '../../pages/answering.ts';
import { faqKey, faqOf } from '../../pages/faq-of.ts';

/** An answer of the FAQ, and how much of the question it is about: 0 to 1. */
export type Hit = { answer: FaqAnswer; fit: number };

const searches = new Map<string, Promise<FaqSearch>>();

/** Of the paper's FAQ what a question may be about, the best first. */
export async function findAnswers(brand: Brand, answering: Answering, question: string): Promise<Hit[]> {
  const key = faqKey(brand, answering);
  const search = searches.get(key) ?? faqOf(brand, answering).then(openFaqSearch);
  searches.set(key, search);
  return (await search)(question).map(({ answer, fit }) => ({ answer, fit }));
}
