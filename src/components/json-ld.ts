import { articlePath } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';

export type JsonLd = Record<string, unknown>;
export type JsonLdBrand = Pick<PublicBrand, 'key' | 'name' | 'origin' | 'domain'>;

/** Title and address of a page, as its head states them. */
export type PageInfo = { title: string; url: string };

/** Number of a list's articles that are listed; the rest can be found in the page. */
const MAX_LISTED = 10;

/** Combines several JSON-LD objects of a page. */
export const graph = (...things: JsonLd[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@graph': things,
});

/** The publisher of the paper. */
export const publisherOf = ({ key, name, origin, domain }: JsonLdBrand): JsonLd => ({
  '@type': 'NewsMediaOrganization',
  name,
  ...(domain && { url: `https://${domain}` }),
  logo: `${origin}/brands/${key}/icon-512.png`,
});

/** List of addresses in the order of the page. */
export const itemList = (origin: string, paths: readonly string[]): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: paths.slice(0, MAX_LISTED).map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + path,
  })),
});

export const articleList = (origin: string, articles: readonly Pick<ArticleSummary, 'id' | 'slug'>[]) =>
  itemList(origin, articles.map(articlePath));

/** A page that lists other pages. */
export const collectionPage = (
  { name, origin }: Pick<JsonLdBrand, 'name' | 'origin'>,
  { title, url }: PageInfo,
  mainEntity: JsonLd,
): JsonLd => ({
  '@type': 'CollectionPage',
  url,
  name: title,
  inLanguage: 'it',
  isPartOf: { '@type': 'WebSite', name, url: `${origin}/` },
  mainEntity,
});
