import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type {
  Day,
  Edition,
  IssueContents,
  SectionContents,
  SectionList,
  SectionRef,
} from '#domain/newsstand.ts';
import type { SectionAddress } from '#domain/section-address.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { findEdition, latestIssues, neighbourDays } from '../db/issue-queries.ts';
import { findSection, lastDayOfSection } from '../db/section-queries.ts';
import { type FullIssue, fullIssues, fullIssuesOfDay, issuesOf, mainIssue, toIssue } from './issues.ts';
import { groupBySection, toOverviews, toSummary } from './summaries.ts';

type FoundIssue = { issue: FullIssue; editions: Edition[] };

/** The issue of an edition on a day, or its latest one up to today. */
async function findIssue(
  orm: Orm,
  brand: Brand,
  slug: string,
  now: Date,
  day?: Day,
): Promise<FoundIssue | null> {
  const newest = { upTo: dayAt(now), limit: 1 };
  const issueDay = day ?? (await latestIssues(orm, { brand: brand.sigla, slug }, newest, now))[0]?.day;
  if (!issueDay) return null;
  const printed = await issuesOf(orm, [{ brand: brand.sigla, day: issueDay }], now);
  const ofEdition = printed.filter(({ row }) => row.edition.slug === slug);
  const [issue] = await fullIssues(orm, ofEdition, now);
  return issue ? { issue, editions: printed.map(({ row }) => row.edition) } : null;
}

/** An issue with its articles by section. Null when that edition did not come out on that day. NWS-02 */
export async function readIssue(
  orm: Orm,
  brand: Brand,
  slug: string,
  now: Date,
  day?: Day,
): Promise<IssueContents | null> {
  const found = await findIssue(orm, brand, slug, now, day);
  if (!found) return null;
  const { issue, editions } = found;
  const { before, after } = await neighbourDays(orm, issue.row.edition.id, issue.row.day, now);
  return {
    issue: toIssue(issue, 'full'),
    editions,
    previousDay: before,
    nextDay: after,
    sections: groupBySection(issue.articles).map(({ section, rows }) => {
      const pages = rows.flatMap((row) => row.page ?? []);
      return {
        section,
        firstPage: pages.length > 0 ? Math.min(...pages) : null,
        lastPage: pages.length > 0 ? Math.max(...pages) : null,
        articles: rows.map(toSummary),
      };
    }),
  };
}

/** Sections of an issue. Null when that edition did not come out on that day. NAV-03 */
export async function readSections(
  orm: Orm,
  brand: Brand,
  now: Date,
  selection: { edition?: string | undefined; day?: Day | undefined },
): Promise<SectionList | null> {
  const found = await findIssue(orm, brand, selection.edition ?? brand.mainEdition, now, selection.day);
  if (!found) return null;
  const { row, articles } = found.issue;
  return { edition: row.edition, day: row.day, sections: toOverviews(articles) };
}

/**
 * One section of one issue. If the address has no day, the newest day with the section is chosen; if it has
 * no edition, the main one of that day, or else the first that has the section. NAV-03, NAV-08
 */
export async function readSection(
  orm: Orm,
  brand: Brand,
  address: SectionAddress,
  now: Date,
): Promise<SectionContents | null> {
  const { id, title: slug } = address;
  const section = await findSection(orm, brand.sigla, { id, slug });
  const found = section && (await findIssueWith(orm, brand, section, address, now));
  if (!found) return null;
  const { issue, editions } = found;
  const groups = groupBySection(issue.articles);
  const index = groups.findIndex((group) => group.section.id === section.id);
  const group = groups[index];
  if (!group) return null;
  const { before, after } = await neighbourDays(orm, issue.row.edition.id, issue.row.day, now);
  return {
    section,
    edition: issue.row.edition,
    day: issue.row.day,
    editions,
    previousDay: before,
    nextDay: after,
    previous: groups[index - 1]?.section ?? null,
    next: groups[index + 1]?.section ?? null,
    articles: group.rows.map(toSummary),
  };
}

async function findIssueWith(
  orm: Orm,
  brand: Brand,
  { id }: SectionRef,
  { editionId, day }: SectionAddress,
  now: Date,
): Promise<FoundIssue | null> {
  if (editionId) {
    const edition = await findEdition(orm, brand.sigla, { id: editionId });
    return edition && (await findIssue(orm, brand, edition.slug, now, day));
  }
  const issueDay = day ?? (await lastDayOfSection(orm, id, now));
  if (!issueDay) return null;
  const full = await fullIssuesOfDay(orm, brand.sigla, issueDay, now);
  const withSection = full.filter(({ articles }) => articles.some(({ section }) => section.id === id));
  const issue = mainIssue(withSection, brand);
  return issue ? { issue, editions: full.map(({ row }) => row.edition) } : null;
}
