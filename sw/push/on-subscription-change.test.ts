import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { onSubscriptionChange } from './on-subscription-change.ts';

const ACCOUNT = 'https://account.leggo.it';
const KEY = new ArrayBuffer(65);

const device = new NewsstandDb();
let asked: unknown[];
let heard: Request[];

const subscription = (endpoint: string, applicationServerKey: ArrayBuffer | null = KEY) =>
  ({
    options: { applicationServerKey },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  }) as unknown as PushSubscription;
const NEW = 'https://fcm.googleapis.com/fcm/send/new';

beforeEach(async () => {
  [asked, heard] = [[], []];
  await device.session.put({ id: 'current', owner: 'anna', token: 'of-anna', accountOrigin: ACCOUNT });
  vi.stubGlobal('location', new URL('https://edicola.leggo.it/sw.js'));
  const subscribe = async (options: unknown) => {
    asked.push(options);
    return subscription(NEW);
  };
  vi.stubGlobal('self', { registration: { pushManager: { subscribe } } });
  vi.stubGlobal('fetch', async (request: Request) => {
    heard.push(request);
    return Response.json({ success: true, status: { code: 'OK' }, data: { chiave: 'k', iscrizione: null } });
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await device.session.clear();
});

async function change(
  oldSubscription: PushSubscription | null,
  newSubscription: PushSubscription | null = null,
): Promise<void> {
  const work: Promise<unknown>[] = [];
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  onSubscriptionChange({
    oldSubscription,
    newSubscription,
    waitUntil,
  });
  await Promise.all(work);
}

test('PSH-03 an expired subscription is renewed with the same key, and sent to the server', async () => {
  await change(subscription('https://fcm.googleapis.com/fcm/send/old'));
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
  expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `POST ${ACCOUNT}/api/user/push/subscription`,
  ]);
  expect(heard[0]?.headers.get('Authorization')).toBe('Bearer of-anna');
  expect(await heard[0]?.json()).toEqual({ endpoint: NEW, chiavi: { p256dh: 'p', auth: 'a' } });
});

test('PSH-03 a subscription that the browser has renewed itself is sent to the server', async () => {
  await change(null, subscription(NEW));
  expect(asked).toEqual([]);
  expect(heard).toHaveLength(1);
});

test('PSH-03 without a known key the renewal is left to the page', async () => {
  await change(null);
  await change(subscription(NEW, null));
  expect([asked, heard]).toEqual([[], []]);
});

test('OFF-06 without a signed-in reader no subscription is made', async () => {
  await device.session.clear();
  await change(subscription(NEW));
  expect([asked, heard]).toEqual([[], []]);
});
