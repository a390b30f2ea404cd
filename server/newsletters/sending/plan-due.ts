import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { dueOn, tellsSince, worthUntil } from '#domain/newsletter-times.ts';
import { type Newsletter, newsletterOf, newslettersOf } from '#domain/newsletters.ts';
import type { Day } from '#domain/newsstand.ts';
import { fullIssuesOfDay } from '../../content/issues.ts';
import type { Orm } from '../../db/connect.ts';
import { nextSubscribers } from '../../db/newsletter-audience.ts';
import {
  keepMailing,
  type Mailing,
  mailingsOn,
  markMailingPlanned,
  unplannedMailings,
} from '../../db/newsletter-mailings.ts';
import { newsletterContents } from '../newsletter-contents.ts';
import type { LetterJobs } from './letter-jobs.ts';

type Means = { orm: Orm; jobs: LetterJobs; now: Date };

/** Few enough to be sent long before a job is given up for lost, though the mail server hangs at every one of them. */
const LETTERS_OF_A_JOB = 50;
const JOBS_TOGETHER = 20;

/**
 * Gives every newsletter whose time has come to those who send, once, for all who get it. Run again after a crash it goes
 * on: what was given to them once more is sent once. ACC-07
 */
export async function planDue(means: Means): Promise<void> {
  await startDue(means);
  const yesterday = addDays(dayAt(means.now), -1);
  for (const mailing of await unplannedMailings(means.orm, yesterday)) {
    const newsletter = newsletterOf(mailing.brand, mailing.newsletter);
    if (newsletter && means.now < worthUntil(newsletter, mailing.day)) await plan(mailing, means);
  }
}

/** What has nothing to tell yet waits, for as long as it may be late: the paper may be. */
async function startDue({ orm, now }: Means): Promise<void> {
  const started = new Set((await mailingsOn(orm, dayAt(now))).map((one) => one.brand + one.newsletter));
  for (const brand of BRANDS) {
    for (const newsletter of newslettersOf(brand.sigla)) {
      const day = dueOn(newsletter, now);
      if (day === null || started.has(brand.sigla + newsletter.slug)) continue;
      if (!(await hasNews(orm, brand, newsletter, { day, now }))) continue;
      await keepMailing(orm, { brand: brand.sigla, newsletter: newsletter.slug, day, createdAt: now });
    }
  }
}

/** Of what is each reader's own, whether the paper of the day is out. */
async function hasNews(
  orm: Orm,
  brand: Brand,
  newsletter: Newsletter,
  { day, now }: { day: Day; now: Date },
): Promise<boolean> {
  if (newsletter.from === 'topics') {
    const issues = await fullIssuesOfDay(orm, brand.sigla, day, now);
    return issues.some(({ articles }) => articles.length > 0);
  }
  const since = tellsSince(newsletter, day);
  return (await newsletterContents(orm, newsletter, { brand, now, since })).length > 0;
}

async function plan(mailing: Mailing, { orm, jobs, now }: Means): Promise<void> {
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
