import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { IsOpen } from '#domain/brands/canonical-papers.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day, GroupPaper, Issue, Newsstand } from '#domain/newsstand.ts';
import type { Orm } from '../db/connect.ts';
import { latestArticles, latestDay, latestIssues, mostRead } from '../db/newsstand-queries.ts';
import { type FullIssue, fullIssuesOfDay, mainIssue, toIssue } from './issues.ts';
import { readSpecials } from './specials.ts';
import { toDigests, toSummary } from './summaries.ts';

const RECENT_ISSUES = 3;
const SPECIALS = 4;
const LATEST_ARTICLES = 8;
const MOST_READ = 5;
const MOST_READ_DAYS = 7;

/** Address of another paper's newsstand, seen from this one. */
export type NewsstandUrl = (brand: Brand) => string;

/** The papers beside this one: of those that have a gate nothing is shown outside it. SHL-02 */
type Group = { newsstandUrl: NewsstandUrl; isOpen: IsOpen };

/** NWS-01: the newsstand of a day; when nothing came out on it yet, of the latest day before. */
export async function readNewsstand(
  orm: Orm,
  brand: Brand,
  now: Date,
  group: Group,
  asked?: Day,
): Promise<Newsstand> {
  const today = dayAt(now);
  const wanted = asked ?? today;
  const upTo = wanted < today ? wanted : today;
  const day = await latestDay(orm, brand.sigla, upTo);
  if (!day) return emptyNewsstand(today);
  const full = await fullIssuesOfDay(orm, brand.sigla, day, now);
  const main = mainIssue(full, brand);
  return {
    today,
    stale: day !== wanted,
    issue: main ? toIssue(main, 'full') : null,
    editions: full.map((issue) => toIssue(issue, 'small')),
    recent: main ? await recentIssues(orm, brand, main, now) : [],
    sections: main ? toDigests(main.articles) : [],
    specials: await readSpecials(orm, brand, now, SPECIALS),
    latest: (await latestArticles(orm, brand.sigla, now, LATEST_ARTICLES)).map(toSummary),
    mostRead: (await mostRead(orm, brand.sigla, addDays(today, -MOST_READ_DAYS), now, MOST_READ)).map(
      toSummary,
    ),
    group: await groupPapers(orm, brand, upTo, now, group),
  };
}

/** The newsstand of a day on which nothing had come out yet. */
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

async function recentIssues(orm: Orm, brand: Brand, main: FullIssue, now: Date): Promise<Issue[]> {
  const before = addDays(main.row.day, -1);
  const rows = await latestIssues(orm, brand.sigla, main.row.edition.slug, before, RECENT_ISSUES);
  const days = await Promise.all(rows.map((row) => fullIssuesOfDay(orm, brand.sigla, row.day, now)));
  return rows.flatMap((row, index) => {
    const issue = days[index]?.find((candidate) => candidate.row.id === row.id);
    return issue ? [toIssue(issue, 'small')] : [];
  });
}

async function groupPapers(
  orm: Orm,
  own: Brand,
  day: Day,
  now: Date,
  { newsstandUrl, isOpen }: Group,
): Promise<GroupPaper[]> {
  const papers = await Promise.all(
    BRANDS.filter((brand) => brand !== own && isOpen(brand.sigla)).map(async (brand) => {
      const latest = await latestDay(orm, brand.sigla, day);
      const main = latest && mainIssue(await fullIssuesOfDay(orm, brand.sigla, latest, now), brand);
      return main
        ? [{ sigla: brand.sigla, name: brand.name, url: newsstandUrl(brand), issue: toIssue(main, 'small') }]
        : [];
    }),
  );
  return papers.flat();
}
