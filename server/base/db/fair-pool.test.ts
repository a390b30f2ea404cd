import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDatabaseGone } from './database-gone.ts';
import { FairPool } from './fair-pool.ts';
import { currentLane, hasLowPriority, runFor, runWithLowPriority, setRequester } from './query-priority.ts';

const connect = vi.spyOn(pg.Pool.prototype, 'connect');

beforeEach(() => {
  connect.mockImplementation(async () => ({ release: () => undefined }));
});
afterEach(() => void vi.useRealTimers());

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Connections that are requested by name, and released by name. */
function lending(pool: FairPool) {
  const lent: string[] = [];
  const clients = new Map<string, pg.PoolClient>();
  return {
    lent,
    lend: async (name: string) => {
      const client = await pool.connect();
      lent.push(name);
      clients.set(name, client);
    },
    giveBack: async (name: string) => {
      clients.get(name)?.release();
      await settled();
    },
  };
}

test('NAV-24 known readers get the only connection before strangers', async () => {
  const { lent, lend, giveBack } = lending(new FairPool({ max: 1 }));
  await runFor({ lane: { key: '192.0.2.1', known: false } }, () => lend('first'));
  const waiting = [
    ...['stranger', 'stranger again'].map((name) =>
      runFor({ lane: { key: '192.0.2.1', known: false } }, () => lend(name)),
    ),
    runFor({ lane: { key: '192.0.2.2', known: false } }, async () => {
      setRequester('reader 7');
      await lend('reader');
    }),
    lend('server'),
  ];
  for (const name of ['first', 'reader']) await giveBack(name);
  expect(lent.slice(0, 2)).toEqual(['first', 'reader']);
  for (let turn = 0; turn < 4; turn += 1) await giveBack(lent.at(-1) ?? '');
  await Promise.all(waiting);
  expect(lent.toSorted()).toEqual(['first', 'reader', 'server', 'stranger', 'stranger again']);
});

test('NAV-24 strangers have two connections at the same time, and leave the others to readers and to the server', async () => {
  const { lent, lend, giveBack } = lending(new FairPool({ max: 6 }));
  const strangers = ['a', 'b', 'c'].map((name) =>
    runFor({ lane: { key: `192.0.2.${name}`, known: false } }, () => lend(name)),
  );
  const readers = ['reader 1', 'reader 2'].map((key) =>
    runFor({ lane: { key, known: true } }, () => lend(key)),
  );
  await Promise.all([...readers, lend('server')]);
  expect(lent.toSorted()).toEqual(['a', 'b', 'reader 1', 'reader 2', 'server']);
  await giveBack('reader 1');
  expect(lent).not.toContain('c');
  await giveBack('a');
  expect(lent.at(-1)).toBe('c');
  await Promise.all(strangers);
});

test('NAV-24 a connection that cannot be made keeps no other query waiting', async () => {
  const { lend } = lending(new FairPool({ max: 1 }));
  connect.mockRejectedValue(new Error('connect ECONNREFUSED'));
  const all = await Promise.allSettled(['one', 'other', 'third'].map(lend));
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test.each([
  ['a password that was changed', '28P01'],
  ['a certificate that has expired', 'CERT_HAS_EXPIRED'],
])('NAV-24 for %s no connection can be made, for a query as for a transaction', async (_name, code) => {
  const pool = new FairPool({ max: 1 });
  connect.mockRejectedValue(Object.assign(new Error('refused'), { code }));
  await expect(pool.connect()).rejects.toSatisfy(isDatabaseGone);
  await expect(pool.query('select 1')).rejects.toSatisfy(isDatabaseGone);
});

test('NAV-24 a query that waits too long for a connection fails, and takes none later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { lent, lend, giveBack } = lending(new FairPool({ max: 1, connectionTimeoutMillis: 8000 }));
  await lend('first');
  const late = expect(lend('late')).rejects.toThrow('timeout exceeded when trying to connect');
  await vi.advanceTimersByTimeAsync(8000);
  await late;
  const next = lend('next');
  await giveBack('first');
  await next;
  expect(lent).toEqual(['first', 'next']);
});

test('NAV-24 a connection is released once, however often it is released', async () => {
  const { lent, lend, giveBack } = lending(new FairPool({ max: 1 }));
  await lend('first');
  const waiting = [lend('second'), lend('third')];
  await giveBack('first');
  await giveBack('first');
  expect(lent).toEqual(['first', 'second']);
  await giveBack('second');
  await Promise.all(waiting);
});

test('NAV-24 searches of strangers have one connection, and leave the other to strangers who read', async () => {
  const { lent, lend, giveBack } = lending(new FairPool({ max: 6 }));
  const by = (key: string) => ({ lane: { key, known: false } });
  const searches = ['a', 'b', 'c'].map((name) =>
    runFor(by(`192.0.2.${name}`), () => runWithLowPriority(() => lend(`search ${name}`))),
  );
  const page = runFor(by('198.51.100.1'), () => lend('page'));
  await settled();
  expect(lent).toEqual(['search a', 'page']);
  await giveBack('page');
  const next = runFor(by('198.51.100.2'), () => lend('next page'));
  await settled();
  expect(lent).toEqual(['search a', 'page', 'next page']);
  for (const name of ['search a', 'search b', 'search c', 'next page']) await giveBack(name);
  await Promise.all([...searches, page, next]);
});

test("NAV-24 a stranger's query after a search waits in the normal queue again", async () => {
  const { lent, lend, giveBack } = lending(new FairPool({ max: 6 }));
  const by = (key: string) => ({ lane: { key, known: false } });
  const held = runFor(by('192.0.2.1'), () => runWithLowPriority(() => lend('search')));
  const other = runFor(by('192.0.2.2'), async () => {
    await runWithLowPriority(async () => undefined);
    await lend('page');
  });
  await settled();
  expect(lent).toEqual(['search', 'page']);
  for (const name of lent) await giveBack(name);
  await Promise.all([held, other]);
});

test('NAV-24 a page’s query beside a search of the same call does not wait as the search does', async () => {
  await runFor({ lane: { key: '192.0.2.1', known: false } }, async () => {
    const [searching, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = runWithLowPriority(() => ended.promise);
    const second = runWithLowPriority(async () => {
      await searching.promise;
      setRequester('reader 1');
      return hasLowPriority();
    });
    expect(hasLowPriority()).toBe(false);
    ended.resolve();
    await first;
    searching.resolve();
    expect(await second).toBe(true);
    expect(currentLane()).toEqual({ key: 'reader 1', known: true });
  });
});

test('NAV-24 known readers can search at the same time', async () => {
  const { lent, lend, giveBack } = lending(new FairPool({ max: 6 }));
  const all = ['reader 1', 'reader 2', 'reader 3'].map((key) =>
    runFor({ lane: { key, known: true } }, () => runWithLowPriority(() => lend(key))),
  );
  await settled();
  expect(lent).toHaveLength(3);
  for (const name of lent) await giveBack(name);
  await Promise.all(all);
});
