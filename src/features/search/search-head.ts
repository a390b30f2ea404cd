import { SEARCH } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { LoadedSearch } from './load-search.ts';
import { headStrings as strings } from './strings.ts';

/** Title, description and keywords; search engines must not index results. NAV-24 */
export function searchHead(
  { name, origin }: Pick<PublicBrand, 'name' | 'origin'>,
  { request }: LoadedSearch,
) {
  const { text } = request;
  const title = text ? strings.results(text, name) : strings.search(name);
  return {
    meta: [
      { title },
      { name: 'description', content: strings.description(name) },
      { name: 'keywords', content: [text, ...strings.keywords, name].filter(Boolean).join(', ') },
      ...(text ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: text ? [] : [{ rel: 'canonical', href: origin + SEARCH }],
  };
}
