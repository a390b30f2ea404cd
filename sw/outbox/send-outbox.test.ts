import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewsstandDb } from '#device/db.ts';
import { openedEntry } from '#device/outbox.ts';
import { addToOutbox, listOutbox } from '#device/tables/outbox.ts';
import { sendOutbox } from './send-outbox.ts';

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
  await Promise.all([device.outbox.clear(), device.session.clear()]);
});

async function open(...ids: number[]) {
  for (const id of ids) {
    const article = { path: `/articolo/${id}`, title: '', accountOrigin: ACCOUNT };
    await addToOutbox(device, openedEntry(article, NOW + id));
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

test('API-01 the account site is asked, as the reader who is signed in', async () => {
  await open(1);
  await sendOutbox();
  await device.session.put({ id: 'current', owner: 'anna', token: 't0k3n' });
  await open(2);
  await sendOutbox();
  expect(heard.map(({ url }) => url)).toEqual(Array(2).fill(`${ACCOUNT}/api/site/tracking`));
  expect(heard.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer t0k3n']);
});

test.each([
  ['a page of a hotel’s line', () => new Response('<h1>Benvenuti</h1>')],
  ['a proxy that finds no server', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['too many calls', () => Response.json({ success: false, status: { code: 'ERR_X' } }, { status: 429 })],
])('OFF-05 %s leaves the opening in the outbox', async (_title, reply) => {
  answer = reply;
  await open(1);
  expect(await sendOutbox()).toBe(1);
  expect(await listOutbox(device)).toMatchObject([{ attempts: 1, refused: null }]);
});

test('OFF-05 an article that is no more is refused with its reason', async () => {
  answer = () =>
    Response.json({ success: false, status: { code: 'ERR_ARTICLE_NOT_FOUND' } }, { status: 404 });
  await open(1);
  expect(await sendOutbox()).toBe(0);
  expect(await listOutbox(device)).toMatchObject([{ refused: 'article-not-found' }]);
});
