import argon2 from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WorkQueue } from '#domain/work-queue.ts';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import { LIMITS } from '#server/web/http/expensive-work.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { passwordAttempts } from '#tests/support/password-attempts.ts';
import { type Account, addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);
const { login, right } = passwordAttempts(server, () => reader);

let reader: Account;
beforeEach(async () => {
  reader = await addAccount(database().orm, { username: 'livia' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a wrong password', () => {
  test('is answered like an account that does not exist, with the same number of checks', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    const known = await login();
    expect(verify.mock.calls.length).toBe(1);
    const unknown = await login({ email: 'nessuno@esempio.it' });
    const unnamed = await login({ email: 'nessuno' });
    expect(verify.mock.calls.length).toBe(3);
    expect(known).toEqual({ status: 401, code: 'ERR_INVALID_CREDENTIALS', wait: 0 });
    expect([unknown, unnamed]).toEqual([known, known]);
  });

  test.each(['suspended', 'pending'] as const)('does not reveal that an account is %s', async (status) => {
    const { email } = await addAccount(database().orm, { status });
    expect(await login({ email })).toMatchObject({ status: 401, code: 'ERR_INVALID_CREDENTIALS' });
    const code = status === 'pending' ? 'ERR_NOT_ACTIVATED' : 'ERR_ACCESS_DENIED';
    expect(await login({ email, password: PASSWORD })).toMatchObject({ status: 403, code });
  });

  test.each([
    '\u0000',
    'livia\u0000',
    'a'.repeat(254),
    "' or 1=1 --",
  ])('with %j as user name matches no account', async (email) => {
    expect(await login({ email })).toMatchObject({ status: 401 });
  });

  test('entered five times makes the reader wait, longer each time, however many more are tried', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    const tried = [];
    for (let one = 0; one < 60; one += 1) tried.push(await login());
    expect(tried.slice(0, 5).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(new Set(tried.slice(5).map(({ status }) => status))).toEqual(new Set([429]));
    expect(verify.mock.calls.length).toBe(5);
    const waits = tried.slice(5).map(({ wait }) => wait);
    const grown = [0, 5, 10, 15, 20, 25, 30].map((at) => waits[at]);
    expect(grown).toEqual([60, 120, 240, 480, 960, 1920, 3600]);
    expect(Math.min(...waits.slice(35))).toBeGreaterThan(3500);
    expect(await right()).toMatchObject({ status: 429, code: 'ERR_TOO_MANY_ATTEMPTS' });
  });

  test('cannot be tried faster by many requests at the same time', { tags: 'postgres' }, async () => {
    const verify = vi.spyOn(argon2, 'verify');
    const tried = await Promise.all(Array.from({ length: 50 }, () => login()));
    expect(tried.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(verify.mock.calls.length).toBe(5);
  });

  test('on many accounts blocks the address', async () => {
    const tried = [];
    // The attempts are counted whatever the comparison costs.
    const verify = vi.spyOn(argon2, 'verify').mockResolvedValue(false);
    for (let one = 0; one < 110; one += 1) tried.push(await login({ email: `a${one}@esempio.it` }));
    expect(tried.slice(0, 100).every(({ status }) => status === 401)).toBe(true);
    expect(tried.slice(100).every(({ status }) => status === 429)).toBe(true);
    expect(verify).toHaveBeenCalledTimes(100);
    verify.mockRestore();
    expect(await right()).toMatchObject({ status: 429 });
    expect(await right('203.0.113.5')).toMatchObject({ status: 200 });
  });

  test('from one address leaves the account open from other addresses', async () => {
    for (let one = 0; one < 50; one += 1) await login();
    expect(await right('203.0.113.5')).toMatchObject({ status: 200 });
  });

  test('counts for a whole network of IPv6 addresses', async () => {
    const tried = [];
    for (let one = 1; one <= 6; one += 1) tried.push(await login({ address: `2001:db8:1:20${one}::9` }));
    expect(tried.at(-1)).toMatchObject({ status: 429 });
    expect(await login({ address: '2001:db8:1:300::1' })).toMatchObject({ status: 401 });
  });

  test('is forgotten after the right one; after the wait it may be tried again', async () => {
    for (let one = 0; one < 4; one += 1) await login();
    expect(await right()).toMatchObject({ status: 200 });
    for (let one = 0; one < 5; one += 1) expect(await login()).toMatchObject({ status: 401 });
    expect(await right()).toMatchObject({ status: 429, wait: 60 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await login()).toMatchObject({ status: 401 });
    for (let one = 0; one < 4; one += 1) await login();
    expect(await login()).toMatchObject({ status: 429, wait: 120 });
  });

  test('leaves neither e-mails nor addresses in the counters', async () => {
    await login();
    const rows = await database().orm.select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/esempio|192\.0/);
  });
});

test('a reader signs in by user name in any case, and a right password never counts as a failed attempt', async () => {
  for (let one = 0; one < 25; one += 1) {
    const reply = await login({ email: ' Livia ', password: PASSWORD, address: `192.0.2.${one}` });
    expect([200, 409]).toContain(reply.status);
  }
});

test('a crowd of sign-ins neither delays nor blocks a browser in which the reader has signed in before', async () => {
  const home = openBrowser(server);
  await home.signIn(reader);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  vi.spyOn(argon2, 'verify').mockImplementation(async (_, password) => {
    await released;
    return password === PASSWORD;
  });
  onTestFinished(() => release());
  const turns = vi.spyOn(WorkQueue.prototype, 'enter');
  const { atOnce, waiting } = LIMITS['sign-in'];
  const crowd = Array.from({ length: atOnce + waiting + 10 }, (_, host) =>
    login({ email: `nessuno${host}@posta.example`, address: `198.51.100.${host}` }),
  );
  // All places for unknown browsers are taken.
  expect(await Promise.race(crowd)).toMatchObject({ status: 503, wait: 5 });
  const mine = home.login(reader);
  await expect
    .poll(() => turns.mock.calls.some(([kind, lane]) => kind === 'sign-in' && lane.known))
    .toBe(true);
  release();
  expect((await mine).statusCode).toBe(200);
  expect((await Promise.all(crowd)).filter(({ status }) => status === 401).length).toBeGreaterThan(0);
});
