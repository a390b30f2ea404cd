import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { saveReceivedAlert } from '#device/tables/alerts.ts';
import { pushedAlert } from '#tests/support/push-alert.ts';
import { sendOutbox } from '../outbox/send-outbox.ts';
import { mutedNotification, type NotificationData, notificationOf } from './alert-notification.ts';
import { onNotificationClick } from './on-notification-click.ts';

const SITE = 'https://edicola.leggo.it';
const ACCOUNT = 'https://account.leggo.it';
const NOW = Date.now();
const ALERT = pushedAlert();
const ARTICLE = { id: 7, slug: 'sciopero', titolo: 'Sciopero rinviato' };

const device = new NewsstandDb();
let opened: string[];
let shown: string[];
let heard: string[];
let online: boolean;
let held: unknown;

beforeEach(async () => {
  [opened, shown, heard, online, held] = [[], [], [], true, null];
  await device.session.put({
    id: 'current',
    owner: 'anna',
    token: 'of-anna',
    brand: 'mg',
    accountOrigin: ACCOUNT,
  });
  await saveReceivedAlert(device, ALERT, NOW);
  vi.stubGlobal('location', new URL(`${SITE}/sw.js`));
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('caches', {
    match: async (call: string) => (held && call.endsWith('id=7') ? Response.json(held) : undefined),
    open: async () => ({ match: async () => undefined }),
  });
  vi.stubGlobal('self', {
    clients: { matchAll: async () => [], openWindow: async (href: string) => void opened.push(href) },
    registration: { showNotification: async (title: string) => void shown.push(title) },
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!online) throw new TypeError('offline');
    heard.push(`${request.method} ${request.url} ${await request.text()}`);
    return Response.json({ success: true, status: { code: 'OK' }, data: { preferiti: [] } });
  });
  // With a new session the worker first synchronises its favourites, whatever is sent.
  await sendOutbox();
  heard = [];
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(device.tables.map((table) => table.clear()));
});

/** Runs everything the worker does when this is pressed. */
async function press(data: NotificationData | null, action = ''): Promise<boolean> {
  const close = vi.fn();
  const work: Promise<unknown>[] = [];
  const notification = { data, close };
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  onNotificationClick({ action, notification, waitUntil });
  await Promise.all(work);
  return close.mock.calls.length > 0;
}
const { data: SHOWN } = notificationOf(ALERT, NOW, 3).options;
const isRead = async () => (await device.alerts.get(['anna', ALERT.id]))?.read;
const outbox = async () => (await device.outbox.toArray()).map(({ key }) => key);

test.each([
  [''],
  ['leggi'],
  ['un’altra'],
])('PSH-03 pressing an alert opens its article and marks the alert as read: “%s”', async (action) => {
  expect(await press(SHOWN, action)).toBe(true);
  expect(opened).toEqual([`${SITE}/articolo/7/sciopero?da=avviso`]);
  expect(await isRead()).toBe(true);
});

test('PSH-04 the opening of an alert is reported to its account, later if offline', async () => {
  online = false;
  await press(SHOWN);
  expect(opened).toHaveLength(1);
  online = true;
  await press(SHOWN);
  expect(heard).toEqual([`POST ${ACCOUNT}/api/user/push/messages/${ALERT.id} {"fatto":"aperto"}`]);
});

test.each(['digest', 'test'] as const)('PSH-04 nothing is counted for a %s', async (kind) => {
  await press({ shownAt: NOW, alert: pushedAlert({ kind }) });
  expect([opened.length, heard]).toEqual([1, []]);
});

test('PSH-03 an alert that is unreadable, or not ours, opens the inbox', async () => {
  await press({ shownAt: NOW, alert: null });
  await press(null);
  expect(opened).toEqual([`${SITE}/avvisi`, `${SITE}/avvisi`]);
});

test('PSH-03 NWS-07 an article on the device is saved as it is, and the account is informed', async () => {
  held = { data: { article: { ...ARTICLE, sezione: {}, edizione: {}, firme: [], immagini: [] } } };
  Object.assign((held as { data: { article: object } }).data.article, {
    argomenti: [],
    stessa_pagina: [],
    correlati: [],
    precedente: null,
    successivo: null,
    immagine: null,
    data: '2026-11-20',
  });
  online = false;
  await press(SHOWN, 'salva');
  expect(await device.favourites.toArray()).toMatchObject([
    { brand: 'mg', articleId: 7, owner: 'anna', article: { title: 'Sciopero rinviato' } },
  ]);
  online = true;
  await press(SHOWN, 'salva');
  expect(heard).toEqual([expect.stringContaining('"id_articolo":7,"preferito":true')]);
  expect(opened).toEqual([]);
});

test('PSH-03 NWS-07 an article that is not on the device is saved in the account, later if offline', async () => {
  online = false;
  await press(SHOWN, 'salva');
  expect(await device.favouriteChanges.toArray()).toMatchObject([
    { brand: 'mg', articleId: 7, owner: 'anna', kept: true },
  ]);
  expect(opened).toEqual([]);
});

test('PSH-03 a topic is muted on the account site, which the notification confirms with undo', async () => {
  await press(SHOWN, 'silenzia');
  expect(heard.toSorted().slice(0, 2)).toEqual([
    `POST ${ACCOUNT}/api/user/push/messages/${ALERT.id} {"fatto":"disattivato"}`,
    `POST ${ACCOUNT}/api/user/topics/trasporti/push {"modo":"mai"}`,
  ]);
  expect(shown).toEqual(['Tema silenziato']);
  expect([opened, await outbox()]).toEqual([[], []]);
  await press(mutedNotification(ALERT, 'trasporti', NOW).options.data, 'annulla');
  expect(heard.filter((call) => call.includes('/topics/'))[1]).toContain('{"modo":"subito"}');
});

test('PSH-03 a muting made offline is undone before the server hears of it', async () => {
  online = false;
  await press(SHOWN, 'silenzia');
  const both = [`alert-opted-out-${ALERT.id}`, 'topic-trasporti'];
  expect(await outbox()).toEqual(both);
  const { data } = mutedNotification(ALERT, 'trasporti', NOW).options;
  await press(data);
  expect(await outbox()).toEqual(both);
  await press(data, 'annulla');
  expect([await outbox(), heard, opened]).toEqual([[], [], []]);
});

test.each([
  ['salva'],
  ['silenzia'],
])('OFF-06 without a signed-in reader, %s opens the article', async (action) => {
  await device.session.clear();
  await press(SHOWN, action);
  expect(opened).toHaveLength(1);
  expect([await device.favourites.count(), await device.favouriteChanges.count(), await outbox()]).toEqual([
    0,
    0,
    [],
  ]);
});

test.each([['salva'], ['silenzia']])('PSH-03 %s without its target opens the alert', async (action) => {
  const alert = pushedAlert({ articleId: null, topic: null, path: '/edizione/roma?da=avviso' });
  await press({ shownAt: NOW, alert }, action);
  expect(opened).toEqual([`${SITE}/edizione/roma?da=avviso`]);
});
