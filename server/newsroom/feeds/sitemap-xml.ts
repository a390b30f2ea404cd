import { element, XML_START, xmlText } from './xml.ts';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NEWS_SCHEMA = 'http://www.google.com/schemas/sitemap-news/0.9';

/** An address with the date of its last change, where that is known. */
export type Listed = { url: string; changed?: Date | null };

const locationOf = ({ url, changed }: Listed) =>
  element('loc', url) + element('lastmod', changed?.toISOString());

/** Sitemaps.org: a list of lists. */
export const sitemapIndexXml = (sitemaps: readonly Listed[]): string =>
  `${XML_START}<sitemapindex xmlns="${SCHEMA}">\n${sitemaps
    .map((sitemap) => `<sitemap>${locationOf(sitemap)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** Sitemaps.org: a list of pages. */
export const sitemapXml = (pages: readonly Listed[]): string =>
  `${XML_START}<urlset xmlns="${SCHEMA}">\n${pages
    .map((page) => `<url>${locationOf(page)}</url>\n`)
    .join('')}</urlset>\n`;

export type NewsItem = { url: string; title: string; publishedAt: Date };

/** Google News: recent articles, with their titles. */
export const newsSitemapXml = (paper: string, items: readonly NewsItem[]): string =>
  `${XML_START}<urlset xmlns="${SCHEMA}" xmlns:news="${NEWS_SCHEMA}">\n${items
    .map(
      ({ url, title, publishedAt }) =>
        `<url>${element('loc', url)}<news:news><news:publication><news:name>${xmlText(paper)}</news:name>` +
        `<news:language>it</news:language></news:publication>${element('news:publication_date', publishedAt.toISOString())}` +
        `${element('news:title', title)}</news:news></url>\n`,
    )
    .join('')}</urlset>\n`;
