import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { listAlerts } from '#device/tables/alerts.ts';
import { buildPayload } from '#domain/push/payload.ts';
import { pushedAlert } from '#tests/support/push-alert.ts';
import { onPush } from './on-push.ts';

const device = new NewsstandDb();
const request = vi.fn<(address: string) => Promise<unknown>>();
let shown: { title: string; tag: string }[];
let badge: number | undefined;

beforeEach(async () => {
  shown = [];
  badge = undefined;
  await device.session.put({ id: 'current', owner: 'anna', token: 't' });
  vi.stubGlobal('location', new URL('https://edicola.leggo.it/sw.js'));
  vi.stubGlobal('self', {
    registration: {
      showNotification: async (title: string, { tag }: { tag: string }) => void shown.push({ title, tag }),
      getNotifications: async () => [],
    },
  });
  const setAppBadge = async (count: number) => {
    badge = count;
  };
  vi.stubGlobal('navigator', { setAppBadge });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await Promise.all([device.alerts.clear(), device.session.clear()]);
});

const message = (id: string, change = {}) =>
  buildPayload(
    { ...pushedAlert(), icon: '/i.png', badge: '/b.png', id, ...change },
    'https://edicola.leggo.it',
  );

/** Runs everything the worker does for a push. */
async function push(text: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  const data = { json: () => JSON.parse(text) };
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  onPush({ data, waitUntil }, { request, runDownloads: async () => undefined });
  expect(work).toHaveLength(1);
  await Promise.all(work);
}

const kept = async () => (await listAlerts(device)).map(({ id, read }) => [id, read]);

test('PSH-03 an alert is shown, saved for the signed-in reader, and counted', async () => {
  await push(message('1'));
  await push(message('2'));
  expect(shown).toEqual(Array(2).fill({ title: 'Sciopero dei treni rinviato', tag: 'storia-sciopero' }));
  expect(await kept()).toHaveLength(2);
  expect(badge).toBe(2);
  expect(request).toHaveBeenCalledWith('https://edicola.leggo.it/api/edicola/articolo?id=7');
});

test('PSH-03 an unreadable alert is shown all the same, and not saved', async () => {
  await push('Ciao');
  expect(shown).toEqual([{ title: 'C’è un nuovo avviso', tag: 'avviso' }]);
  expect(await kept()).toEqual([]);
});

test('OFF-06 without a signed-in reader an alert is shown, and not saved', async () => {
  await device.session.clear();
  await push(message('1'));
  expect(shown).toHaveLength(1);
  expect(await device.alerts.count()).toBe(0);
});

test('BRW-04 a device whose storage fails shows the alert', async () => {
  vi.spyOn(NewsstandDb.prototype, 'transaction').mockRejectedValue(new Error('blocked'));
  await push(message('1'));
  expect(shown).toHaveLength(1);
});

test('PSH-03 fetching the contents of an alert may fail', async () => {
  request.mockRejectedValueOnce(new TypeError('offline'));
  await push(message('1'));
  expect(await kept()).toEqual([['1', false]]);
});
