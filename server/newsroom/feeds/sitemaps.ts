import { articlePath, HOME, issuePath, sectionPath, sectionsPath, signaturePath } from '#domain/addresses.ts';
import type { Month } from '#domain/archive.ts';
import type { Brand } from '#domain/brands/brand.ts';
import type { IsOpen } from '#domain/brands/canonical-papers.ts';
import { ARCHIVE, SIGNATURES, SPECIALS, specialPath } from '#domain/collection-addresses.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { monthSitemapPath, NEWS_SITEMAP, PAGES_SITEMAP } from '#domain/feed-addresses.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { fullIssuesOfDay, mainIssue } from '../content/issues.ts';
import { readSignatures } from '../content/signatures.ts';
import { readSpecials } from '../content/specials.ts';
import { groupBySection } from '../content/summaries.ts';
import { listIssues } from '../db/feed-articles.ts';
import { latestDay } from '../db/issue-queries.ts';
import { listArticles } from './list-articles.ts';
import { ARTICLES_PER_SITEMAP, listMonths, spanOf } from './list-months.ts';
import { type Listed, newsSitemapXml, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Parameters of a sitemap: `origin` is the paper's newsstand, without a slash at the end. */
export type Asked = { orm: Orm; brand: Brand; origin: string; now: Date; isOpen: IsOpen };

/** Google News reads no older articles, and no more of them. */
const NEWS_MS = 2 * 24 * 60 * 60 * 1000;
const MOST_NEWS = 1000;

/** The list of all sitemaps of a paper. NAV-24 */
export async function sitemapIndex({ orm, brand, origin, now }: Asked): Promise<string> {
  const months = await listMonths(orm, brand.sigla, now);
  const ofMonths = months.flatMap(({ month, parts, changed }) =>
    Array.from({ length: parts }, (_, index) => ({
      url: origin + monthSitemapPath(month, index + 1),
      changed,
    })),
  );
  return sitemapIndexXml([
    { url: origin + PAGES_SITEMAP },
    { url: origin + NEWS_SITEMAP },
    ...ofMonths.reverse(),
  ]);
}

/** Issues and articles of a month, by their permanent addresses; null for a part that does not exist. */
export async function monthSitemap(
  { orm, brand, origin, now, isOpen }: Asked,
  month: Month,
  part: number,
): Promise<string | null> {
  const span = spanOf(month);
  const first = part === 1;
  const issues = first ? await listIssues(orm, brand.sigla, span, now) : [];
  const { articles, found } = await listArticles(orm, brand.sigla, {
    span,
    now,
    isOpen,
    skip: (part - 1) * ARTICLES_PER_SITEMAP,
    limit: ARTICLES_PER_SITEMAP,
  });
  if (issues.length + found === 0) return null;
  return sitemapXml([
    ...issues.map(({ edition, day, publishedAt, updatedAt }) => ({
      url: origin + issuePath(edition, day),
      changed: updatedAt ?? publishedAt,
    })),
    ...articles.map((article) => ({
      url: origin + articlePath(article),
      changed: article.updatedAt ?? article.publishedAt,
    })),
  ]);
}

/** Fixed pages, and pages that list articles: `more` are fixed pages that not every newsstand has. */
export async function pagesSitemap(asked: Asked, more: readonly string[]): Promise<string> {
  const { orm, brand, origin, now } = asked;
  const standing = [HOME, sectionsPath(), SPECIALS, SIGNATURES, ARCHIVE, ...more];
  const [sections, specials, signatures] = await Promise.all([
    latestSections(asked),
    readSpecials(orm, brand, now),
    readSignatures(orm, brand, now),
  ]);
  const dated = (path: string, latest: string): Listed => ({
    url: origin + path,
    changed: new Date(`${latest}T00:00:00Z`),
  });
  return sitemapXml([
    ...standing.map((path) => ({ url: origin + path })),
    ...sections.map((path) => ({ url: origin + path })),
    ...specials.map(({ special, latest }) => dated(specialPath(special), latest)),
    ...signatures.map(({ signature, latest }) => dated(signaturePath(signature), latest)),
  ]);
}

/**
 * The sections of the latest day, each with its address without a date: in the main edition, else in the first that has
 * it.
 */
async function latestSections({ orm, brand, now }: Asked): Promise<string[]> {
  const day = await latestDay(orm, brand.sigla, dayAt(now));
  if (!day) return [];
  const full = await fullIssuesOfDay(orm, brand.sigla, day, now);
  const sections = new Map(
    full.flatMap(({ articles }) => groupBySection(articles).map(({ section }) => [section.id, section])),
  );
  return [...sections.values()].flatMap((section) => {
    const having = full.filter(({ articles }) => articles.some((one) => one.section.id === section.id));
    const issue = mainIssue(having, brand);
    return issue ? [sectionPath(section, { day, edition: issue.row.edition })] : [];
  });
}

/** Articles of the last two days, the newest first, as Google News expects them. */
export async function newsSitemap({ orm, brand, origin, now, isOpen }: Asked): Promise<string> {
  const span = { from: new Date(now.getTime() - NEWS_MS), until: new Date(now.getTime() + 1) };
  // A paper with many editions has more articles than that: the newest are taken.
  const { articles } = await listArticles(orm, brand.sigla, {
    span,
    now,
    isOpen,
    limit: ARTICLES_PER_SITEMAP,
  });
  const items = articles
    .slice(-MOST_NEWS)
    .reverse()
    .map((article) => ({ ...article, url: origin + articlePath(article) }));
  return newsSitemapXml(brand.name, items);
}

/** Whether a month has begun: only then can it have a sitemap. */
export const isPast = (month: Month, now: Date): boolean => `${month}-01` < addDays(dayAt(now), 1);
