import type { Api } from '#api/clients.ts';
import { listFaq } from '#api/site/list-faq.ts';
import type { Asked, ShownCategory } from './shown-faq.ts';

/** Search results for the words in the address, so that a page without JavaScript has them too. */
export type FoundAtOnce = { words: string; slugs: string[] };

/** Every answer of the paper, and which of them the address names. @throws ApiError. HLP-01 */
export async function loadFaq(
  api: Api,
  q: Asked['q'],
): Promise<{ categories: ShownCategory[]; found: FoundAtOnce | null }> {
  const categories = (await listFaq(api)).map(({ answers, ...category }) => ({
    ...category,
    answers: answers.map(({ text: _, ...answer }) => answer),
  }));
  return { categories, found: q === undefined ? null : await findAtOnce(categories, String(q)) };
}

async function findAtOnce(categories: readonly ShownCategory[], words: string): Promise<FoundAtOnce> {
  const { openSearch } = await import('./open-search.ts');
  return { words, slugs: openSearch(categories)(words).map(({ answer }) => answer.slug) };
}
