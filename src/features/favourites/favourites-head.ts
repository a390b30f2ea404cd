import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { PageHead } from '#src/components/page-head.ts';
import { headStrings as strings } from './strings.ts';

/** The page differs for each reader, so search engines must not index it. NAV-24 */
export const favouritesHead = ({ name }: Pick<PublicBrand, 'name'>): PageHead => ({
  meta: [
    { title: strings.title(name) },
    { name: 'description', content: strings.description(name) },
    { name: 'robots', content: 'noindex' },
  ],
  links: [],
});
