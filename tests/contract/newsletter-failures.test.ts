import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsletterMailings } from '#server/base/db/schema/newsletters-schema.ts';
import { loggedError } from '#server/base/logging/logged-error.ts';
import { folderMailer } from '#server/base/mail/folder-mailer.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { openQueue, type Queue } from '#server/base/queue/open-queue.ts';
import { holdBackDue } from '#server/operations/backup/hold-back-due.ts';
import { workOnNewsletters } from '#server/outgoing/newsletters/sending/newsletter-queue.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsletterFixture } from '#tests/support/newsletter-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import type { Account } from '#tests/support/reader-accounts.ts';
import { refusedMail } from '#tests/support/refused-mail.ts';

const { database, run } = importFixture();
const fixture = newsletterFixture(database);

const TODAY = '2025-04-03';
const SEVEN = '2025-04-03T05:00:00Z';

let readers: Account[];

beforeEach(async () => {
  fixture.setClock(SEVEN);
  await run([ninjs({ section: 'Politica', title: 'Il decreto passa' })]);
  readers = [];
  for (let count = 0; count < 7; count += 1) readers.push(await fixture.addReader('il-punto'));
});

const everybody = () => readers.map(({ email }) => email).sort();
const reached = async () => (await fixture.mails()).map(({ to }) => to).sort();

async function plannedJob() {
  await fixture.plan();
  const [job] = fixture.waiting();
  if (!job) throw new Error('nothing to send');
  return job;
}

/** A mailer that sends this number of mails and then never answers, like a process that died. */
function dyingAfter(count: number): { mailer: Mailer; silent: Promise<void> } {
  const outbox = folderMailer(fixture.outbox());
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
  test('that accepts nothing is retried, after ever longer pauses, until it does', async () => {
    await fixture.breakOutbox();
    await fixture.minute(SEVEN);
    expect(await fixture.letters(TODAY)).toEqual({ 'later: EEXIST': 7 });
    expect(fixture.waiting()).toMatchObject([{ after: new Date('2025-04-03T05:01:00Z') }]);
    expect(fixture.reported()).toHaveLength(1);
    await fixture.minute('2025-04-03T05:01:00Z');
    expect(fixture.waiting()).toMatchObject([{ after: new Date('2025-04-03T05:06:00Z') }]);
    await fixture.mendOutbox();
    await fixture.minute('2025-04-03T05:05:00Z');
    expect(await reached()).toEqual([]);
    await fixture.minute('2025-04-03T05:06:00Z');
    expect(await reached()).toEqual(everybody());
    expect(await fixture.letters(TODAY)).toEqual({ sent: 7 });
    expect(fixture.waiting()).toEqual([]);
  });

  test('that refuses letters for different reasons is reported once, with each reason', async () => {
    const job = await plannedJob();
    const [gone] = readers;
    const mailer: Mailer = {
      send: async (_brand, { to }) => {
        if (to === gone?.email) throw refusedMail(to);
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      },
    };
    await fixture.work(job, { mailer });
    expect(fixture.reported().map(loggedError)).toMatchObject([
      { message: '7 letters of il-punto not sent', errors: expect.anything() },
    ]);
    const text = JSON.stringify(fixture.reported().map(loggedError));
    expect([text.includes('550 5.1.1'), text.includes('connect ECONNREFUSED')]).toEqual([true, true]);
  });

  test('that never recovers is given up, and its letters are not sent the next day either', async () => {
    await fixture.breakOutbox();
    for (let minute = 0; minute < 6 * 60; minute += 30) {
      await fixture.minute(new Date(Date.parse(SEVEN) + minute * 60_000).toISOString());
    }
    expect(await fixture.letters(TODAY)).toEqual({ 'failed: EEXIST: tried 6 times': 7 });
    await fixture.mendOutbox();
    await fixture.minute('2025-04-04T05:00:00Z');
    expect(await reached()).toEqual([]);
  });

  test('that recovers when the news is old gets none of it', async () => {
    const job = await plannedJob();
    fixture.setClock('2025-04-03T11:00:00Z');
    await fixture.work(job);
    expect([await reached(), await fixture.letters(TODAY)]).toEqual([[], { 'failed: too late': 7 }]);
  });
});

describe('ACC-07 a process that sends newsletters', { tags: 'postgres' }, () => {
  test('and dies in the middle is replaced by one that continues with the claimed letters, and no others', async () => {
    const job = await plannedJob();
    const { mailer, silent } = dyingAfter(3);
    void fixture.work(job, { mailer });
    await silent;
    await expect.poll(() => fixture.letters(TODAY)).toEqual({ sent: 3, sending: 2 });
    // Another job for the same readers skips sent and claimed letters, and sends only the rest.
    await fixture.work({ ...job, id: randomUUID() });
    expect(await fixture.letters(TODAY)).toEqual({ sent: 5, sending: 2 });
    await fixture.work(job);
    expect(await reached()).toEqual(everybody());
    expect(await fixture.letters(TODAY)).toEqual({ sent: 7 });
  });

  test('and dies while creating jobs is replaced by one that creates them again: each reader gets one letter', async () => {
    await fixture.plan();
    await database().orm.update(newsletterMailings).set({ queuedAt: null });
    await fixture.plan();
    expect(fixture.waiting()).toHaveLength(2);
    await Promise.all(fixture.waiting().map((job) => fixture.work(job)));
    expect(await reached()).toEqual(everybody());
  });
});

/**
 * A mailer that holds back all mails after this number until it is released; `full` resolves once a mail has to wait.
 */
function heldAfter(count: number) {
  const outbox = folderMailer(fixture.outbox());
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

describe('ACC-07 a process that was silent for so long that its job was given to another', {
  tags: 'postgres',
}, () => {
  test('and is informed of that starts no more letters', async () => {
    const job = await plannedJob();
    const { mailer, full, release } = heldAfter(3);
    const given = new AbortController();
    const first = fixture.work(job, { mailer, signal: given.signal });
    await full;
    given.abort();
    release();
    await first;
    expect(await fixture.letters(TODAY)).toEqual({ sent: 5 });
    await fixture.work(job);
    expect(await reached()).toEqual(everybody());
  });

  test('and is not informed starts no more letters, and completes none that the other has claimed', async () => {
    const job = await plannedJob();
    const [first, second] = [heldAfter(0), heldAfter(1)];
    const earlier = fixture.work(job, { mailer: first.mailer });
    await first.full;
    const later = fixture.work(job, { mailer: second.mailer });
    await second.full;
    first.release();
    await earlier;
    await expect.poll(() => fixture.letters(TODAY)).toEqual({ sent: 1, sending: 4 });
    second.release();
    await later;
    expect(await fixture.letters(TODAY)).toEqual({ sent: 7 });
  });
});

describe('ACC-07 a server that stops', () => {
  test('sends no letters after those under way, and leaves the others to the next run of the job', async () => {
    const job = await plannedJob();
    const stopping = new AbortController();
    const outbox = folderMailer(fixture.outbox());
    const mailer: Mailer = {
      send: async (brand, mail) => {
        stopping.abort();
        await outbox.send(brand, mail);
      },
    };
    await expect(fixture.work(job, { mailer, stopSignal: stopping.signal })).rejects.toThrow();
    expect(await fixture.letters(TODAY)).toEqual({ sent: 5 });
    await fixture.work(job);
    expect(await reached()).toEqual(everybody());
  });

  test('queues no more letters of a mailing, and the next start does', async () => {
    await fixture.lookedBefore();
    await fixture.look(AbortSignal.abort());
    expect(fixture.waiting()).toEqual([]);
    await fixture.look();
    await fixture.run();
    expect(await reached()).toEqual(everybody());
  });
});

describe('ACC-07 two servers on one database', { tags: 'postgres' }, () => {
  test('that plan at the same time create one mailing, of which each reader gets one letter', async () => {
    await Promise.all([fixture.plan(), fixture.plan()]);
    expect(await database().orm.select().from(newsletterMailings)).toHaveLength(1);
    await Promise.all(fixture.waiting().map((job) => fixture.work(job)));
    expect(await reached()).toEqual(everybody());
  });

  let queues: Queue[] = [];
  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    queues = [];
  });

  test('send each reader one mail', async () => {
    const { jobs: _list, ...means } = fixture.means();
    await fixture.lookedBefore();
    for (const _server of ['one', 'two']) {
      const queue = await openQueue({ db: database(), onError: means.report });
      queues.push(queue);
      await workOnNewsletters(queue, means);
    }
    await expect.poll(() => fixture.letters(TODAY), { timeout: 60_000 }).toEqual({ sent: 7 });
    expect(await reached()).toEqual(everybody());
    expect(fixture.reported()).toEqual([]);
  });

  test('plan one at a time, and not by a schedule of an earlier release', async () => {
    const { jobs: _list, ...means } = fixture.means();
    const queue = await openQueue({ db: database(), onError: means.report });
    queues.push(queue);
    await queue.createQueues(['plan-newsletters']);
    await queue.boss.schedule('plan-newsletters', '* * * * *');
    await workOnNewsletters(queue, means);
    const clocks = await database()
      .orm.select({ name: sql<string>`name`, policy: sql<string>`policy` })
      .from(sql`pgboss.schedule join pgboss.queue using (name)`)
      .where(sql`name like '%newsletters%'`);
    expect(clocks).toEqual([{ name: 'newsletters-due', policy: 'exclusive' }]);
  });
});

test('ACC-07 PSH-02 a restore deletes the waiting jobs that send to many readers, and no others', async () => {
  const { means } = fixture;
  const queue = await openQueue({ db: database(), onError: expect.unreachable });
  const names = ['send-newsletter', 'send-press-review', 'plan-message', 'deliver-alert', 'others'];
  await queue.createQueues(names);
  for (const name of names) await queue.boss.send(name, { test: true });
  await queue.stop();
  const query = async <Row>(text: string, values?: unknown[]) =>
    (await database().queue.executeSql(text, values)).rows as Row[];
  await holdBackDue({ query }, new Date(Date.now() + 1000));
  const { rows } = (await means().orm.execute(
    sql`select name from pgboss.job where data->>'test' = 'true'`,
  )) as unknown as { rows: { name: string }[] };
  expect(rows).toEqual([{ name: 'others' }]);
});
