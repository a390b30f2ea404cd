import 'fake-indexeddb/auto';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { UNDO_MS } from '#device/undo-time.ts';
import type { UserNotice } from '#domain/reader.ts';
import { noticesAtom } from './notices-atom.ts';
import { add, extendUndoTime, markShown, receive, remove, restore } from './notices-repository.ts';

const dismissNotice = vi.hoisted(() => vi.fn(async (_api: unknown, _id: number) => undefined));
vi.mock('#api/account/dismiss-notice.ts', () => ({ dismissNotice }));

const NOW = Date.parse('2025-04-02T22:30:00Z');

const db = new NewsstandDb();
const store = getDefaultStore();
const titles = () => store.get(noticesAtom).map(({ title }) => title);
const postToWorker = vi.fn();

beforeEach(async () => {
  // No timer fires after its test; IndexedDB uses others, which are not faked.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const serviceWorker = {
    controller: { postMessage: postToWorker },
    ready: Promise.resolve({}),
    getRegistration: async () => ({}),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: '{"accountOrigin":"https://account.leggo.it"}' }),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  dismissNotice.mockClear();
  vi.unstubAllGlobals();
  await Promise.all([db.notices.clear(), db.outbox.clear(), db.session.clear()]);
  await vi.waitFor(() => expect(titles()).toEqual([]));
  vi.useRealTimers();
});

const ending: UserNotice = {
  id: 7,
  type: 'warning',
  message: 'Il tuo abbonamento scade',
  timeout: null,
  link: '/user/subscriptions',
  linkText: 'Rinnova',
};
const anna = { id: 'anna', notices: { '/dashboard': [ending] } };

test('NOT-02 a notice is saved with its day in Rome, once for each title', async () => {
  await add({ type: 'info', title: 'Password cambiata' });
  await add({ type: 'info', title: 'Password cambiata' });
  await vi.waitFor(() => expect(titles()).toEqual(['Password cambiata']));
  expect(await db.notices.toArray()).toMatchObject([{ date: '2025-04-03', id: null, owner: '' }]);
});

test('NOT-01 a notice with a timeout is over once it was shown', async () => {
  await add({ type: 'error', title: 'Errore', timeout: 5000 });
  await vi.waitFor(() => expect(titles()).toEqual(['Errore']));
  const [notice] = store.get(noticesAtom);
  if (notice) await markShown(notice);
  await vi.waitFor(() => expect(titles()).toEqual([]));
});

test('NOT-02 a dismissal is sent to the account later, unless it was undone', async () => {
  await db.session.put({ id: 'current', owner: 'anna', token: 't' });
  await receive(anna);
  await vi.waitFor(() => expect(titles()).toEqual([ending.message]));
  const [notice] = store.get(noticesAtom);
  expect(await remove({ id: 7 })).toBe(true);
  await vi.waitFor(() => expect(titles()).toEqual([]));
  expect(await db.outbox.toArray()).toMatchObject([
    {
      kind: 'notice-dismissed',
      noticeId: 7,
      owner: 'anna',
      accountOrigin: 'https://account.leggo.it',
      notBefore: NOW + UNDO_MS,
    },
  ]);
  if (notice) expect(await restore(notice)).toBe(true);
  await vi.waitFor(() => expect(titles()).toEqual([ending.message]));
  expect(await db.outbox.count()).toBe(0);
});

async function annaDismisses() {
  await db.session.put({ id: 'current', owner: 'anna', token: 't' });
  await receive(anna);
  await vi.waitFor(() => expect(titles()).toEqual([ending.message]));
  const [notice] = store.get(noticesAtom);
  if (!notice) throw new Error('nothing was received');
  return notice;
}

test('NOT-02 while an undo is offered the dismissal is not sent to the account', async () => {
  const notice = await annaDismisses();
  await remove(notice);
  const letGo = extendUndoTime(notice);
  vi.mocked(Date.now).mockReturnValue(NOW + UNDO_MS / 2);
  vi.advanceTimersByTime(UNDO_MS / 2);
  const waits = async () => (await db.outbox.toArray())[0]?.notBefore;
  await vi.waitFor(async () => expect(await waits()).toBe(NOW + 1.5 * UNDO_MS));
  letGo();
  expect(await restore(notice)).toBe(true);
});

test('NOT-02 a dismissal that was sent to the account cannot be undone', async () => {
  const notice = await annaDismisses();
  await remove(notice);
  await db.outbox.clear();
  expect(await restore(notice)).toBe('too-late');
  await vi.waitFor(() => expect(titles()).toEqual([]));
});

test('NOT-02 without a worker the page sends dismissals itself, at the latest when it is next opened', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { origin: 'https://edicola.leggo.it' });
  await remove(await annaDismisses());
  await receive(anna);
  expect(dismissNotice).not.toHaveBeenCalled();
  vi.mocked(Date.now).mockReturnValue(NOW + UNDO_MS);
  await receive(anna);
  expect(dismissNotice).toHaveBeenCalledExactlyOnceWith(expect.anything(), 7);
  expect(await db.outbox.count()).toBe(0);
});

test('NOT-02 a notice is removed by its position in the list', async () => {
  await add({ type: 'info', title: 'Uno' });
  vi.spyOn(Date, 'now').mockReturnValue(NOW + 1);
  await add({ type: 'info', title: 'Due' });
  await vi.waitFor(() => expect(titles()).toEqual(['Due', 'Uno']));
  expect(await remove({ index: 1 })).toBe(true);
  await vi.waitFor(() => expect(titles()).toEqual(['Due']));
  expect(await remove({ index: 5 })).toBe(false);
  expect(await db.outbox.count()).toBe(0);
});

test('BRW-04 where storage is blocked a notice is still shown on this page', async () => {
  const { Dexie } = await import('dexie');
  vi.spyOn(Dexie.prototype, 'transaction').mockRejectedValueOnce(
    new DOMException('full', 'QuotaExceededError'),
  );
  await add({ type: 'info', title: 'Non tenuto' });
  expect(titles()).toEqual(['Non tenuto']);
  // The next saved notice shows what is stored.
  store.set(noticesAtom, []);
});

test('BRW-04 where storage is blocked the account’s notices are shown beside the app’s own', async () => {
  const { Dexie } = await import('dexie');
  const full = new DOMException('full', 'QuotaExceededError');
  vi.spyOn(Dexie.prototype, 'transaction').mockRejectedValue(full);
  await add({ type: 'info', title: 'Non tenuto' });
  await receive(anna);
  expect(titles()).toEqual([ending.message, 'Non tenuto']);
  store.set(noticesAtom, []);
});
