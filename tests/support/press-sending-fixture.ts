import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Day } from '#domain/newsstand.ts';
import type { SendingRequest } from '#domain/press-review/sending.ts';
import { newSecret } from '#server/accounts/identity/secrets.ts';
import type { Database } from '#server/base/db/connect.ts';
import { pressRecipients, pressReviews } from '#server/base/db/schema/press-schema.ts';
import { folderMailer } from '#server/base/mail/folder-mailer.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { type ReadMail, readEml } from '#server/base/mail/read-eml.ts';
import { findOrCreateDesk } from '#server/press-review/db/press-desks.ts';
import { runPressReviewJobs } from '#server/press-review/sending/run-press-review-jobs.ts';
import { sendLetters } from '#server/press-review/sending/send-letters.ts';
import type { SendingJobs } from '#server/press-review/sending/sending-jobs.ts';
import { type Account, addAccount } from './reader-accounts.ts';

/** The day of the tests' clock. */
export const TODAY = '2025-04-03';

type Job = { sendingId: string; jobId: string; earlierRuns: number };

const PRESS_REVIEW = [{ product: 'rassegna' as const, devices: 9 }];

/**
 * Sends press reviews with a list in place of the queue: a test decides when jobs run and what the clock shows. Mails
 * go into an outbox.
 */
export function pressSendingFixture(database: () => Database) {
  let folder = '';
  let now: Date;
  let waiting: Job[] = [];
  let reported: unknown[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edicola-press-'));
    now = new Date(`${TODAY}T10:00:00Z`);
    waiting = [];
    reported = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const outbox = () => join(folder, 'mail');
  /** Like the queue, takes a job only once while it waits. */
  const jobs: SendingJobs = {
    enqueue: async (_tx, sendingId) => {
      if (waiting.some((job) => job.sendingId === sendingId)) return;
      waiting.push({ sendingId, jobId: randomUUID(), earlierRuns: 0 });
    },
  };
  const originOf = ({ devHost }: { devHost: string }) => `http://${devHost}.localhost`;
  const report = (error: unknown) => void reported.push(error);
  const deps = (mailer: Mailer = folderMailer(outbox())) => ({
    orm: database().orm,
    mailer,
    now: () => now,
    secret: 'segreto',
    originOf,
    report,
  });
  const runJob = (job: Job, mailer?: Mailer, signal = new AbortController().signal) =>
    sendLetters({ ...job, signal }, deps(mailer));

  return {
    outbox,
    reported: () => reported,
    waiting: () => waiting,
    work: runJob,
    setClock(at: string) {
      now = new Date(at);
    },
    /** Adds a press office with a licence of Il Messaggero, and its desk. */
    async addOffice(wanted: Parameters<typeof addAccount>[1] = {}) {
      const { orm } = database();
      const account = await addAccount(orm, { subscriptions: PRESS_REVIEW, ...wanted });
      const desk = await findOrCreateDesk(orm, { brand: 'MG', readerId: account.id, now });
      return { account, deskId: desk.id };
    },
    /** Adds recipients of a desk, who get its review by default. */
    async addRecipients(
      deskId: number,
      emails: readonly string[],
      overrides: Partial<typeof pressRecipients.$inferInsert> = {},
    ): Promise<number[]> {
      const row = { deskId, name: '', groups: [], status: 'active' as const, since: now, ...overrides };
      const rows = emails.map((email) => ({ ...row, email, token: newSecret() }));
      const added = await database().orm.insert(pressRecipients).values(rows).returning();
      return added.map(({ id }) => id);
    },
    /** Saves the review of a day with these clips in one chapter. */
    async addReview(deskId: number, ids: readonly number[], day: Day = TODAY): Promise<void> {
      const chapters = [
        { id: 'a', title: 'In evidenza', clips: ids.map((id) => ({ id, note: 'Da leggere' })) },
      ];
      const words = { title: 'La giornata', abstract: 'In breve.', version: 1, updatedAt: now };
      await database()
        .orm.insert(pressReviews)
        .values({ deskId, day, chapters, ...words });
    },
    /** Plans what is due, as a server does every minute. */
    plan: (mailer?: Mailer) => runPressReviewJobs({ ...deps(mailer), jobs, now }),
    /** Runs the waiting jobs. */
    async run(mailer?: Mailer, signal?: AbortSignal) {
      const some = waiting;
      waiting = [];
      for (const job of some) await runJob(job, mailer, signal);
    },
    /** Does what a running server does in one minute. */
    async minute(at: string, mailer?: Mailer) {
      this.setClock(at);
      await this.plan(mailer);
      await this.run(mailer);
    },
    /** The sent mails, the oldest first. */
    async mails(): Promise<ReadMail[]> {
      const names = await readdir(outbox()).catch(() => []);
      return await Promise.all(
        names.sort().map(async (name) => readEml(await readFile(join(outbox(), name), 'utf8'))),
      );
    },
    async reached(): Promise<string[]> {
      return (await this.mails()).map(({ to }) => to).sort();
    },
  };
}

export type Office = { account: Account; deskId: number };

/** An order of today's review, without recipients. */
export const orderOf = (overrides: Partial<SendingRequest> = {}): SendingRequest => ({
  key: randomUUID(),
  source: { day: TODAY },
  subject: 'La rassegna',
  message: '',
  recipients: [],
  addresses: [],
  at: null,
  ...overrides,
});
