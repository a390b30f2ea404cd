import type { Month } from './archive.ts';
import type { SectionRef } from './newsstand.ts';

/** What search engines and feed readers ask for. NAV-24 */
export const SITEMAP = '/sitemap.xml';
export const PAGES_SITEMAP = '/sitemap-pagine.xml';
export const NEWS_SITEMAP = '/sitemap-news.xml';

/** Articles and issues of a month; long ones have several parts. */
export const monthSitemapPath = (month: Month, part = 1): string =>
  `/sitemap-articoli-${month}${part > 1 ? `-${part}` : ''}.xml`;

/** The newest articles of the paper, or of one of its sections. */
export const feedPath = (section?: Pick<SectionRef, 'slug'>): string =>
  section ? `/rss/${section.slug}.xml` : '/rss.xml';

const LIST = /^\/(?:sitemap[\w-]*|rss|rss\/[\w-]+)\.xml$/;

/** Whether a program's list or feed stands there, and no page. */
export const isFeedPath = (path: string): boolean => LIST.test(path);
