import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { PageHead } from '../page-head.ts';

type HeadTexts = { title: string; description: string };

/** Head of a page that differs for each reader, and that search engines must not index. NAV-24 */
export const privateHead = (
  { name }: Pick<PublicBrand, 'name'>,
  { title, description }: HeadTexts,
): PageHead => ({
  meta: [
    { title: `${title} · ${name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ],
  links: [],
});
