import type { faqSearch } from '#domain/search-params/help.ts';
import type { FaqAnswer, FaqCategory } from '#domain/support/faq.ts';

/** What a page has of an answer: its plain words follow from the rest, and are made where they are looked through. */
export type ShownAnswer = Omit<FaqAnswer, 'text'>;
export type ShownCategory = Omit<FaqCategory, 'answers'> & { answers: ShownAnswer[] };

/** An answer that was found, with the name of what it stands in. */
export type FoundAnswer = { answer: ShownAnswer; category: ShownCategory };

export type Asked = ReturnType<typeof faqSearch>;

/** What an address shows: an answer's own category, the one that it names, else the first. */
export function shownBy(categories: readonly ShownCategory[], { categoria, risposta }: Asked) {
  const ofAnswer = categories.find(({ answers }) => answers.some(({ slug }) => slug === risposta));
  const category = ofAnswer ?? categories.find(({ slug }) => slug === categoria) ?? categories[0];
  return { category, answer: ofAnswer?.answers.find(({ slug }) => slug === risposta) };
}

export const countOf = (categories: readonly ShownCategory[]): number =>
  categories.reduce((count, { answers }) => count + answers.length, 0);
