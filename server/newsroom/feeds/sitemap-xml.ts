import { element, XML_START, xmlText } from './xml.ts';

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const NEWS_SCHEMA = 'http://www.google.com/schemas/sitemap-news/0.9';

/** An address with the date of its last change, where that is known. */
export type SitemapEntry = { url: string; changedAt?: Date | null };

const locationOf = ({ url, changedAt }: SitemapEntry) =>
  element('loc', url) + element('lastmod', changedAt?.toISOString());

/** Writes an index of sitemaps, by sitemaps.org. */
export const sitemapIndexXml = (sitemaps: readonly SitemapEntry[]): string =>
  `${XML_START}<sitemapindex xmlns="${SCHEMA}">\n${sitemaps
    .map((sitemap) => `<sitemap>${locationOf(sitemap)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

/** Writes a sitemap: a list of pages, by sitemaps.org. */
export const sitemapXml = (pages: readonly SitemapEntry[]): string =>
  `${XML_START}<urlset xmlns="${SCHEMA}">\n${pages
    .map((page) => `<url>${locationOf(page)}</url>\n`)
    .join('')}</urlset>\n`;

export type NewsItem = { url: string; title: string; publishedAt: Date };

/** Writes a sitemap of recent articles with their titles, for Google News. */
export const newsSitemapXml = (paper: string, items: readonly NewsItem[]): string =>
  `${XML_START}<urlset xmlns="${SCHEMA}" xmlns:news="${NEWS_SCHEMA}">\n${items
    .map(
      ({ url, title, publishedAt }) =>
        `<url>${element('loc', url)}<news:news><news:publication><news:name>${xmlText(paper)}</news:name>` +
        `<news:language>it</news:language></news:publication>${element('news:publication_date', publishedAt.toISOString())}` +
        `${element('news:title', title)}</news:news></url>\n`,
    )
    .join('')}</urlset>\n`;
