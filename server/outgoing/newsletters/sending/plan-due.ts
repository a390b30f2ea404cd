import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { coversFrom, coversOneDay, dueOn, mustBeSentNow, sendableUntil } from '#domain/newsletter-times.ts';
import { type Newsletter, newsletterOf, newslettersOf } from '#domain/newsletters.ts';
import type { Day } from '#domain/newsstand.ts';
import { publishingHoliday, weekdayOf } from '#domain/publishing-calendar.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { runSteps } from '#server/base/queue/run-steps.ts';
import { fullIssuesOfDay } from '#server/newsroom/content/issues.ts';
import { nextSubscribers } from '../../db/newsletter-audience.ts';
import {
  forgetMailings,
  type Mailing,
  mailingsOn,
  mailingsToQueue,
  markMailingQueued,
  storeMailing,
} from '../../db/newsletter-mailings.ts';
import { newsletterContents } from '../newsletter-contents.ts';
import { arrivingPapers } from './arriving-papers.ts';
import type { LetterJobs } from './letter-jobs.ts';

type Deps = {
  orm: Orm;
  jobs: LetterJobs;
  now: Date;
  report(error: unknown): void;
  /** Aborted when the server stops: the next run continues. */
  stopSignal: AbortSignal;
};

/** Few enough to be sent long before a job counts as lost, even if the mail server hangs at each of them. */
const LETTERS_PER_JOB = 50;
const JOBS_PER_BATCH = 20;
/** Days for which the outcome of letters is stored, so that readers' questions about them can be answered. */
const STORED_DAYS = 60;

/**
 * Queues the letters of every newsletter whose time has come, once for each recipient. A run after a crash continues:
 * letters that are queued twice are sent once. It must run every minute, to see which papers are still arriving. ACC-07
 */
export async function planDueNewsletters(deps: Deps): Promise<void> {
  const { orm, now, report } = deps;
  const today = dayAt(now);
  await runSteps(report, [
    () => storeDueMailings(deps),
    async () => {
      const mailings = await mailingsToQueue(orm, addDays(today, -1));
      await runSteps(
        report,
        mailings
          .filter((mailing) => isSendable(mailing, now))
          .map((mailing) => () => queueLetters(mailing, deps)),
      );
    },
    () => forgetMailings(orm, addDays(today, -STORED_DAYS)),
  ]);
}

function isSendable({ brand, newsletter, day }: Mailing, now: Date): boolean {
  const sent = newsletterOf(brand, newsletter);
  return sent !== undefined && now < sendableUntil(sent, day);
}

async function storeDueMailings({ orm, now }: Deps): Promise<void> {
  const arriving = await arrivingPapers(orm, now);
  const started = new Set(
    (await mailingsOn(orm, dayAt(now))).map((mailing) => mailing.brand + mailing.newsletter),
  );
  for (const brand of BRANDS) {
    for (const newsletter of newslettersOf(brand.sigla)) {
      const day = dueOn(newsletter, now);
      if (day === null || started.has(brand.sigla + newsletter.slug)) continue;
      const isArriving = arriving.has(brand.sigla);
      if (!(await mayStart(orm, brand, newsletter, { day, now, isArriving }))) continue;
      await storeMailing(orm, { brand: brand.sigla, newsletter: newsletter.slug, day, createdAt: now });
    }
  }
}

type DayAndTime = { day: Day; now: Date };

/**
 * Whether a newsletter may be sent now. One about a single day waits for that day's news, one about several
 * days for the day's paper, and all wait until the paper has arrived completely. If no paper comes out that
 * day, or it is too late to wait longer, the older news are sent. A newsletter of readers' topics is sent
 * only when the day's paper is out.
 */
async function mayStart(
  orm: Orm,
  brand: Brand,
  newsletter: Newsletter,
  { day, now, isArriving }: DayAndTime & { isArriving: boolean },
): Promise<boolean> {
  const mustSendNow = mustBeSentNow(newsletter, day, now);
  if (isArriving && !mustSendNow) return false;
  if (newsletter.from === 'topics') return hasPublishedIssue(orm, brand, { day, now });
  const waitsForPaper = comesOutOn(brand, day) && !mustSendNow;
  const needsArticlesOfDay = waitsForPaper && coversOneDay(newsletter);
  if (waitsForPaper && !needsArticlesOfDay && !(await hasPublishedIssue(orm, brand, { day, now })))
    return false;
  const since = needsArticlesOfDay ? day : coversFrom(newsletter, day);
  return (await newsletterContents(orm, newsletter, { brand, now, since })).length > 0;
}

const comesOutOn = ({ restDays }: Brand, day: Day): boolean =>
  publishingHoliday(day) === null && !restDays.includes(weekdayOf(day));

async function hasPublishedIssue(orm: Orm, { sigla }: Brand, { day, now }: DayAndTime): Promise<boolean> {
  const issues = await fullIssuesOfDay(orm, sigla, day, now);
  return issues.some(({ articles }) => articles.length > 0);
}

async function queueLetters(mailing: Mailing, { orm, jobs, now, stopSignal }: Deps): Promise<void> {
  let after: string | undefined;
  for (;;) {
    if (stopSignal.aborted) return;
    const readerIds = await nextSubscribers(orm, mailing, { after, limit: LETTERS_PER_JOB * JOBS_PER_BATCH });
    if (readerIds.length === 0) break;
    await jobs.send(toJobs(mailing.id, readerIds));
    after = readerIds.at(-1);
  }
  await markMailingQueued(orm, mailing.id, now);
}

const toJobs = (mailingId: string, readerIds: readonly string[]) =>
  Array.from({ length: Math.ceil(readerIds.length / LETTERS_PER_JOB) }, (_, index) => ({
    mailingId,
    readerIds: readerIds.slice(index * LETTERS_PER_JOB, (index + 1) * LETTERS_PER_JOB),
  }));
