import argon2 from '@node-rs/argon2';
import { and, eq, gt, like, or } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deleteExpiredCounters } from '#server/accounts/db/rate-limits.ts';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import { LIMITS } from '#server/web/http/expensive-work.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { passwordAttempts } from '#tests/support/password-attempts.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const post = postFrom(server);
const { login, right } = passwordAttempts(server, () => reader);

let reader: Account;
beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm);
});
afterEach(() => void vi.restoreAllMocks());

const counters = async () =>
  (await database().orm.select().from(rateLimits).where(gt(rateLimits.points, 0)))
    .map(({ key, points }) => `${key} ${points}`)
    .sort();

test('NAV-24 expired counters are deleted, however many; the others stay', {
  tags: 'postgres',
}, async () => {
  const { orm } = database();
  const long = new Date('2001-01-01');
  const old = Array.from({ length: 1200 }, (_, one) => ({ key: `old:${one}`, points: 1, expire: long }));
  await orm.insert(rateLimits).values(old);
  await login({ email: 'a@esempio.it', address: '203.0.113.1' });
  const counting = await counters();
  expect(counting.length).toBeGreaterThan(1200);
  await deleteExpiredCounters(orm);
  expect(await counters()).toEqual(counting.filter((key) => !key.startsWith('old:')));
  expect((await counters()).length).toBeGreaterThan(0);
});

test('NAV-24 a right password clears the wrong attempts from the same IP address, and no others', {
  tags: 'postgres',
}, async () => {
  await login({ address: '203.0.113.2' });
  const elsewhere = await counters();
  for (let time = 0; time < 6; time += 1) await login({ address: '203.0.113.1' });
  const { orm } = database();
  const here = (await counters()).filter((counter) => !elsewhere.includes(counter));
  expect(here.some((counter) => counter.startsWith('waits:'))).toBe(true);
  // The waiting time is over, but its count remains.
  const tries = or(...here.map((counter) => eq(rateLimits.key, String(counter.split(' ')[0]))));
  await orm
    .update(rateLimits)
    .set({ points: 1 })
    .where(and(like(rateLimits.key, 'tries:%'), tries));
  expect((await right('203.0.113.1')).status).toBe(200);
  const left = await counters();
  expect(left.filter((counter) => counter.startsWith('waits:'))).toEqual([]);
  expect(left.filter((counter) => counter.startsWith('tries:'))).toEqual(
    elsewhere.filter((counter) => counter.startsWith('tries:')),
  );
});

describe('while more readers sign in than the queue holds', () => {
  const { atOnce, waiting } = LIMITS['sign-in'];
  const ROOM = atOnce + waiting;
  const MORE = 3;

  /** Fills the queue; the returned function empties it again. */
  async function fill(): Promise<() => Promise<unknown>> {
    let open = () => {};
    const gate = new Promise<void>((opened) => {
      open = opened;
    });
    vi.spyOn(argon2, 'verify').mockImplementation(() => gate.then(() => false));
    onTestFinished(open);
    let answered = 0;
    const all = Array.from({ length: ROOM + MORE }, async (_, one) => {
      await login({ email: `a${one}@esempio.it`, address: `198.51.100.${one}` });
      answered += 1;
    });
    await expect.poll(() => answered).toBe(MORE);
    return async () => {
      open();
      await Promise.all(all);
      vi.restoreAllMocks();
    };
  }

  const busy = { statusCode: 503, headers: expect.objectContaining({ 'retry-after': '5' }) };

  test('a password that was not checked does not count as wrong', async () => {
    const empty = await fill();
    const before = await counters();
    for (let one = 0; one < 6; one += 1) expect(await right()).toMatchObject({ status: 503, wait: 5 });
    const activation = { email: reader.email, codice: '000000', password: 'x' };
    expect(await post('/api/registration/activate', activation)).toMatchObject(busy);
    expect(await counters()).toEqual(before);
    await empty();
    expect(await right()).toMatchObject({ status: 200 });
  });

  test('a reset or registration that was not carried out does not count', async () => {
    const empty = await fill();
    const before = await counters();
    const reset = { email: reader.email, codice: '000000', password: 'Ponte-2026!' };
    expect(await post('/api/password/reset', reset)).toMatchObject(busy);
    const person = { nome: 'Anna', cognome: 'Riva', maggiorenne: true, informativa: true };
    const consents = { marketing: false, profilazione: false, terzi: false };
    const registration = { email: 'anna@esempio.it', password: 'Ponte-2026!', ...person, ...consents };
    expect(await post('/api/registration', registration)).toMatchObject(busy);
    expect(await counters()).toEqual(before);
    await empty();
  });
});

describe('a password reset', () => {
  const reset = async (address?: string) => {
    await post('/api/password/forgot', { email: reader.email }, address);
    const body = { email: reader.email, codice: await mails.code(reader.email), password: 'Ponte-2026!' };
    return await post('/api/password/reset', body, address);
  };

  test('gives back no more attempts than were counted', { tags: 'postgres' }, async () => {
    expect((await reset()).statusCode).toBe(200);
    const rows = await database().orm.select().from(rateLimits);
    expect(rows.filter(({ points }) => points < 0)).toEqual([]);
  });
});
