import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import {
  articleOpenedEntry,
  consentEntry,
  measuredEntry,
  noticeDismissedEntry,
  sessionEndEntry,
  storyMutedEntry,
} from '#device/outbox-entries.ts';
import { addToOutbox, listOutbox } from '#device/tables/outbox.ts';
import { REFUSED } from '#domain/consent/consent.ts';
import { dropWaitingMeasures, sendOutbox } from './send-outbox.ts';

const ACCOUNT = 'https://account.leggo.it';
const NOW = Date.now();

const device = new NewsstandDb();
let heard: Request[];
let answer: () => Response;
beforeEach(() => {
  heard = [];
  answer = () => Response.json({ success: true, status: { code: 'OK' } });
  vi.stubGlobal('location', new URL('https://edicola.leggo.it/sw.js'));
  vi.stubGlobal('fetch', async (request: Request) => {
    heard.push(request);
    await new Promise((done) => setTimeout(done));
    return answer();
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([device.outbox.clear(), device.session.clear(), device.favouriteChanges.clear()]);
});

async function open(...ids: number[]) {
  for (const id of ids) {
    const article = { path: `/articolo/${id}`, title: '', accountOrigin: ACCOUNT };
    await addToOutbox(device, articleOpenedEntry(article, NOW + id));
  }
}

test('OFF-05 several senders at the same time send everything once', async () => {
  await open(1, 2, 3);
  const kept = await listOutbox(device);
  expect(await Promise.all([sendOutbox(), sendOutbox(), sendOutbox()])).toEqual([0, 0, 0]);
  expect(heard.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(kept.map(({ key }) => key));
  expect(await Promise.all(heard.map((request) => request.json()))).toEqual(
    [1, 2, 3].map((id) => ({
      url_articolo: `/articolo/${id}`,
      evento: 'click',
      quando: new Date(NOW + id).toISOString(),
    })),
  );
});

test('API-01 TRK-03 an opening is sent to the account site to be counted, without a session', async () => {
  await open(1);
  await sendOutbox();
  await device.session.put({ id: 'current', owner: 'anna', token: 't0k3n' });
  await open(2);
  await sendOutbox();
  expect(heard.map(({ url }) => url)).toEqual(Array(2).fill(`${ACCOUNT}/api/site/tracking`));
  expect(heard.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
});

test.each([
  ['a page of a hotel’s network', () => new Response('<h1>Benvenuti</h1>')],
  ['a proxy that finds no server', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['too many calls', () => Response.json({ success: false, status: { code: 'ERR_X' } }, { status: 429 })],
])('OFF-05 %s leaves the opening in the outbox', async (_title, reply) => {
  answer = reply;
  await open(1);
  expect(await sendOutbox()).toBe(1);
  expect(await listOutbox(device)).toMatchObject([{ attempts: 1, refused: null }]);
});

test('OFF-05 an article that no longer exists is refused with its reason', async () => {
  answer = () =>
    Response.json({ success: false, status: { code: 'ERR_ARTICLE_NOT_FOUND' } }, { status: 404 });
  await open(1);
  expect(await sendOutbox()).toBe(0);
  expect(await listOutbox(device)).toMatchObject([{ refused: 'article-not-found' }]);
});

test('OFF-05 a dismissed notice is sent in its reader’s name, once it can no longer be undone', async () => {
  await device.session.put({ id: 'current', owner: 'anna', token: 't0k3n' });
  const dismissal = { noticeId: 7, owner: 'anna', accountOrigin: ACCOUNT };
  await addToOutbox(device, noticeDismissedEntry(dismissal, NOW, NOW + 60_000));
  expect(await sendOutbox()).toBe(1);
  expect(heard).toEqual([]);
  await device.outbox.put(noticeDismissedEntry(dismissal, NOW, NOW));
  expect(await sendOutbox()).toBe(0);
  expect(heard.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${ACCOUNT}/api/user/notices/7`]);
  expect(heard[0]?.headers.get('Authorization')).toBe('Bearer t0k3n');
});

test('PSH-01 a story that is muted and unmuted is sent in its last state', async () => {
  await device.session.put({ id: 'current', owner: 'anna', token: 't0k3n' });
  const change = { story: 'metro', owner: 'anna', accountOrigin: ACCOUNT };
  await device.outbox.put(storyMutedEntry({ ...change, muted: true }, NOW));
  answer = () => {
    // Changed while the first one is being sent.
    void device.outbox.put(storyMutedEntry({ ...change, muted: false }, NOW + 1));
    answer = () => Response.json({ success: true, status: { code: 'OK' } });
    return answer();
  };
  expect(await sendOutbox()).toBe(0);
  expect(await Promise.all(heard.map((request) => request.json()))).toEqual([
    { silenziata: true },
    { silenziata: false },
  ]);
  expect(new Set(heard.map(({ url }) => url))).toEqual(new Set([`${ACCOUNT}/api/user/push/stories/metro`]));
});

test('OFF-06 what one reader did is never sent in the name of another, nor without a session', async () => {
  const dismissal = { noticeId: 7, owner: 'anna', accountOrigin: ACCOUNT };
  await addToOutbox(device, noticeDismissedEntry(dismissal, NOW, NOW));
  const article = { path: '/articolo/7', title: 'Sette', accountOrigin: ACCOUNT };
  await addToOutbox(device, { ...articleOpenedEntry(article, NOW), owner: 'anna' });
  await sendOutbox();
  await device.session.put({ id: 'current', owner: 'bruno', token: 'b' });
  await sendOutbox();
  expect(heard).toEqual([]);
});

test('NAV-11 a session that was ended offline ends once there is a network, by its digest only', async () => {
  await device.session.put({ id: 'current', owner: 'bruno', token: 'of-bruno' });
  await addToOutbox(device, await sessionEndEntry('of-anna', ACCOUNT, NOW));
  expect(await sendOutbox()).toBe(0);
  expect(heard.map(({ url }) => url)).toEqual([`${ACCOUNT}/api/sessions/end`]);
  expect(heard[0]?.headers.get('Authorization')).toBeNull();
  expect(heard[0]?.credentials).toBe('include');
  expect(await heard[0]?.json()).toEqual({ impronta: expect.stringMatching(/^[0-9a-f]{64}$/) });
});

test('TRK-01 a consent belongs to the device: it is proven without a session, even if a reader is signed in', async () => {
  await device.session.put({ id: 'current', owner: 'bruno', token: 'of-bruno' });
  const given = { result: REFUSED, tcString: 'C', listVersion: 1, policyVersion: 5, wordsVersion: 1 };
  const id = crypto.randomUUID();
  const answer = { ...given, source: 'banner' as const, id, at: new Date(NOW), accountOrigin: ACCOUNT };
  await addToOutbox(device, consentEntry(answer));
  expect(await sendOutbox()).toBe(0);
  expect(heard.map(({ url }) => url)).toEqual([`${ACCOUNT}/api/site/consenso`]);
  expect(heard[0]?.headers.get('Authorization')).toBeNull();
  expect(heard[0]?.headers.get('Idempotency-Key')).toBe(id);
});

test('OFF-05 an entry that the server will never accept is dropped if the reader could do nothing about it', async () => {
  answer = () => Response.json({ success: false, status: { code: 'ERR_NOT_FOUND' } }, { status: 404 });
  await addToOutbox(device, await sessionEndEntry('of-anna', ACCOUNT, NOW));
  expect(await sendOutbox()).toBe(0);
  expect(await listOutbox(device)).toEqual([]);
});

test('NWS-07 the favourites of the signed-in reader are synchronised when the outbox is sent', async () => {
  answer = () => Response.json({ success: true, status: { code: 'OK' }, data: { preferiti: [] } });
  await device.session.put({ id: 'current', owner: 'anna', token: 'of-anna', brand: 'mg' });
  await device.favouriteChanges.put({ brand: 'mg', articleId: 7, owner: 'anna', kept: true, at: NOW });
  expect(await sendOutbox()).toBe(0);
  expect(heard.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/preferiti']);
  expect(await heard[0]?.json()).toEqual({
    modifiche: [{ id_articolo: 7, preferito: true, quando: new Date(NOW).toISOString() }],
  });
  // Nothing has changed, and the account was requested a moment ago.
  await sendOutbox();
  expect(heard).toHaveLength(1);
});

test('NWS-07 offline, a change of the favourites waits', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await device.session.put({ id: 'current', owner: 'anna', token: 'of-anna', brand: 'mg' });
  await device.favouriteChanges.put({ brand: 'mg', articleId: 8, owner: 'anna', kept: false, at: NOW });
  expect(await sendOutbox()).toBe(1);
  expect(await device.favouriteChanges.count()).toBe(1);
});

test('TRK-04 measurements are sent without a session; dropped ones are not sent', async () => {
  await device.session.put({ id: 'current', owner: 'anna', token: 't0k3n' });
  const view = { kind: 'view', path: '/', title: '', refreshed: false, purposes: [1, 4] } as const;
  const measure = { ...view, logged: true, subscribed: false };
  const entry = (createdAt: number) => measuredEntry(measure, { accountOrigin: ACCOUNT, createdAt });
  await addToOutbox(device, entry(NOW));
  await addToOutbox(device, entry(NOW + 1));
  answer = () => {
    // Consent is withdrawn while the first is being sent.
    void dropWaitingMeasures();
    return Response.json({ success: true, status: { code: 'OK' } });
  };
  await sendOutbox();
  expect(heard.map(({ headers }) => headers.get('Authorization'))).toEqual([null]);
  expect(await heard[0]?.json()).toMatchObject({ evento: 'pagina', quando: new Date(NOW).toISOString() });
});
