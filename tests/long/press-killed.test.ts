import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newSecret } from '#server/accounts/identity/secrets.ts';
import { connect, type Database } from '#server/base/db/connect.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { pressRecipients } from '#server/base/db/schema/press-schema.ts';
import { readEml } from '#server/base/mail/read-eml.ts';
import { importDelivery } from '#server/newsroom/import/import-delivery.ts';
import { findOrCreateDesk } from '#server/press-review/db/press-desks.ts';
import { readSending } from '#server/press-review/sending/read-sendings.ts';
import { NO_SENDING_JOBS } from '#server/press-review/sending/sending-jobs.ts';
import { storeSending } from '#server/press-review/sending/store-sending.ts';
import { ninjs, sourceOf } from '#tests/support/ninjs-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const RECIPIENTS = 200;
/** Number of mails that have been sent when the server is killed. */
const KILLED_AFTER = 40;
/** Time for two starts and for the queue to notice that a server has died, on a busy machine. */
const TIMEOUT_MS = 600_000;

let root: string;
let settings: Record<string, string>;
let servers: ServerProcess[] = [];
let drop: () => Promise<void> = async () => undefined;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-press-'));
  settings = { DATA_DIR: join(root, 'data') };
  if (!process.env.DATABASE_URL) return;
  const scratch = await createScratchDatabase(process.env.DATABASE_URL);
  settings.DATABASE_URL = scratch.url;
  drop = scratch.drop;
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  servers = [];
  await rm(root, { recursive: true, force: true });
  await drop();
});

function start(): ServerProcess {
  const server = startServer(settings);
  servers.push(server);
  return server;
}

/** Opens the database; no server may be running. */
async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { DATA_DIR = '', DATABASE_URL } = settings;
  const db = await connect(DATABASE_URL ? { url: DATABASE_URL } : { folder: join(DATA_DIR, 'database') });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Adds a press office whose review is due now. */
async function orderForAll(db: Database): Promise<{ deskId: number; id: string }> {
  const { orm } = db;
  const now = new Date();
  const delivery = { brand: 'MG' as const, items: [sourceOf(ninjs({ title: 'Riapre il ponte' }))] };
  await importDelivery(delivery, { db, imagesFolder: join(root, 'images'), media: [], now });
  const clips = (await orm.select({ id: articles.id }).from(articles)).map(({ id }) => ({ id, note: '' }));
  const holder = await addAccount(orm, { subscriptions: [{ product: 'rassegna' }] });
  const { id: deskId } = await findOrCreateDesk(orm, { brand: 'MG', readerId: holder.id, now });
  const row = { deskId, name: '', groups: [], status: 'active' as const, since: now };
  const people = Array.from({ length: RECIPIENTS }, (_, at) => ({
    ...row,
    email: `n${at}@posta.example`,
    token: newSecret(),
  }));
  const added = await orm.insert(pressRecipients).values(people).returning();
  const sending = {
    deskId,
    key: randomUUID(),
    day: '2025-04-03',
    kind: 'review' as const,
    subject: 'La rassegna',
    message: '',
    title: 'La giornata',
    abstract: '',
    dueAt: now,
    orderedBy: holder.id,
    chapters: [{ id: 'a', title: 'In evidenza', clips }],
  };
  const addressees = added.map(({ id, email, name }) => ({ recipientId: id, email, name }));
  return { deskId, id: await storeSending({ orm, jobs: NO_SENDING_JOBS, now }, sending, addressees) };
}

const outbox = () => join(settings.DATA_DIR ?? '', 'mail');

async function mailNames(): Promise<string[]> {
  return (await readdir(outbox()).catch(() => [])).filter((name) => name.endsWith('.eml'));
}

async function mailsByAddress(): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const name of await mailNames()) {
    const { to } = await readEml(await readFile(join(outbox(), name), 'utf8'));
    times.set(to, (times.get(to) ?? 0) + 1);
  }
  return times;
}

test(
  'PRS-04 a server killed while a review is sent leaves no recipient out, doubles at most one letter, and reports it',
  async () => {
    const { deskId, id } = await withDatabase(orderForAll);
    const first = start();
    await first.port;
    const look = { timeout: TIMEOUT_MS / 3, interval: 20 };
    await expect.poll(async () => (await mailNames()).length, look).toBeGreaterThanOrEqual(KILLED_AFTER);
    await first.kill('SIGKILL');
    expect((await mailNames()).length).toBeLessThan(RECIPIENTS);

    const second = start();
    await second.port;
    const reached = async () => (await mailNames()).length >= RECIPIENTS && (await mailsByAddress()).size;
    await expect.poll(reached, { ...look, interval: 500 }).toBe(RECIPIENTS);
    expect((await second.kill('SIGTERM')).code).toBe(0);

    const doubled = [...(await mailsByAddress())].filter(([, times]) => times > 1);
    expect(doubled.length).toBeLessThanOrEqual(1);
    const told = await withDatabase(({ orm }) => readSending(orm, deskId, id));
    const inDoubt = told?.letters.filter(({ maybeTwice }) => maybeTwice).map(({ email }) => email) ?? [];
    expect(inDoubt.length).toBeLessThanOrEqual(1);
    expect(inDoubt).toEqual(expect.arrayContaining(doubled.map(([email]) => email)));
    expect(told?.sending.report).toMatchObject({
      recipients: RECIPIENTS,
      sent: RECIPIENTS,
      failed: 0,
      waiting: 0,
      maybeTwice: inDoubt.length,
    });

    const [name = ''] = await mailNames();
    const mail = await readEml(await readFile(join(outbox(), name), 'utf8'));
    expect(mail.attachments).toMatchObject([{ type: 'application/pdf' }]);
    expect(mail.list?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  },
  TIMEOUT_MS,
);
