import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { articleOpenedEntry } from '#device/outbox-entries.ts';
import { addToOutbox, listOutbox, MAX_ENTRY_AGE_MS, type OutboxEntry } from '#device/tables/outbox.ts';
import { ApiError, type ApiErrorKind } from '#domain/api-error.ts';
import { MAX_FAILURES_IN_A_ROW, refusalIn, sendWaiting } from './send-waiting.ts';

const NOW = Date.parse('2025-04-03T08:00:00Z');

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('send-waiting-test');
});
afterEach(() => db.delete());

const entry = (id: number, createdAt = NOW + id): OutboxEntry => ({
  ...articleOpenedEntry(
    { path: `/articolo/${id}`, title: '', accountOrigin: 'https://account.leggo.it' },
    createdAt,
  ),
  key: String(id),
});

async function add(...ids: number[]) {
  for (const id of ids) await addToOutbox(db, entry(id));
}

const failure = (kind: ApiErrorKind, status?: number, code?: string) =>
  new ApiError(kind, { operation: 'trackEvent', ...(status && { status }), ...(code && { code }) });
const offline = () => Promise.reject(failure('offline'));
const gone = () => Promise.reject(failure('article-not-found', 404, 'ERR_ARTICLE_NOT_FOUND'));

/** A server that records its calls and answers each as configured, else successfully. */
function server(answers: Record<string, () => Promise<void>> = {}) {
  const heard: string[] = [];
  const send = async ({ key }: OutboxEntry) => {
    heard.push(key);
    await answers[key]?.();
  };
  return { heard, send };
}

const left = async () => (await listOutbox(db)).map(({ key, attempts, refused }) => [key, attempts, refused]);

test('OFF-05 waiting entries are sent in order, one at a time, and removed', async () => {
  await add(1, 2, 3);
  let open = 0;
  const heard: string[] = [];
  const waiting = await sendWaiting(
    db,
    async ({ key }) => {
      open += 1;
      expect(open).toBe(1);
      heard.push(key);
      await new Promise((done) => setTimeout(done));
      open -= 1;
    },
    NOW,
  );
  expect([waiting, heard, await left()]).toEqual([0, ['1', '2', '3'], []]);
});

test('OFF-05 an entry added during the run is sent too', async () => {
  await add(1);
  const { heard, send } = server({ 1: () => add(2) });
  expect(await sendWaiting(db, send, NOW)).toBe(0);
  expect(heard).toEqual(['1', '2']);
});

test('OFF-05 offline everything stays, and not everything is attempted', async () => {
  await add(1, 2, 3, 4, 5);
  const send = vi.fn(offline);
  expect(await sendWaiting(db, send, NOW)).toBe(5);
  expect(send).toHaveBeenCalledTimes(MAX_FAILURES_IN_A_ROW);
  expect(await left()).toEqual([
    ['1', 1, null],
    ['2', 1, null],
    ['3', 1, null],
    ['4', 0, null],
    ['5', 0, null],
  ]);
});

test('OFF-05 single failures do not block others, each is attempted once in a run', async () => {
  await add(1, 2, 3, 4, 5);
  const { heard, send } = server({ 1: offline, 2: offline, 4: offline, 5: offline });
  expect(await sendWaiting(db, send, NOW)).toBe(4);
  expect(heard).toEqual(['1', '2', '3', '4', '5']);
  const again = server();
  expect(await sendWaiting(db, again.send, NOW)).toBe(0);
  expect(again.heard).toEqual(['1', '2', '4', '5']);
});

test('OFF-05 an entry that always fails does not keep the others from being sent', async () => {
  await add(1, 2, 3, 4);
  const stuck = { 1: offline, 2: offline, 3: offline };
  expect(await sendWaiting(db, server(stuck).send, NOW)).toBe(4);
  const { heard, send } = server(stuck);
  expect(await sendWaiting(db, send, NOW)).toBe(3);
  expect(heard[0]).toBe('4');
});

test('OFF-05 an entry that the server refuses for good has a reason and is not sent again', async () => {
  await add(1, 2);
  expect(await sendWaiting(db, server({ 1: gone }).send, NOW)).toBe(0);
  expect(await left()).toEqual([['1', 0, 'article-not-found']]);
  const { heard, send } = server();
  await sendWaiting(db, send, NOW);
  expect(heard).toEqual([]);
});

test('OFF-05 refusals are answers: they do not end a run', async () => {
  await add(1, 2, 3, 4, 5);
  const { heard, send } = server({ 1: gone, 2: gone, 3: gone, 4: gone });
  expect(await sendWaiting(db, send, NOW)).toBe(0);
  expect(heard).toHaveLength(5);
});

test('OFF-05 an entry that is too old for the server is not sent', async () => {
  await db.outbox.bulkAdd([entry(1, NOW - MAX_ENTRY_AGE_MS - 1), entry(2, NOW)]);
  const { heard, send } = server();
  await sendWaiting(db, send, NOW);
  expect(heard).toEqual(['2']);
});

test.each([
  [failure('bad-request', 400, 'ERR_BAD_REQUEST'), 'bad-request'],
  [failure('article-not-found', 404, 'ERR_ARTICLE_NOT_FOUND'), 'article-not-found'],
  [failure('unexpected', 410, 'ERR_GONE'), 'unexpected'],
  [failure('not-found', 404), null],
  [failure('offline'), null],
  [failure('login-required', 401, 'ERR_LOGIN'), null],
  [failure('unexpected', 429, 'ERR_TOO_MANY'), null],
  [failure('server', 503, 'ERR_UNAVAILABLE'), null],
  [new TypeError('a fault of ours'), null],
])('OFF-05 %s is refused: %s', (error, refusal) => {
  expect(refusalIn(error)).toBe(refusal);
});
