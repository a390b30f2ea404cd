import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersCacheOf, CACHES, downloadsCacheOf } from '#device/cache-names.ts';
import { NewsstandDb } from '#device/db.ts';
import { FROM_DEVICE } from '#device/from-device.ts';
import { ISSUE_HEADER, manifestAddress, textAddress } from '#domain/download-addresses.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';
import { cachedAnswer } from '../answers/cached-answer.ts';
import { listOfflineItems } from '../answers/list-offline-items.ts';
import { forgetOtherAccountsAndRecords } from '../caches/forget-other-accounts-and-records.ts';
import { isPrivateReading, readPrivately } from './private-reading.ts';

// Workbox's development build reads the worker's `self` when it is loaded, unless its log is off.
vi.hoisted(() => vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true));

const ORIGIN = 'https://edicola.leggo.it';
const DATE = 'Sat, 14 Mar 2026 06:12:00 GMT';

const db = new NewsstandDb();
let memory: MemoryCaches;
let network: (request: Request) => Promise<Response>;
let under: Promise<unknown>[];

beforeEach(() => {
  memory = new MemoryCaches();
  under = [];
  network = async () => {
    throw new TypeError('offline');
  };
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`));
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('ExtendableEvent', WorkerEvent);
  vi.stubGlobal('fetch', (request: Request) => network(request));
  const clients = { matchAll: async () => [] };
  vi.stubGlobal('self', { caches: memory, fetch, clients, location, __WB_DISABLE_DEV_LOGS: true });
});
afterEach(async () => {
  await Promise.allSettled(under);
  await db.session.clear();
  vi.unstubAllGlobals();
});

/** The parts of an event that Workbox reads. */
class WorkerEvent extends Event {
  constructor() {
    super('fetch');
  }

  waitUntil(promise: Promise<unknown>): void {
    under.push(promise);
  }
}

const call = (id: number) => `/api/edicola/articolo?id=${id}`;
const signIn = (owner: string, token = `token-of-${owner}`) =>
  db.session.put({ id: 'current', owner, token });

/** The server's answer about an article, to a reader who may read it or may not. */
const told = (id: number, testo: string, completo: boolean) =>
  Response.json(
    {
      success: true,
      status: { code: 'OK' },
      data: { article: { id, slug: 'a', titolo: `Titolo ${id}`, testo, completo, aggiornato: null } },
    },
    { headers: { date: DATE } },
  );

/** The newspaper's refusal, with its code. */
const refusal = (status: number, code: string) =>
  Response.json({ success: false, status: { code } }, { status });

function ask(address: string, token: string): Promise<Response> {
  const request = new Request(ORIGIN + address, { headers: { authorization: `Bearer ${token}` } });
  return readPrivately({ request, url: new URL(request.url), event: new WorkerEvent() });
}

const settled = async () => {
  for (let at = 0; at < under.length; at += 1) await Promise.allSettled([under[at]]);
};

/** Everything in the caches that belong to no account. */
async function shared(): Promise<string> {
  const caches = await Promise.all(Object.values(CACHES).map((name) => memory.open(name)));
  const answers = (await Promise.all(caches.map((cache) => cache.matchAll()))).flat();
  return (await Promise.all(answers.map((answer) => answer.text()))).join();
}

const readText = async (answer: Response) =>
  ((await answer.json()) as { data: { article: { testo: string } } }).data.article.testo;

/** A downloaded issue with one article. */
async function download(owner: string, id: number, testo: string, completo: boolean): Promise<void> {
  const cache = await memory.open(downloadsCacheOf(owner));
  const section = {
    sezione: { id: 1, slug: 'cronaca', titolo: 'Cronaca' },
    articoli: [{ id, pagina: 1, sezione: { id: 1 } }],
  };
  const numero = { numero: { edizione: { id: 3, slug: 'roma' } }, sezioni: [section] };
  const headers = { date: 'Sat, 14 Mar 2026 01:00:00 GMT', etag: `${owner}${id}` };
  await cache.put(manifestAddress('roma', '2026-03-14'), Response.json({ numero }, { headers }));
  const text = { id, testo, completo, aggiornato: null, titolo: `Titolo ${id}` };
  await cache.put(textAddress(id), Response.json(text, { headers: { [ISSUE_HEADER]: 'roma/2026-03-14' } }));
}

test('OFF-06 only reads with a bearer token on the own origin are private', () => {
  const request = (address: string, init: RequestInit = { headers: { authorization: 'Bearer x' } }) =>
    new Request(new URL(address, ORIGIN), init);
  expect(isPrivateReading(request(call(1)), ORIGIN)).toBe(true);
  expect(isPrivateReading(request('/api/edicola/ricerca?q=acqua'), ORIGIN)).toBe(true);
  expect(isPrivateReading(request('/api/user/rassegna/ritagli?dal=2025-04-03'), ORIGIN)).toBe(true);
  expect(isPrivateReading(request(call(1), {}), ORIGIN)).toBe(false);
  expect(isPrivateReading(request('/api/user/short-info'), ORIGIN)).toBe(false);
  expect(isPrivateReading(request(`https://altro.it${call(1)}`), ORIGIN)).toBe(false);
});

test('OFF-02 what an account has read can be read again offline, whole, and is in no shared cache', async () => {
  await signIn('anna');
  network = async () => told(1, 'tutto il testo', true);
  expect(await readText(await ask(call(1), 'token-of-anna'))).toBe('tutto il testo');
  await settled();
  network = () => Promise.reject(new TypeError('offline'));
  const again = await ask(call(1), 'token-of-anna');
  expect(again.headers.has(FROM_DEVICE)).toBe(true);
  expect(await readText(again)).toBe('tutto il testo');
  expect(await shared()).toBe('');
  expect(await readText((await cachedAnswer(call(1))) as Response)).toBe('tutto il testo');
});

test('PRS-04 the press review is the network’s while there is one, else the copy, and a closed one has none', async () => {
  const draft = '/api/user/rassegna/bozza/2025-04-03';
  const version = async () => (await ask(draft, 'token-of-anna')).text();
  await signIn('anna');
  network = async () => new Response('1');
  await version();
  await settled();
  network = () => new Promise((resolve) => setTimeout(resolve, 700, new Response('2')));
  expect(await version()).toBe('2');
  await settled();
  network = () => Promise.reject(new TypeError('offline'));
  const copy = await ask(draft, 'token-of-anna');
  expect(copy.headers.has(FROM_DEVICE)).toBe(true);
  expect(await copy.text()).toBe('2');
  expect(await shared()).toBe('');
  network = async () => refusal(403, 'ERR_ACCESS_DENIED');
  await version();
  network = () => Promise.reject(new TypeError('offline'));
  await expect(version()).rejects.toThrow();
});

test('ROL-06 a closed review is deleted from the device, whichever of its calls reports it, and nothing else is', async () => {
  const [clip, review] = ['/api/user/rassegna/ritaglio/7', '/api/user/rassegna/lettura/2025-04-03'];
  await signIn('anna');
  network = async ({ url }) =>
    url.endsWith(call(1)) ? told(1, 'tutto il testo', true) : new Response('testo');
  for (const address of [clip, review, call(1)]) await ask(address, 'token-of-anna');
  await settled();
  network = async () => refusal(404, 'ERR_CLIP_NOT_FOUND');
  await ask(clip, 'token-of-anna');
  network = () => Promise.reject(new TypeError('offline'));
  await expect(ask(clip, 'token-of-anna')).rejects.toThrow();
  expect(await (await ask(review, 'token-of-anna')).text()).toBe('testo');
  network = async () => refusal(403, 'ERR_ACCESS_DENIED');
  await ask('/api/user/rassegna/impostazioni', 'token-of-anna');
  network = () => Promise.reject(new TypeError('offline'));
  await expect(ask(review, 'token-of-anna')).rejects.toThrow();
  expect(await readText(await ask(call(1), 'token-of-anna'))).toBe('tutto il testo');
});

test.each<[string, () => Response]>([
  ['the site’s gate is shut', () => refusal(403, 'ERR_SITE_GATED')],
  ['a proxy forbids it', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  ['a proxy does not know it', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ['a hotel wants a sign-in', () => new Response('<h1>Benvenuti</h1>', { status: 401 })],
])('ROL-06 the press review stays on the device when %s', async (_, answer) => {
  const [clip, review] = ['/api/user/rassegna/ritaglio/7', '/api/user/rassegna/lettura/2025-04-03'];
  await signIn('anna');
  network = async () => new Response('testo');
  for (const address of [clip, review]) await ask(address, 'token-of-anna');
  await settled();
  network = async () => answer();
  await ask(clip, 'token-of-anna');
  network = () => Promise.reject(new TypeError('offline'));
  for (const address of [clip, review])
    expect(await (await ask(address, 'token-of-anna')).text()).toBe('testo');
});

test('ROL-06 the press review is deleted from the device when there is none for the account any more', async () => {
  const [date, clip] = ['/api/user/rassegna/last-date', '/api/user/rassegna/ritaglio/7'];
  const dateOf = (day: string | null) =>
    Response.json({ success: true, status: { code: 'OK' }, data: { rassegna_date: day && { date: day } } });
  await signIn('anna');
  network = async ({ url }) => (url.endsWith(date) ? dateOf('2025-04-03') : new Response('testo'));
  for (const address of [date, clip]) await ask(address, 'token-of-anna');
  await settled();
  network = async () => dateOf(null);
  await ask(date, 'token-of-anna');
  await settled();
  network = () => Promise.reject(new TypeError('offline'));
  await expect(ask(clip, 'token-of-anna')).rejects.toThrow();
  expect(await (await ask(date, 'token-of-anna')).json()).toMatchObject({ data: { rassegna_date: null } });
});

test.each([
  500, 502, 503,
])('PRS-04 a server that answers %d does not hide the copy of the press review', async (status) => {
  const [clip, date] = ['/api/user/rassegna/ritaglio/7', '/api/user/rassegna/last-date'];
  await signIn('anna');
  network = async () => new Response('testo');
  await ask(clip, 'token-of-anna');
  await settled();
  network = async () => new Response('fault', { status, headers: { 'retry-after': '3' } });
  const copy = await ask(clip, 'token-of-anna');
  expect([copy.status, copy.headers.has(FROM_DEVICE), await copy.text()]).toEqual([200, true, 'testo']);
  const uncopied = await ask(date, 'token-of-anna');
  expect([uncopied.status, uncopied.headers.get('retry-after')]).toEqual([status, '3']);
});

test('OFF-06 a visitor gets nothing of it from the device, and the next reader nothing of the former one’s', async () => {
  await signIn('anna');
  network = async () => told(2, 'tutto il testo', true);
  await ask(call(2), 'token-of-anna');
  await settled();
  await db.session.clear();
  network = () => Promise.reject(new TypeError('offline'));
  expect(await cachedAnswer(call(2))).toBeUndefined();
  await expect(ask(call(2), 'token-of-anna')).rejects.toThrow();
  await signIn('bruno');
  expect(await cachedAnswer(call(2))).toBeUndefined();
  await expect(ask(call(2), 'token-of-bruno')).rejects.toThrow();
});

test('OFF-06 at the end of the session it is deleted, with its expiration records', async () => {
  await signIn('anna');
  network = async () => told(3, 'tutto il testo', true);
  await ask(call(3), 'token-of-anna');
  await settled();
  await vi.waitFor(async () => expect(await inBooks()).toContain(call(3)));
  await db.session.clear();
  await forgetOtherAccountsAndRecords();
  expect(await memory.keys()).not.toContain(answersCacheOf('anna'));
  expect(await inBooks()).not.toContain(call(3));
});

/** All expiration records that Workbox has. */
function inBooks(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('workbox-expiration');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('cache-entries').objectStore('cache-entries').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  });
}

test('OFF-06 an answer that arrives after the end of its session is not cached', async () => {
  await signIn('anna');
  const answer = Promise.withResolvers<Response>();
  const requested = Promise.withResolvers<void>();
  network = () => {
    requested.resolve();
    return answer.promise;
  };
  const asked = ask(call(4), 'token-of-anna');
  await requested.promise;
  await db.session.clear();
  await forgetOtherAccountsAndRecords();
  answer.resolve(told(4, 'tutto il testo', true));
  await asked.catch(() => undefined);
  await settled();
  const kept = await memory.match(call(4), { cacheName: answersCacheOf('anna') });
  expect(kept).toBeUndefined();
});

test('ROL-06 the public excerpt never replaces what the account may read', async () => {
  await signIn('anna');
  await download('', 5, 'una parte', false);
  network = async () => told(5, 'tutto il testo', true);
  expect(await readText(await ask(call(5), 'token-of-anna'))).toBe('tutto il testo');
  await settled();
  network = () => Promise.reject(new TypeError('offline'));
  expect(await readText(await ask(call(5), 'token-of-anna'))).toBe('tutto il testo');
  await db.session.clear();
  expect(await readText((await cachedAnswer(call(5))) as Response)).toBe('una parte');
});

test('OFF-03 an issue that was downloaded for the account is shown immediately; a public one if it has the whole text', async () => {
  await signIn('anna');
  await download('anna', 6, 'tutto il testo', true);
  const answer = Promise.withResolvers<Response>();
  network = () => answer.promise;
  expect(await readText(await ask(call(6), 'token-of-anna'))).toBe('tutto il testo');
  await download('', 7, 'libero', true);
  expect(await readText(await ask(call(7), 'token-of-anna'))).toBe('libero');
  answer.resolve(new Response(null, { status: 503 }));
});

test.each<[string, () => Promise<Response>]>([
  ['answers with its own page', async () => new Response('<h1>Vietato</h1>', { status: 403 })],
  ['is lost', () => Promise.reject(new TypeError('offline'))],
])('OFF-03 pages do not load a downloaded issue again when the network %s', async (_, answer) => {
  const postMessage = vi.fn();
  vi.stubGlobal('self', { ...self, clients: { matchAll: async () => [{ postMessage }] } });
  await signIn('anna');
  await download('anna', 6, 'una parte', false);
  await download('', 6, 'tutto il testo', true);
  network = answer;
  await ask(call(6), 'token-of-anna');
  await settled();
  expect(postMessage.mock.calls.flat().filter(({ type }) => type === 'fresher')).toEqual([]);
});

test('OFF-02 a withdrawn article is deleted everywhere', async () => {
  await signIn('anna');
  await download('anna', 8, 'tutto il testo', true);
  await download('', 8, 'una parte', false);
  await (await memory.open(CACHES.issueData)).put(call(8), told(8, 'una parte', false));
  await (await memory.open(answersCacheOf('anna'))).put(call(8), told(8, 'tutto il testo', true));
  network = async () =>
    Response.json({ success: false, status: { code: 'ERR_ARTICLE_WITHDRAWN' } }, { status: 410 });
  await ask(call(8), 'token-of-anna');
  await settled();
  expect(await cachedAnswer(call(8))).toBeUndefined();
});

test('OFF-01 the list of offline items has the account’s own and everybody’s', async () => {
  await signIn('anna');
  const article = (id: number) => ({
    id,
    slug: 'a',
    titolo: `Titolo ${id}`,
    immagine: null,
    sezione: { id: 1, slug: 's', titolo: 'S' },
    data: '2026-03-14',
  });
  const answer = (id: number) =>
    Response.json({ data: { article: article(id) } }, { headers: { date: DATE } });
  await (await memory.open(answersCacheOf('anna'))).put(call(21), answer(21));
  await (await memory.open(CACHES.issueData)).put(call(22), answer(22));
  expect((await listOfflineItems()).map(({ title }) => title)).toEqual(['Titolo 21', 'Titolo 22']);
  await db.session.clear();
  expect((await listOfflineItems()).map(({ title }) => title)).toEqual(['Titolo 22']);
});

test('OFF-06 the expiration records are deleted too if a page deleted the cache first', async () => {
  await signIn('anna');
  network = async () => told(5, 'tutto il testo', true);
  await ask(call(5), 'token-of-anna');
  await settled();
  await vi.waitFor(async () => expect(await inBooks()).toContain(call(5)));
  await db.session.clear();
  await caches.delete(answersCacheOf('anna'));
  await forgetOtherAccountsAndRecords();
  expect(await inBooks()).not.toContain('anna');
});
