import type { Brand, Sigla } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day, FrontPageArticle, Issue } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type IssueRow, issuesOfDays, type PaperDay } from '../db/issue-queries.ts';
import { articlesOfIssues, type PlacedRow, weightiestArticles } from '../db/newsstand-queries.ts';
import { NATIONAL } from '../db/readable-issues.ts';
import { toFrontPageArticle } from './summaries.ts';

/** Number of articles for which the largest front page preview has room. */
const FRONT_PAGE_STORIES = 9;
const SMALL_FRONT_PAGE_STORIES = 7;

/** An edition's issue of a day, with the national edition's issue, whose pages it contains too. */
export type PrintedIssue = { row: IssueRow; nationalId: number | undefined };

/** An issue with its articles in reading order: its own and, for a local edition, those of the national pages. */
export type FullIssue = { row: IssueRow; articles: PlacedRow[] };

/** Issues of papers on given days, in each paper's own order; none of a future day. NWS-01 */
export async function issuesOf(orm: Orm, days: readonly PaperDay[], now: Date): Promise<PrintedIssue[]> {
  const today = dayAt(now);
  const rows = await issuesOfDays(
    orm,
    days.filter(({ day }) => day <= today),
  );
  return rows.map((row) => {
    const national = rows.find(
      ({ brand, day, edition }) => brand === row.brand && day === row.day && edition.slug === NATIONAL,
    );
    const pages = Math.max(row.pages, national?.pages ?? 0);
    // A correction in the national pages is a correction in all editions.
    const updatedAt = laterOf(row.updatedAt, national?.updatedAt ?? null);
    return { row: { ...row, pages, updatedAt }, nationalId: national?.id };
  });
}

/** Reads the articles of issues. NWS-01 */
export async function fullIssues(
  orm: Orm,
  printed: readonly PrintedIssue[],
  now: Date,
): Promise<FullIssue[]> {
  return addArticles(printed, await articlesOfIssues(orm, issueIdsToRead(printed), now));
}

/** Reads issues with small front pages: fewer articles, and only their titles. */
export async function smallIssues(
  orm: Orm,
  printedIssues: readonly PrintedIssue[],
  now: Date,
): Promise<Issue[]> {
  const placed = await weightiestArticles(orm, issueIdsToRead(printedIssues), now, SMALL_FRONT_PAGE_STORIES);
  return addArticles(printedIssues, placed).map((issue) => toIssue(issue, 'small'));
}

/** Reads all issues of one day with their articles. */
export async function fullIssuesOfDay(orm: Orm, brand: Sigla, day: Day, now: Date): Promise<FullIssue[]> {
  return await fullIssues(orm, await issuesOf(orm, [{ brand, day }], now), now);
}

/** Reads one issue of a day with its articles; undefined where it did not come out on that day. */
export async function fullIssue(
  orm: Orm,
  day: PaperDay,
  id: number,
  now: Date,
): Promise<FullIssue | undefined> {
  const printed = await issuesOf(orm, [day], now);
  const matching = printed.filter(({ row }) => row.id === id);
  return (await fullIssues(orm, matching, now))[0];
}

/** Ids of printed issues and of the national issues whose pages they contain. */
const issueIdsToRead = (printed: readonly PrintedIssue[]): number[] => [
  ...new Set(printed.flatMap(({ row, nationalId }) => [row.id, ...(nationalId ? [nationalId] : [])])),
];

const addArticles = (printed: readonly PrintedIssue[], placed: PlacedRow[]): FullIssue[] =>
  printed.map(({ row, nationalId }) => ({ row, articles: mergeNational(placed, row.id, nationalId) }));

const laterOf = (one: Date | null, other: Date | null): Date | null =>
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

/** The main edition's issue, or the first one where that is missing. */
export function mainIssue<T extends PrintedIssue | FullIssue>(
  issues: readonly T[],
  brand: Brand,
): T | undefined {
  return issues.find(({ row }) => row.edition.slug === brand.mainEdition) ?? issues[0];
}

/** Orders a front page by weight, then an edition's own news first, then by place in the paper. */
function frontPageOrder({ row, articles }: FullIssue): PlacedRow[] {
  const localRank = (article: PlacedRow) => Number(article.issueId !== row.id);
  return articles.toSorted(
    (a, b) =>
      a.urgency - b.urgency ||
      localRank(a) - localRank(b) ||
      (a.page ?? Number.MAX_SAFE_INTEGER) - (b.page ?? Number.MAX_SAFE_INTEGER) ||
      a.position - b.position ||
      a.id - b.id,
  );
}

/** An issue with its front page; `small` is for previews of other issues: fewer articles, and only titles. */
export function toIssue(issue: FullIssue, variant: 'full' | 'small'): Issue {
  const { row } = issue;
  const articles = frontPageOrder(issue).slice(
    0,
    variant === 'full' ? FRONT_PAGE_STORIES : SMALL_FRONT_PAGE_STORIES,
  );
  return {
    edition: row.edition,
    day: row.day,
    pages: row.pages,
    version: row.version,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt?.toISOString() ?? null,
    frontPage: {
      articles: articles.map((article) =>
        variant === 'full' ? toFrontPageArticle(article) : withoutText(toFrontPageArticle(article)),
      ),
    },
  };
}

const withoutText = (article: FrontPageArticle): FrontPageArticle => ({
  ...article,
  subtitle: null,
  text: '',
});
