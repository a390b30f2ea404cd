import type { faqSearch } from '#domain/search-params/help.ts';
import type { FaqAnswer, FaqCategory } from '#domain/support/faq.ts';

/** An answer as sent with the page. Its plain text is omitted, because the search derives it from the HTML. */
export type ShownAnswer = Omit<FaqAnswer, 'text'>;
export type ShownCategory = Omit<FaqCategory, 'answers'> & { answers: ShownAnswer[] };

/** A search result, with the category of the answer. */
export type FoundAnswer = { answer: ShownAnswer; category: ShownCategory };

export type FaqQuery = ReturnType<typeof faqSearch>;

/**
 * Category and answer shown for an address: the category of the named answer, else the named category, else the first.
 */
export function shownBy(categories: readonly ShownCategory[], { categoria, risposta }: FaqQuery) {
  const ofAnswer = categories.find(({ answers }) => answers.some(({ slug }) => slug === risposta));
  const category = ofAnswer ?? categories.find(({ slug }) => slug === categoria) ?? categories[0];
  return { category, answer: ofAnswer?.answers.find(({ slug }) => slug === risposta) };
}

export const countOf = (categories: readonly ShownCategory[]): number =>
  categories.reduce((count, { answers }) => count + answers.length, 0);
