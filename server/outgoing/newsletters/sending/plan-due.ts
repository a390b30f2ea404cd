import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { coversFrom, coversOneDay, dueOn, isLastCall, sendableUntil } from '#domain/newsletter-times.ts';
import { type Newsletter, newsletterOf, newslettersOf } from '#domain/newsletters.ts';
import type { Day } from '#domain/newsstand.ts';
import { publishingHoliday, weekdayOf } from '#domain/publishing-calendar.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { fullIssuesOfDay } from '#server/newsroom/content/issues.ts';
import { nextSubscribers } from '../../db/newsletter-audience.ts';
import {
  forgetMailings,
  keepMailing,
  type Mailing,
  mailingsOn,
  markMailingPlanned,
  unplannedMailings,
} from '../../db/newsletter-mailings.ts';
import { newsletterContents } from '../newsletter-contents.ts';
import { arrivingPapers } from './arriving-papers.ts';
import type { LetterJobs } from './letter-jobs.ts';

type Deps = { orm: Orm; jobs: LetterJobs; now: Date };

/** Few enough to be sent long before a job counts as lost, even if the mail server hangs at each of them. */
const LETTERS_OF_A_JOB = 50;
const JOBS_TOGETHER = 20;
/** Days for which the outcome of letters is stored, for questions about it. */
const KEPT_DAYS = 60;

/**
 * Queues the letters of every newsletter whose time has come, once for each recipient. A run after a crash continues:
 * letters that are queued twice are sent once. It must run every minute, to see which papers are still arriving. ACC-07
 */
export async function planDue(deps: Deps): Promise<void> {
  await startDue(deps);
  const today = dayAt(deps.now);
  for (const mailing of await unplannedMailings(deps.orm, addDays(today, -1))) {
    const newsletter = newsletterOf(mailing.brand, mailing.newsletter);
    if (newsletter && deps.now < sendableUntil(newsletter, mailing.day)) await plan(mailing, deps);
  }
  await forgetMailings(deps.orm, addDays(today, -KEPT_DAYS));
}

async function startDue({ orm, now }: Deps): Promise<void> {
  const arriving = await arrivingPapers(orm, now);
  const started = new Set((await mailingsOn(orm, dayAt(now))).map((one) => one.brand + one.newsletter));
  for (const brand of BRANDS) {
    for (const newsletter of newslettersOf(brand.sigla)) {
      const day = dueOn(newsletter, now);
      if (day === null || started.has(brand.sigla + newsletter.slug)) continue;
      const arrives = arriving.has(brand.sigla);
      if (!(await mayStart(orm, brand, newsletter, { day, now, arrives }))) continue;
      await keepMailing(orm, { brand: brand.sigla, newsletter: newsletter.slug, day, createdAt: now });
    }
  }
}

type At = { day: Day; now: Date };

/**
 * Whether a newsletter may be sent now. One about a single day waits for that day's news, one about several days for
 * the day's paper, and all for the rest of a paper that is arriving. If no paper comes out that day, or it is too late
 * to wait longer, the older news are sent.
 */
async function mayStart(
  orm: Orm,
  brand: Brand,
  newsletter: Newsletter,
  { day, now, arrives }: At & { arrives: boolean },
): Promise<boolean> {
  const isLast = isLastCall(newsletter, day, now);
  if (arrives && !isLast) return false;
  if (newsletter.from === 'topics') return isOut(orm, brand, { day, now });
  const waits = comesOutOn(brand, day) && !isLast;
  const ofTheDay = waits && coversOneDay(newsletter);
  if (waits && !ofTheDay && !(await isOut(orm, brand, { day, now }))) return false;
  const since = ofTheDay ? day : coversFrom(newsletter, day);
  return (await newsletterContents(orm, newsletter, { brand, now, since })).length > 0;
}

const comesOutOn = ({ restDays }: Brand, day: Day): boolean =>
  publishingHoliday(day) === null && !restDays.includes(weekdayOf(day));

async function isOut(orm: Orm, { sigla }: Brand, { day, now }: At): Promise<boolean> {
  const issues = await fullIssuesOfDay(orm, sigla, day, now);
  return issues.some(({ articles }) => articles.length > 0);
}

async function plan(mailing: Mailing, { orm, jobs, now }: Deps): Promise<void> {
  let after: string | undefined;
  for (;;) {
    const readerIds = await nextSubscribers(orm, mailing, { after, limit: LETTERS_OF_A_JOB * JOBS_TOGETHER });
    if (readerIds.length === 0) break;
    await jobs.send(inJobs(mailing.id, readerIds));
    after = readerIds.at(-1);
  }
  await markMailingPlanned(orm, mailing.id, now);
}

const inJobs = (mailingId: string, readerIds: readonly string[]) =>
  Array.from({ length: Math.ceil(readerIds.length / LETTERS_OF_A_JOB) }, (_, at) => ({
    mailingId,
    readerIds: readerIds.slice(at * LETTERS_OF_A_JOB, (at + 1) * LETTERS_OF_A_JOB),
  }));
