import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { QueueFull } from '#domain/work-queue.ts';
import { hasLowPriority, runFor } from '#server/base/db/query-priority.ts';
import { TextStream } from './answer-bodies.ts';
import { ExpensiveWork } from './expensive-work.ts';

const from = (
  address: string,
  { readerId, destroyed = false }: { readerId?: string; destroyed?: boolean } = {},
) => ({
  connection: { socket: { remoteAddress: address, destroyed }, headers: {} } as unknown as IncomingMessage,
  readerId,
});

const response = () => new EventEmitter() as ServerResponse;

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test calls `endNext`; `begun` lists what has started. */
function heldWork(expensiveWork: ExpensiveWork) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    do: (name: string, address: string, readerId?: string) =>
      expensiveWork.run('preview', from(address, readerId === undefined ? {} : { readerId }), () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    endNext: async () => {
      ends.shift()?.();
      await settled();
    },
  };
}

test('NAV-24 another network’s work is done in its turn, however much one network has waiting', async () => {
  const work = heldWork(new ExpensiveWork(2));
  const strangers = Array.from({ length: 60 }, (_, n) => work.do(`stranger ${n}`, '192.0.2.1'));
  const told = Promise.allSettled(strangers);
  const own = work.do('reader', '198.51.100.1');
  await settled();
  await work.endNext();
  expect(work.begun).toEqual(['stranger 0', 'reader']);
  while (work.begun.length < 41) await work.endNext();
  await work.endNext();
  await own;
  const refused = (await told).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(20);
  expect(refused.every((reason) => reason instanceof QueueFull)).toBe(true);
});

test('NAV-24 all IPv6 addresses of a household share its turns', async () => {
  const work = heldWork(new ExpensiveWork(2));
  const all = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:9:9::1'].map((address) =>
    work.do(address, address),
  );
  await settled();
  for (let turn = 0; turn < all.length; turn += 1) await work.endNext();
  expect(work.begun).toEqual(['2001:db8:1:2::1', '2001:db8:9:9::1', '2001:db8:1:2::2', '2001:db8:1:2::3']);
});

test('NAV-24 a streamed answer keeps its turn until it is complete, or until its reader has disconnected', async () => {
  const expensiveWork = new ExpensiveWork(2);
  const ends: (() => void)[] = [];
  const writing = () => new Promise<void>((resolve) => ends.push(resolve));
  const ask = async (to = response()) => {
    const answer = await expensiveWork.answer('chatbot', from('192.0.2.1'), to, async () => ({
      body: new TextStream(writing),
    }));
    return { ...answer, to };
  };
  const [first, second] = await Promise.all(Array.from({ length: 16 }, () => ask()));
  if (!first || !second) throw new Error('none was answered');
  let next = 0;
  const waiting = [ask(), ask()].map((one) =>
    one.then(() => {
      next += 1;
    }),
  );
  await settled();
  expect(next).toBe(0);
  const told = first.body.write(() => undefined, new AbortController().signal);
  ends.shift()?.();
  await told;
  await waiting[0];
  expect(next).toBe(1);
  second.to.emit('close');
  await waiting[1];
});

test('NAV-24 no answer is made for a caller who disconnected while waiting', async () => {
  const expensiveWork = new ExpensiveWork(2);
  const made = expensiveWork.answer(
    'search',
    from('192.0.2.1', { destroyed: true }),
    response(),
    async () => ({
      body: 1,
    }),
  );
  await expect(made).rejects.toThrow(QueueFull);
  const next = await expensiveWork.answer('search', from('192.0.2.2'), response(), async () => ({ body: 2 }));
  expect(next.body).toBe(2);
});

test('NAV-24 readers who are signed in come before unknown visitors', async () => {
  const work = heldWork(new ExpensiveWork(2));
  const all = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => work.do(address, address));
  all.push(work.do('reader', '192.0.2.1', '7'));
  await settled();
  await work.endNext();
  expect(work.begun.slice(0, 2)).toEqual(['192.0.2.1', 'reader']);
  for (const _ of all) await work.endNext();
  await Promise.all(all);
});

test('NAV-24 work inside a task needs no turn of its own', async () => {
  const expensiveWork = new ExpensiveWork(1);
  const reader = from('192.0.2.1');
  const inner = () => expensiveWork.run('search', reader, async () => 'found');
  expect(await expensiveWork.run('page', reader, () => Promise.all([inner(), inner()]))).toEqual([
    'found',
    'found',
  ]);
});

test('NAV-24 API-07 a search of the chatbot waits for its turn among the searches', async () => {
  const expensiveWork = new ExpensiveWork(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const search = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const asked = ['8', '9'].map((readerId) =>
    expensiveWork.run('search', from('192.0.2.1', { readerId }), search(`of reader ${readerId}`)),
  );
  const question = expensiveWork.run('chatbot', from('192.0.2.2', { readerId: '7' }), () =>
    expensiveWork.searchFor('7', new AbortController().signal, search('of a question')),
  );
  await settled();
  expect(begun).toEqual(['of reader 8', 'of reader 9']);
  ends.shift()?.();
  await settled();
  expect(begun.slice(2)).toEqual(['of a question']);
  for (const end of ends) end();
  await Promise.all([...asked, question]);
});

test('NAV-24 API-07 a search of the chatbot does not wait for the searches of strangers, however many there are', async () => {
  const expensiveWork = new ExpensiveWork(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const search = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const all = Array.from({ length: 6 }, (_, at) =>
    expensiveWork.run('search', from(`198.51.100.${at}`), search(`of stranger ${at}`)),
  );
  const question = expensiveWork.run('chatbot', from('203.0.113.7', { readerId: '7' }), () =>
    expensiveWork.searchFor('7', new AbortController().signal, search('of a question')),
  );
  await settled();
  expect(begun).toEqual(['of stranger 0', 'of a question']);
  while (ends.length > 0) {
    ends.shift()?.();
    await settled();
  }
  await Promise.all([...all, question]);
});

test('NAV-24 API-07 a search is skipped when its reader disconnected while waiting, and the next gets the turn', async () => {
  const expensiveWork = new ExpensiveWork(2);
  const leaving = new AbortController();
  const staying = new AbortController().signal;
  const { promise: held, resolve: end } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const search = (name: string) => async () => {
    begun.push(name);
  };
  const running = ['1', '2'].map((readerId) => expensiveWork.searchFor(readerId, staying, () => held));
  const left = expensiveWork.searchFor('7', leaving.signal, search('of who has gone'));
  const refused = expect(left).rejects.toThrow(QueueFull);
  const next = expensiveWork.searchFor('8', staying, search('of who waits'));
  await settled();
  leaving.abort();
  end();
  await Promise.all([...running, refused, next]);
  expect(begun).toEqual(['of who waits']);
});

test('NAV-24 a browser known from an earlier sign-in of its reader does not wait for strangers who sign in', async () => {
  const expensiveWork = new ExpensiveWork(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const signIn = (name: string, address: string, browser: string | null = null) =>
    expensiveWork.run('sign-in', { ...from(address), browser }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = Array.from({ length: 20 }, (_, at) => signIn(`stranger ${at}`, `198.51.100.${at}`));
  all.push(signIn('reader', '203.0.113.7', 'of the reader'));
  await settled();
  const before = begun.length;
  expect(before).toBeLessThan(20);
  ends.shift()?.();
  await settled();
  expect(begun[before]).toBe('reader');
  while (ends.length > 0) {
    ends.shift()?.();
    await settled();
  }
  await Promise.all(all);
});

test.each([
  ['search', true],
  ['feed', true],
  ['page', false],
  ['sign-in', false],
] as const)('NAV-24 database queries of the kind %s have low priority: %s', async (kind, expected) => {
  const expensiveWork = new ExpensiveWork(2);
  await runFor({ lane: { key: '192.0.2.1', known: false } }, async () => {
    const during = await expensiveWork.run(kind, from('192.0.2.1'), async () => hasLowPriority());
    expect(during).toBe(expected);
    expect(hasLowPriority()).toBe(false);
  });
});
