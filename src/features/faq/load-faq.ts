import type { Api } from '#api/clients.ts';
import { listFaq } from '#api/site/list-faq.ts';
import type { FaqQuery, ShownCategory } from './shown-faq.ts';

/** Search results for the words in the address, so that a page without JavaScript has them too. */
export type SentResults = { words: string; slugs: string[] };

/** Every answer of the paper, and which of them the address names. @throws ApiError. HLP-01 */
export async function loadFaq(
  api: Api,
  q: FaqQuery['q'],
): Promise<{ categories: ShownCategory[]; found: SentResults | null }> {
  const categories = (await listFaq(api)).map(({ answers, ...category }) => ({
    ...category,
    answers: answers.map(({ text: _, ...answer }) => answer),
  }));
  return { categories, found: q === undefined ? null : await findResults(categories, String(q)) };
}

async function findResults(categories: readonly ShownCategory[], words: string): Promise<SentResults> {
  const { createSearch } = await import('./create-search.ts');
  return { words, slugs: createSearch(categories)(words).map(({ answer }) => answer.slug) };
}
