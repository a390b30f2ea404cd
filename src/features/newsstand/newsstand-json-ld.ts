import { SEARCH } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Newsstand } from '#domain/newsstand.ts';
import {
  articleList,
  collectionPage,
  graph,
  type JsonLd,
  type PageInfo,
  publisherOf,
} from '#src/components/json-ld.ts';

/** Placeholder for the search words in schema.org's potential actions. */
const SEARCH_TERM = 'search_term_string';

/**
 * JSON-LD of the paper, its newsstand, its search and today's leading articles. The server writes it into the page.
 * NAV-24
 */
export function newsstandJsonLd(brand: PublicBrand, { latest }: Newsstand, about: PageInfo): JsonLd {
  const { name, origin, description, founded, socials } = brand;
  return graph(
    {
      ...publisherOf(brand),
      foundingDate: String(founded),
      sameAs: socials.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      name: `Edicola · ${name}`,
      url: `${origin}/`,
      inLanguage: 'it',
      ...(description && { description }),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${SEARCH}?q={${SEARCH_TERM}}` },
        'query-input': `required name=${SEARCH_TERM}`,
      },
    },
    collectionPage(brand, about, articleList(origin, latest)),
  );
}
