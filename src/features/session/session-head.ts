import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { PageHead } from '#src/paper/page-head.ts';
import { headStrings } from './strings.ts';

/** These pages are each reader's own: nothing for search engines. NAV-24 */
export function sessionHead(
  { name }: Pick<PublicBrand, 'name'>,
  page: keyof typeof headStrings,
): { head: PageHead } {
  const { title, description } = headStrings[page];
  const meta = [
    { title: `${title} · ${name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
  return { head: { meta, links: [] } };
}
