import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day, FrontPageStory, Issue } from '#domain/newsstand.ts';
import type { Orm } from '../db/connect.ts';
import { articlesOfIssues, type IssueRow, issuesOfDay, type PlacedRow } from '../db/newsstand-queries.ts';
import { toStory } from './summaries.ts';

/** The pages every local edition of a paper shares. */
export const NATIONAL = 'nazionale';

/** As many stories as the largest miniature front page has room for. */
const FRONT_PAGE_STORIES = 9;
const SMALL_FRONT_PAGE_STORIES = 7;

/** An issue with its articles in reading order: its own and, for a local edition, those of the national pages. */
export type FullIssue = { row: IssueRow; articles: PlacedRow[] };

/**
 * Reads what the issues of one day hold, all editions at once; nothing of a day that is still to come. What is corrected
 * in the national pages is in all of them. NWS-01
 */
export async function fullIssuesOfDay(orm: Orm, brand: Sigla, day: Day, now: Date): Promise<FullIssue[]> {
  if (day > dayAt(now)) return [];
  const rows = await issuesOfDay(orm, brand, day);
  const placed = await articlesOfIssues(
    orm,
    rows.map((row) => row.id),
    now,
  );
  const national = rows.find((row) => row.edition.slug === NATIONAL);
  return rows.map((row) => ({
    row: {
      ...row,
      pages: Math.max(row.pages, national?.pages ?? 0),
      updatedAt: latest(row.updatedAt, national?.updatedAt ?? null),
    },
    articles: mergeNational(placed, row.id, national?.id),
  }));
}

const latest = (one: Date | null, other: Date | null): Date | null =>
  one && other && one < other ? other : (one ?? other);

function mergeNational(placed: PlacedRow[], issueId: number, nationalId: number | undefined): PlacedRow[] {
  const own = placed.filter((article) => article.issueId === issueId);
  if (nationalId === undefined || nationalId === issueId) return own;
  const ownIds = new Set(own.map((article) => article.id));
  const shared = placed.filter((article) => article.issueId === nationalId && !ownIds.has(article.id));
  return [...own, ...shared].sort(
    (a, b) => (a.page ?? Number.MAX_SAFE_INTEGER) - (b.page ?? Number.MAX_SAFE_INTEGER),
  );
}

/** Of some issues of a day the main edition's, or the first where it is not among them. */
export function mainIssue(full: FullIssue[], brand: Brand): FullIssue | undefined {
  return full.find(({ row }) => row.edition.slug === brand.mainEdition) ?? full[0];
}

/** The front page gives each edition its own news first, by weight, then by place in the paper. */
function frontPageOrder({ row, articles }: FullIssue): PlacedRow[] {
  const local = (article: PlacedRow) => Number(article.issueId !== row.id);
  return articles.toSorted(
    (a, b) =>
      a.urgency - b.urgency ||
      local(a) - local(b) ||
      (a.page ?? 999) - (b.page ?? 999) ||
      a.position - b.position ||
      a.id - b.id,
  );
}

/** `small` is for the thumbnails of other issues: fewer stories, and titles without words. */
export function toIssue(issue: FullIssue, size: 'full' | 'small'): Issue {
  const { row } = issue;
  const stories = frontPageOrder(issue).slice(
    0,
    size === 'full' ? FRONT_PAGE_STORIES : SMALL_FRONT_PAGE_STORIES,
  );
  return {
    edition: row.edition,
    day: row.day,
    pages: row.pages,
    version: row.version,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt?.toISOString() ?? null,
    frontPage: {
      stories: stories.map((story) => (size === 'full' ? toStory(story) : withoutText(toStory(story)))),
    },
  };
}

const withoutText = (story: FrontPageStory): FrontPageStory => ({ ...story, subtitle: null, text: '' });
