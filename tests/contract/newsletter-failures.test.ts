import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterMailings } from '#server/base/db/schema/newsletters-schema.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { outboxMailer } from '#server/base/mail/outbox-mailer.ts';
import { openQueue, type Queue } from '#server/base/queue/open-queue.ts';
import { workOnNewsletters } from '#server/outgoing/newsletters/sending/newsletter-queue.ts';
import { importBench } from '#tests/support/import-bench.ts';
import { newsletterBench } from '#tests/support/newsletter-bench.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import type { Account } from '#tests/support/reader-accounts.ts';

const { database, run } = importBench();
const bench = newsletterBench(database);

const TODAY = '2025-04-03';
const SEVEN = '2025-04-03T05:00:00Z';

let readers: Account[];

beforeEach(async () => {
  bench.setClock(SEVEN);
  await run([ninjs({ section: 'Politica', title: 'Il decreto passa' })]);
  readers = [];
  for (let count = 0; count < 7; count += 1) readers.push(await bench.addReader('il-punto'));
});

const everybody = () => readers.map(({ email }) => email).sort();
const reached = async () => (await bench.mails()).map(({ to }) => to).sort();

async function plannedJob() {
  await bench.plan();
  const [job] = bench.waiting();
  if (!job) throw new Error('nothing to send');
  return job;
}

/** Hands over so many mails, and is silent from then on: a process that dies gets no answer. */
function dyingAfter(count: number): { mailer: Mailer; silent: Promise<void> } {
  const outbox = outboxMailer(bench.outbox());
  const { promise: silent, resolve: fallSilent } = Promise.withResolvers<void>();
  let handed = 0;
  const mailer: Mailer = {
    send: async (brand, mail) => {
      if (handed === count) {
        fallSilent();
        return new Promise<void>(() => undefined);
      }
      handed += 1;
      await outbox.send(brand, mail);
    },
  };
  return { mailer, silent };
}

describe('ACC-07 a mail server', () => {
  test('that takes nothing is tried again, after ever longer pauses, until it does', async () => {
    await bench.breakOutbox();
    await bench.minute(SEVEN);
    expect(await bench.letters(TODAY)).toEqual({ 'later: EEXIST': 7 });
    expect(bench.waiting()).toMatchObject([{ after: new Date('2025-04-03T05:01:00Z') }]);
    expect(bench.reported()).toHaveLength(1);
    await bench.minute('2025-04-03T05:01:00Z');
    expect(bench.waiting()).toMatchObject([{ after: new Date('2025-04-03T05:06:00Z') }]);
    await bench.mendOutbox();
    await bench.minute('2025-04-03T05:05:00Z');
    expect(await reached()).toEqual([]);
    await bench.minute('2025-04-03T05:06:00Z');
    expect(await reached()).toEqual(everybody());
    expect(await bench.letters(TODAY)).toEqual({ sent: 7 });
    expect(bench.waiting()).toEqual([]);
  });

  test('that never comes back is given up, and what it missed does not come with the next day’s', async () => {
    await bench.breakOutbox();
    for (let minute = 0; minute < 6 * 60; minute += 30) {
      await bench.minute(new Date(Date.parse(SEVEN) + minute * 60_000).toISOString());
    }
    expect(await bench.letters(TODAY)).toEqual({ 'failed: EEXIST: tried 6 times': 7 });
    await bench.mendOutbox();
    await bench.minute('2025-04-04T05:00:00Z');
    expect(await reached()).toEqual([]);
  });

  test('that comes back when the news are old gets none of them', async () => {
    const job = await plannedJob();
    bench.setClock('2025-04-03T11:00:00Z');
    await bench.work(job);
    expect([await reached(), await bench.letters(TODAY)]).toEqual([[], { 'failed: too late': 7 }]);
  });
});

describe('ACC-07 whoever sends newsletters', { tags: 'postgres' }, () => {
  test('and dies in the middle is followed by who goes on with what was in those hands, and nothing else', async () => {
    const job = await plannedJob();
    const { mailer, silent } = dyingAfter(3);
    void bench.work(job, { mailer });
    await silent;
    await expect.poll(() => bench.letters(TODAY)).toEqual({ sent: 3, sending: 2 });
    // Another job for the same readers finds what is done, and what is in hand, and sends the rest alone.
    await bench.work({ ...job, id: randomUUID() });
    expect(await bench.letters(TODAY)).toEqual({ sent: 5, sending: 2 });
    await bench.work(job);
    expect(await reached()).toEqual(everybody());
    expect(await bench.letters(TODAY)).toEqual({ sent: 7 });
  });

  test('and dies while giving out what is due is followed by who gives it out again: each gets one', async () => {
    await bench.plan();
    await database().orm.update(newsletterMailings).set({ plannedAt: null });
    await bench.plan();
    expect(bench.waiting()).toHaveLength(2);
    await Promise.all(bench.waiting().map((job) => bench.work(job)));
    expect(await reached()).toEqual(everybody());
  });
});

/** Hands mails over only after so many when it is let; `full` once one has to wait. */
function heldAfter(count: number) {
  const outbox = outboxMailer(bench.outbox());
  const { promise: full, resolve: fill } = Promise.withResolvers<void>();
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  const mailer: Mailer = {
    send: async (brand, mail) => {
      asked += 1;
      if (asked > count) {
        fill();
        await letGo;
      }
      await outbox.send(brand, mail);
    },
  };
  return { mailer, full, release };
}

describe('ACC-07 whoever was silent for so long that somebody else was given the job', {
  tags: 'postgres',
}, () => {
  test('and hears of it begins with no more letters', async () => {
    const job = await plannedJob();
    const { mailer, full, release } = heldAfter(3);
    const given = new AbortController();
    const first = bench.work(job, { mailer, signal: given.signal });
    await full;
    given.abort();
    release();
    await first;
    expect(await bench.letters(TODAY)).toEqual({ sent: 5 });
    await bench.work(job);
    expect(await reached()).toEqual(everybody());
  });

  test('and hears nothing begins with no more letters, and settles none that the other has', async () => {
    const job = await plannedJob();
    const [first, second] = [heldAfter(0), heldAfter(1)];
    const earlier = bench.work(job, { mailer: first.mailer });
    await first.full;
    const later = bench.work(job, { mailer: second.mailer });
    await second.full;
    first.release();
    await earlier;
    await expect.poll(() => bench.letters(TODAY)).toEqual({ sent: 1, sending: 4 });
    second.release();
    await later;
    expect(await bench.letters(TODAY)).toEqual({ sent: 7 });
  });
});

describe('ACC-07 two servers on one database', { tags: 'postgres' }, () => {
  test('that look at the clock at once write down one mailing, of which each reader gets one', async () => {
    await Promise.all([bench.plan(), bench.plan()]);
    expect(await database().orm.select().from(newsletterMailings)).toHaveLength(1);
    await Promise.all(bench.waiting().map((job) => bench.work(job)));
    expect(await reached()).toEqual(everybody());
  });

  let queues: Queue[] = [];
  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    queues = [];
  });

  test('send each reader one mail', async () => {
    const { jobs: _list, ...means } = bench.means();
    await bench.lookedBefore();
    for (const _server of ['one', 'two']) {
      const queue = await openQueue({ db: database(), report: means.report });
      queues.push(queue);
      await workOnNewsletters(queue, means);
    }
    await expect.poll(() => bench.letters(TODAY), { timeout: 60_000 }).toEqual({ sent: 7 });
    expect(await reached()).toEqual(everybody());
    expect(bench.reported()).toEqual([]);
  });

  test('look what is due one at a time, and not by a clock that was there before', async () => {
    const { jobs: _list, ...means } = bench.means();
    const queue = await openQueue({ db: database(), report: means.report });
    queues.push(queue);
    await queue.makeRoom(['plan-newsletters']);
    await queue.boss.schedule('plan-newsletters', '* * * * *');
    await workOnNewsletters(queue, means);
    const clocks = await database()
      .orm.select({ name: sql<string>`name`, policy: sql<string>`policy` })
      .from(sql`pgboss.schedule join pgboss.queue using (name)`)
      .where(sql`name like '%newsletters%'`);
    expect(clocks).toEqual([{ name: 'newsletters-due', policy: 'exclusive' }]);
  });
});
