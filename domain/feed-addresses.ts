import type { Month } from './archive.ts';
import type { SectionRef } from './newsstand.ts';

/** Addresses for search engines and feed readers. NAV-24 */
export const SITEMAP = '/sitemap.xml';
export const PAGES_SITEMAP = '/sitemap-pagine.xml';
export const NEWS_SITEMAP = '/sitemap-news.xml';

/** Sitemap with the articles and issues of a month; long ones have several parts. */
export const monthSitemapPath = (month: Month, part = 1): string =>
  `/sitemap-articoli-${month}${part > 1 ? `-${part}` : ''}.xml`;

/** Feed with the newest articles of the paper, or of one of its sections. */
export const feedPath = (section?: Pick<SectionRef, 'slug'>): string =>
  section ? `/rss/${section.slug}.xml` : '/rss.xml';

const LIST = /^\/(?:sitemap[\w-]*|rss|rss\/[\w-]+)\.xml$/;

/** Whether an address is a sitemap or feed, not a page. */
export const isFeedPath = (path: string): boolean => LIST.test(path);
