import { redirect } from '@tanstack/react-router';
import { searchBackIssues } from '#api/archive/search-back-issues.ts';
import type { Api } from '#api/clients.ts';
import type { BackIssueResults } from '#domain/archive.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { readSearchAddress } from '#domain/search-address.ts';
import { headStrings } from './strings.ts';

/** The search text, and one page of its results among the back issues. */
export type ArchiveSearch = { text: string; page: number; results: BackIssueResults };

/** @throws Redirect to the archive where the search text is empty, ApiError otherwise. NWS-08 */
export async function loadArchiveSearch(
  api: Api,
  { name }: Pick<PublicBrand, 'name'>,
  path: string | undefined,
  query: { pagina?: number | undefined },
) {
  const { text, page } = readSearchAddress(path ?? '', query);
  if (!text) throw redirect({ to: '/archivio/{-$date}', replace: true });
  const found: ArchiveSearch = { text, page, results: await searchBackIssues(api, text, { page }) };
  const head = {
    meta: [
      { title: headStrings.found(text, name) },
      { name: 'description', content: headStrings.description(name) },
      { name: 'robots', content: 'noindex, follow' },
    ],
  };
  return { found, head };
}
