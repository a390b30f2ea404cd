import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { IsOpen } from '#domain/brands/canonical-papers.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day, Newsstand } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { latestDays, latestIssues, readableIssueIds } from '../db/issue-queries.ts';
import { latestArticles, mostRead } from '../db/newsstand-queries.ts';
import { fullIssues, issuesOf, mainIssue, type PrintedIssue, smallIssues, toIssue } from './issues.ts';
import { readSpecials } from './specials.ts';
import { toOverviews, toSummary } from './summaries.ts';

const MAX_RECENT_ISSUES = 3;
const MAX_SPECIALS = 4;
const MAX_LATEST = 8;
const MAX_MOST_READ = 5;
const MOST_READ_DAYS = 7;

/** Address of another paper's newsstand, as this paper links to it. */
export type NewsstandUrl = (brand: Brand) => string;

/** The other papers of the group: a paper behind a gate is not shown elsewhere. SHL-02 */
type Group = { newsstandUrl: NewsstandUrl; isOpen: IsOpen };

/** The newsstand of a day, or of the latest day before that has an issue. NWS-01 */
export async function readNewsstand(
  orm: Orm,
  brand: Brand,
  now: Date,
  group: Group,
  requestedDay?: Day,
): Promise<Newsstand> {
  const today = dayAt(now);
  const newsstandDay = requestedDay ?? today;
  const upTo = newsstandDay < today ? newsstandDay : today;
  const papers = BRANDS.filter((paper) => paper === brand || group.isOpen(paper.sigla));
  const days = await latestDays(
    orm,
    papers.map(({ sigla }) => sigla),
    upTo,
    now,
  );
  const day = days.find(({ brand: sigla }) => sigla === brand.sigla)?.day;
  if (!day) return emptyNewsstand(today);
  const printed = await issuesOf(orm, days, now);
  const readableIds = await readableIssueIds(
    orm,
    printed.map(({ row }) => row.id),
    now,
  );
  const issuesOfPaper = (paper: Brand) =>
    printed.filter(({ row }) => row.brand === paper.sigla && readableIds.has(row.id));
  const own = issuesOfPaper(brand);
  const main = mainIssue(own, brand);
  const recent = main ? await recentIssues(orm, brand, main, now) : [];
  const others = papers.flatMap((paper) => {
    const issue = paper === brand ? undefined : mainIssue(issuesOfPaper(paper), paper);
    return issue ? [{ paper, issue }] : [];
  });
  const [mainFullIssue] = main ? await fullIssues(orm, [main], now) : [];
  // All small front pages of the newsstand are read in one query.
  const smallIssueList = await smallIssues(
    orm,
    [...own, ...recent, ...others.map(({ issue }) => issue)],
    now,
  );
  return {
    today,
    stale: day !== newsstandDay,
    issue: mainFullIssue ? toIssue(mainFullIssue, 'full') : null,
    editions: smallIssueList.slice(0, own.length),
    recent: smallIssueList.slice(own.length, own.length + recent.length),
    sections: mainFullIssue ? toOverviews(mainFullIssue.articles) : [],
    specials: await readSpecials(orm, brand, now, MAX_SPECIALS),
    latest: (await latestArticles(orm, brand.sigla, now, MAX_LATEST)).map(toSummary),
    mostRead: (await mostRead(orm, brand.sigla, addDays(today, -MOST_READ_DAYS), now, MAX_MOST_READ)).map(
      toSummary,
    ),
    group: smallIssueList.slice(own.length + recent.length).flatMap((issue, index) => {
      const paper = others[index]?.paper;
      return paper ? [{ sigla: paper.sigla, name: paper.name, url: group.newsstandUrl(paper), issue }] : [];
    }),
  };
}

/** The newsstand before the first issue. */
export const emptyNewsstand = (today: Day): Newsstand => ({
  today,
  stale: false,
  issue: null,
  editions: [],
  recent: [],
  sections: [],
  specials: [],
  latest: [],
  mostRead: [],
  group: [],
});

/** The main edition's issues before an issue, the newest first. */
async function recentIssues(
  orm: Orm,
  { sigla }: Brand,
  { row }: PrintedIssue,
  now: Date,
): Promise<PrintedIssue[]> {
  const rows = await latestIssues(
    orm,
    { brand: sigla, slug: row.edition.slug },
    { upTo: addDays(row.day, -1), limit: MAX_RECENT_ISSUES },
    now,
  );
  const printed = await issuesOf(
    orm,
    rows.map(({ brand, day }) => ({ brand, day })),
    now,
  );
  return rows.flatMap(({ id }) => printed.find((issue) => issue.row.id === id) ?? []);
}
