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
import { newsSitemapXml, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Parameters of a sitemap: `origin` is the paper's newsstand, without a slash at the end. */
export type SitemapRequest = { orm: Orm; brand: Brand; origin: string; now: Date; isOpen: IsOpen };

/** Limits of Google News: age and number of articles. */
const NEWS_MAX_AGE_MS = 2 * 24 * 60 * 60 * 1000;
const MAX_NEWS = 1000;

/** The list of all sitemaps of a paper. NAV-24 */
export async function sitemapIndex({ orm, brand, origin, now }: SitemapRequest): Promise<string> {
  const months = await listMonths(orm, brand.sigla, now);
  const monthSitemaps = months.flatMap(({ month, parts, changed }) =>
    Array.from({ length: parts }, (_, index) => ({
      url: origin + monthSitemapPath(month, index + 1),
      changedAt: changed,
    })),
  );
  return sitemapIndexXml([
    { url: origin + PAGES_SITEMAP },
    { url: origin + NEWS_SITEMAP },
    ...monthSitemaps.reverse(),
  ]);
}

/** Issues and articles of a month, by their permanent addresses; null for a part that does not exist. */
export async function monthSitemap(
  { orm, brand, origin, now, isOpen }: SitemapRequest,
  month: Month,
  part: number,
): Promise<string | null> {
  const span = spanOf(month);
  const isFirst = part === 1;
  const issues = isFirst ? await listIssues(orm, brand.sigla, span, now) : [];
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
      changedAt: updatedAt ?? publishedAt,
    })),
    ...articles.map((article) => ({
      url: origin + articlePath(article),
      changedAt: article.updatedAt ?? article.publishedAt,
    })),
  ]);
}

/**
 * Sitemap of the fixed pages, of sections, specials and authors; `extraPaths` are fixed pages of some
 * newsstands.
 */
export async function pagesSitemap(request: SitemapRequest, extraPaths: readonly string[]): Promise<string> {
  const { orm, brand, origin, now } = request;
  const fixedPaths = [HOME, sectionsPath(), SPECIALS, SIGNATURES, ARCHIVE, ...extraPaths];
  const [sections, specials, signatures] = await Promise.all([
    latestSections(request),
    readSpecials(orm, brand, now),
    readSignatures(orm, brand, now),
  ]);
  const dated = (path: string, latest: string): SitemapEntry => ({
    url: origin + path,
    changedAt: new Date(`${latest}T00:00:00Z`),
  });
  return sitemapXml([
    ...fixedPaths.map((path) => ({ url: origin + path })),
    ...sections.map((path) => ({ url: origin + path })),
    ...specials.map(({ special, latest }) => dated(specialPath(special), latest)),
    ...signatures.map(({ signature, latest }) => dated(signaturePath(signature), latest)),
  ]);
}

/**
 * The addresses of the sections of the latest day, with that day: in the main edition, else in the first that has the
 * section.
 */
async function latestSections({ orm, brand, now }: SitemapRequest): Promise<string[]> {
  const day = await latestDay(orm, brand.sigla, now);
  if (!day) return [];
  const full = await fullIssuesOfDay(orm, brand.sigla, day, now);
  const sections = new Map(
    full.flatMap(({ articles }) => groupBySection(articles).map(({ section }) => [section.id, section])),
  );
  return [...sections.values()].flatMap((section) => {
    const withSection = full.filter(({ articles }) =>
      articles.some((article) => article.section.id === section.id),
    );
    const issue = mainIssue(withSection, brand);
    return issue ? [sectionPath(section, { day, edition: issue.row.edition })] : [];
  });
}

/** Articles of the last two days, the newest first, as Google News expects them. */
export async function newsSitemap({ orm, brand, origin, now, isOpen }: SitemapRequest): Promise<string> {
  const span = { from: new Date(now.getTime() - NEWS_MAX_AGE_MS), until: new Date(now.getTime() + 1) };
  // A paper with many editions has more articles than Google News reads: only the newest are listed.
  const { articles } = await listArticles(orm, brand.sigla, {
    span,
    now,
    isOpen,
    limit: ARTICLES_PER_SITEMAP,
  });
  const items = articles
    .slice(-MAX_NEWS)
    .reverse()
    .map((article) => ({ ...article, url: origin + articlePath(article) }));
  return newsSitemapXml(brand.name, items);
}

/** Whether a month has begun: only then can it have a sitemap. */
export const hasBegun = (month: Month, now: Date): boolean => `${month}-01` < addDays(dayAt(now), 1);
