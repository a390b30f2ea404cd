import type { Api } from '#api/clients.ts';
import { listLegalPages } from '#api/site/list-legal-pages.ts';
import { ApiError } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { LegalName } from '#domain/legal-pages.ts';
import { pageHead } from '#src/components/page-head.ts';

/** One legal page of the publisher, and its head. @throws ApiError. SHL-06, NAV-24 */
export async function loadLegal(api: Api, name: LegalName, { name: paper, origin }: PublicBrand) {
  const page = (await listLegalPages(api)).find((legalPage) => legalPage.name === name);
  if (!page) throw new ApiError('not-found', { operation: 'listLegalPages' });
  const { title, updated, html, description, words } = page;
  const head = pageHead({
    title: `${title} · ${paper}`,
    description,
    url: `${origin}/${name}`,
    keywords: [...words, paper],
  });
  return { page: { title, updated, html }, head };
}
