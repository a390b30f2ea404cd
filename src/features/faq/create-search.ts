import { createFaqSearch, MAX_TYPED_LENGTH } from '#domain/support/faq-search.ts';
import { plainWords } from '#domain/support/plain-words.ts';
import type { FoundAnswer, ShownCategory } from './shown-faq.ts';

/** Searches the answers of a page. Its code is loaded when a reader searches. HLP-01 */
export function createSearch(categories: readonly ShownCategory[]): (words: string) => FoundAnswer[] {
  return createFaqSearch(
    categories.map((category) => ({
      ...category,
      answers: category.answers.map((answer) => ({ ...answer, text: plainWords(answer.html) })),
    })),
    MAX_TYPED_LENGTH,
  );
}
