import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { afterEach, beforeEach } from 'vitest';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Database } from '#server/base/db/connect.ts';
import { newsletterLetters, newsletterMailings } from '#server/base/db/schema/newsletters-schema.ts';
import { folderMailer } from '#server/base/mail/folder-mailer.ts';
import { newToken } from '#server/base/mail/list-token.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { type ReadMail, readEml } from '#server/base/mail/read-eml.ts';
import { addNewsletter } from '#server/outgoing/db/reader-newsletters.ts';
import { arrivingPapers } from '#server/outgoing/newsletters/sending/arriving-papers.ts';
import type { LetterJobs, LettersJob } from '#server/outgoing/newsletters/sending/letter-jobs.ts';
import { planDueNewsletters } from '#server/outgoing/newsletters/sending/plan-due.ts';
import { sendLetters } from '#server/outgoing/newsletters/sending/send-letters.ts';
import { type Account, addAccount } from './reader-accounts.ts';

type Waiting = LettersJob & { id: string; after: Date | null };
type JobOptions = { mailer?: Mailer; signal?: AbortSignal; stopSignal?: AbortSignal };
const GOES_ON = new AbortController().signal;
type Wanted = Parameters<typeof addAccount>[1];

const BRAND = 'MG';
const QUIET_MS = 5 * 60_000;

/**
 * Sends newsletters with a list in place of the queue: a test decides when jobs run and what the clock shows. Mails go
 * into an outbox, which a test can break.
 */
export function newsletterFixture(database: () => Database) {
  let folder = '';
  let now: Date;
  let waiting: Waiting[] = [];
  let runs = new Map<string, number>();
  let reported: unknown[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edicola-newsletters-'));
    waiting = [];
    runs = new Map();
    reported = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const outbox = () => join(folder, 'mail');
  const jobs: LetterJobs = {
    send: async (some, after) => {
      waiting.push(...some.map((job) => ({ ...job, id: randomUUID(), after: after ?? null })));
    },
  };
  const deps = (mailer: Mailer = folderMailer(outbox())) => ({
    orm: database().orm,
    jobs,
    mailer,
    now: () => now,
    originOf: ({ devHost }: { devHost: string }) => `http://${devHost}.localhost`,
    accountOriginOf: ({ devHost }: { devHost: string }) => `http://${devHost}.localhost`,
    report: (error: unknown) => void reported.push(error),
    stopSignal: GOES_ON,
  });
  /** Runs a job as the queue’s next attempt: the number of earlier runs grows by one each time. */
  const work = (
    { id: jobId, ...job }: LettersJob & { id: string },
    { mailer, signal = GOES_ON, stopSignal = GOES_ON }: JobOptions = {},
  ) => {
    const earlierRuns = runs.get(jobId) ?? 0;
    runs.set(jobId, earlierRuns + 1);
    return sendLetters({ ...job, jobId, earlierRuns, signal }, { ...deps(mailer), stopSignal });
  };
  const recordArrivals = () => arrivingPapers(database().orm, new Date(now.getTime() - QUIET_MS));
  const planNow = (stopSignal = GOES_ON) => planDueNewsletters({ ...deps(), now, stopSignal });

  return {
    means: deps,
    waiting: () => waiting,
    reported: () => reported,
    work,
    /** Sets the clock. */
    setClock(at: string) {
      now = new Date(at);
    },
    /** Adds a reader of Il Messaggero who is subscribed to a newsletter. */
    async addReader(newsletter: string, wanted: Wanted = {}): Promise<Account> {
      const account = await addAccount(database().orm, wanted);
      await this.subscribe(account, newsletter);
      return account;
    },
    subscribe: ({ id: readerId }: Account, newsletter: string, brand: Sigla = BRAND) =>
      addNewsletter(database().orm, { readerId, brand, newsletter, since: now, token: newToken() }),
    /** Records today’s issues as seen five minutes ago, so that the next `look` takes the delivery for finished. */
    lookedBefore: recordArrivals,
    /** Plans the newsletters that are due, without recording the arrivals first. */
    look: planNow,
    /** Records the arrivals and plans the newsletters that are due. */
    async plan() {
      await recordArrivals();
      await planNow();
    },
    /** Runs the due jobs. */
    async run() {
      for (;;) {
        const job = waiting.find(({ after }) => !after || after <= now);
        if (!job) return;
        waiting = waiting.filter((other) => other !== job);
        await work(job);
      }
    },
    /** Does what a running server does in one minute. */
    async minute(at: string) {
      this.setClock(at);
      await this.plan();
      await this.run();
    },
    /** Replaces the outbox folder by a file, so that sending mail fails. */
    async breakOutbox() {
      await rename(outbox(), `${outbox()}.away`).catch(() => undefined);
      await writeFile(outbox(), '');
    },
    async mendOutbox() {
      await rm(outbox());
      await rename(`${outbox()}.away`, outbox()).catch(() => undefined);
    },
    outbox,
    /** The sent mails, the oldest first. */
    async mails(): Promise<ReadMail[]> {
      const names = await readdir(outbox()).catch(() => []);
      return await Promise.all(
        names.sort().map(async (name) => readEml(await readFile(join(outbox(), name), 'utf8'))),
      );
    },
    async mailsTo({ email }: Account): Promise<ReadMail[]> {
      return (await this.mails()).filter(({ to }) => to === email);
    },
    /** Number of letters of the day's mailings in each state. */
    async letters(day: string): Promise<Record<string, number>> {
      const { mailingId, status, reason } = newsletterLetters;
      const counts = await database()
        .orm.select({ status, reason, letters: count() })
        .from(newsletterLetters)
        .innerJoin(newsletterMailings, eq(newsletterMailings.id, mailingId))
        .where(eq(newsletterMailings.day, day))
        .groupBy(status, reason);
      const named = counts.map((one) => [
        one.reason === null ? one.status : `${one.status}: ${one.reason}`,
        one.letters,
      ]);
      return Object.fromEntries(named);
    },
  };
}
