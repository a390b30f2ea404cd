import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { listAlerts, saveReceivedAlert } from '#device/tables/alerts.ts';
import { listOutbox } from '#device/tables/outbox.ts';
import { pushedAlert } from '#tests/support/push-alert.ts';
import { openAlerts } from './saved-alerts-repository.ts';

const device = new NewsstandDb();
const setAppBadge = vi.fn(async (_count: number) => undefined);
const postMessage = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('location', new URL('https://edicola.leggo.it/avvisi/dispositivo'));
  const serviceWorker = { controller: { postMessage }, ready: Promise.resolve({}) };
  vi.stubGlobal('navigator', { setAppBadge, serviceWorker });
  await device.session.put({ id: 'current', owner: 'anna', token: 't' });
  for (const id of ['1', '2']) await saveReceivedAlert(device, pushedAlert({ id }), Date.now());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  await Promise.all(device.tables.map((table) => table.clear()));
});

const open = () =>
  openAlerts(
    () => undefined,
    () => undefined,
  );
const first = async () => {
  const [alert] = await listAlerts(device);
  if (!alert) throw new Error('nothing is kept');
  return alert;
};

test('PSH-03 an alert read in the list is no longer counted on the app’s icon', async () => {
  const alerts = await open();
  await alerts.markOpened(await first());
  expect(setAppBadge).toHaveBeenLastCalledWith(1);
  await alerts.markAllRead();
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});

test('PSH-03 an alert is marked as read even where the browser refuses a badge', async () => {
  setAppBadge.mockRejectedValueOnce(new DOMException('not installed', 'NotAllowedError'));
  await (await open()).markOpened(await first());
  expect((await listAlerts(device)).filter(({ read }) => read)).toHaveLength(1);
});

test('PSH-04 PSH-01 an opened alert and a muted story wait for the worker to send them', async () => {
  const alerts = await open();
  await alerts.markOpened(await first());
  await alerts.muteStory('sciopero', true);
  await alerts.muteStory('sciopero', false);
  expect(await listOutbox(device)).toMatchObject([
    { kind: 'alert-told', deed: 'opened', owner: 'anna' },
    { kind: 'story-muted', story: 'sciopero', muted: false, owner: 'anna' },
  ]);
  expect(postMessage).toHaveBeenCalledWith({ type: 'send-outbox' });
});
