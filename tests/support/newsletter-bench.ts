import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { countLetters } from '#server/db/newsletter-letters.ts';
import { mailingsOn } from '#server/db/newsletter-mailings.ts';
import { addNewsletter } from '#server/db/reader-newsletters.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { outboxMailer } from '#server/mail/outbox-mailer.ts';
import { type ReadMail, readEml } from '#server/mail/read-eml.ts';
import type { LetterJobs, LettersJob } from '#server/newsletters/sending/letter-jobs.ts';
import { planDue } from '#server/newsletters/sending/plan-due.ts';
import { sendLetters } from '#server/newsletters/sending/send-letters.ts';
import { newToken } from '#server/newsletters/token.ts';
import { type Account, addAccount } from './reader-accounts.ts';

type Waiting = LettersJob & { id: string; after: Date | null };
type Wanted = Parameters<typeof addAccount>[1];

const BRAND = 'MG';

/**
 * All that sends newsletters but the queue, which is a list here: a test says when its jobs are done, and by whose clock.
 * Mails go into an outbox, which a test can put out of order.
 */
export function newsletterBench(database: () => Database) {
  let folder = '';
  let now: Date;
  let waiting: Waiting[] = [];
  let reported: unknown[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edicola-newsletters-'));
    waiting = [];
    reported = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  const outbox = () => join(folder, 'mail');
  const jobs: LetterJobs = {
    send: async (some, after) => {
      waiting.push(...some.map((job) => ({ ...job, id: randomUUID(), after: after ?? null })));
    },
  };
  const means = (mailer: Mailer = outboxMailer(outbox())) => ({
    ...{ orm: database().orm, jobs, mailer, now: () => now },
    originOf: ({ devHost }: { devHost: string }) => `http://${devHost}.localhost`,
    accountOriginOf: ({ devHost }: { devHost: string }) => `http://${devHost}.localhost`,
    report: (error: unknown) => void reported.push(error),
  });
  const work = (job: LettersJob & { id: string }, mailer?: Mailer) => sendLetters(job, means(mailer));

  return {
    means,
    waiting: () => waiting,
    reported: () => reported,
    work,
    /** An instant that the clock shows from now on. */
    setClock(at: string) {
      now = new Date(at);
    },
    /** A reader of Il Messaggero who gets a newsletter. */
    async addReader(newsletter: string, wanted: Wanted = {}): Promise<Account> {
      const account = await addAccount(database().orm, wanted);
      await this.subscribe(account, newsletter);
      return account;
    },
    subscribe: ({ id: readerId }: Account, newsletter: string) =>
      addNewsletter(database().orm, { readerId, brand: BRAND, newsletter, since: now, token: newToken() }),
    plan: () => planDue({ orm: database().orm, jobs, now }),
    /** Does what waits and is due. */
    async run() {
      for (;;) {
        const job = waiting.find(({ after }) => !after || after <= now);
        if (!job) return;
        waiting = waiting.filter((other) => other !== job);
        await work(job);
      }
    },
    /** What would happen in a minute of a running server. */
    async minute(at: string) {
      this.setClock(at);
      await this.plan();
      await this.run();
    },
    /** Where the outbox was a file stands, which takes no mail. */
    async breakOutbox() {
      await rename(outbox(), `${outbox()}.away`).catch(() => undefined);
      await writeFile(outbox(), '');
    },
    async mendOutbox() {
      await rm(outbox());
      await rename(`${outbox()}.away`, outbox()).catch(() => undefined);
    },
    outbox,
    /** The mails that were sent, the oldest first. */
    async mails(): Promise<ReadMail[]> {
      const names = await readdir(outbox()).catch(() => []);
      const sources = names.sort().map((name) => readFile(join(outbox(), name), 'utf8'));
      return (await Promise.all(sources)).map(readEml);
    },
    async mailsTo({ email }: Account): Promise<ReadMail[]> {
      return (await this.mails()).filter(({ to }) => to === email);
    },
    /** How many letters of the day's mailings there are in each state. */
    async letters(day: string): Promise<Record<string, number>> {
      const { orm } = database();
      const counts = await Promise.all((await mailingsOn(orm, day)).map(({ id }) => countLetters(orm, id)));
      return Object.fromEntries(
        counts
          .flat()
          .map(({ status, reason, letters }) => [reason === null ? status : `${status}: ${reason}`, letters]),
      );
    },
  };
}
