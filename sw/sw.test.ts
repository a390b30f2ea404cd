import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CACHES } from '#device/cache-names.ts';
import { MemoryCaches } from '#tests/support/memory-caches.ts';

// Workbox's development build reads the worker's `self` when it is loaded, unless its log is off.
vi.hoisted(() => vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true));

/** Listeners of the worker by the event's name. */
const listeners = new Map<string, (event: Event) => void>();
vi.stubGlobal('self', {
  __WB_MANIFEST: [],
  addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
});
// The worker is compiled with a worker's types, tests with a page's: importing by a name that is not a literal keeps
// them apart.
const WORKER: string = './sw.ts';
await import(WORKER);

const ORIGIN = 'https://edicola.leggo.it';
const TITLE = 'Questa pagina non è sul dispositivo';

/** The parts of the worker's event that are read. */
class RequestedEvent extends Event {
  readonly preloadResponse = Promise.resolve(undefined);
  answer: Promise<Response> | undefined;
  readonly request: Request;

  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }

  waitUntil(promise: Promise<unknown>): void {
    under.push(promise.catch(() => undefined));
  }

  respondWith(answer: Promise<Response>): void {
    this.answer = answer;
  }
}

/** A store on a damaged disk: every call fails. */
const broken = () =>
  new Proxy(
    {},
    { get: () => () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError')) },
  );

let memory: MemoryCaches;
let under: Promise<unknown>[];
let syncs: string[];

function use(store: object, network: () => Promise<Response>): void {
  const sync = { register: async (tag: string) => void syncs.push(tag) };
  const clients = { matchAll: async () => [] };
  vi.stubGlobal('caches', store);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('self', { caches: store, fetch, clients, location, registration: { sync } });
}

const offline = () => Promise.reject(new TypeError('offline'));

beforeEach(() => {
  memory = new MemoryCaches();
  under = [];
  syncs = [];
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`));
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('FetchEvent', RequestedEvent);
  vi.stubGlobal('ExtendableEvent', RequestedEvent);
});
afterEach(async () => {
  await Promise.allSettled(under);
  vi.unstubAllGlobals();
});

async function ask(address: string, mode?: 'navigate'): Promise<Response> {
  const request = new Request(ORIGIN + address);
  if (mode) Object.defineProperty(request, 'mode', { value: mode });
  const event = new RequestedEvent(request);
  listeners.get('fetch')?.(event);
  const answer = await event.answer;
  if (!answer) throw new Error(`${address} was left to the browser`);
  return answer;
}

const PAGES = [
  '/',
  '/articolo/7/titolo',
  '/edizione/roma/2026-03-14',
  '/ricerca?q=a',
  '/accesso',
  '/sso/request-login',
];

test.each(
  PAGES,
)('OFF-01 %s opens with a page of the worker’s own if nothing is left and there is no network', async (path) => {
  for (const store of [memory, broken()]) {
    use(store, offline);
    const answer = await ask(path, 'navigate');
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain(`<h1>${TITLE}</h1>`);
    expect(html).toContain('<a href="">Riprova</a>');
    await Promise.all(under);
    expect(syncs).toContain('mend');
  }
});

test.each([
  ...PAGES,
  '/assets/a.js',
  '/assets/a.css',
  '/immagini/0123456789abcdef01234567/640.avif',
  '/brands/mg/icon-48.png',
  '/api/edicola/numero?edizione=roma',
])('BRW-04 %s is loaded from the network if the store cannot be read', async (path) => {
  use(broken(), async () => new Response('of the network'));
  const mode = PAGES.includes(path) ? 'navigate' : undefined;
  expect(await (await ask(path, mode)).text()).toBe('of the network');
});

const article = {
  id: 7,
  slug: 'titolo',
  titolo: 'Ponte <riaperto>',
  occhiello: null,
  sommario: 'Sommario',
  firma: 'Anna Bianchi',
  testo: '<p>Tutto il testo.</p>',
  completo: true,
  data: '2026-03-14',
  edizione: { id: 3, slug: 'roma', titolo: 'Roma' },
  sezione: { id: 1, slug: 'cronaca', titolo: 'Cronaca' },
  immagine: null,
  firme: [],
  immagini: [],
  argomenti: [],
  stessa_pagina: [],
  correlati: [],
  precedente: null,
  successivo: null,
};

test('OFF-01 a cached article can be read although the app was deleted, and the other pages link to it', async () => {
  const kept = await memory.open(CACHES.issueData);
  await kept.put('/api/edicola/articolo?id=7', Response.json({ data: { article } }));
  use(memory, offline);
  const html = await (await ask('/articolo/7/titolo', 'navigate')).text();
  expect(html).toContain('<h1>Ponte &lt;riaperto&gt;</h1>');
  expect(html).toContain('<p>Tutto il testo.</p>');
  const other = await (await ask('/sezione/sport', 'navigate')).text();
  expect(other).toContain('<a href="/articolo/7/titolo">Ponte &lt;riaperto&gt;');
});

test('OFF-01 a cached issue lists its articles', async () => {
  const kept = await memory.open(CACHES.issueData);
  const sezioni = [{ sezione: article.sezione, articoli: [article] }];
  await kept.put('/api/edicola/numero?edizione=roma&data=2026-03-14', Response.json({ data: { sezioni } }));
  use(memory, offline);
  const html = await (await ask('/edizione/roma/2026-03-14', 'navigate')).text();
  expect(html).toContain('<a href="/articolo/7/titolo">Ponte &lt;riaperto&gt;</a>');
});

test('OFF-01 cached answers that cannot be read do not block a page', async () => {
  for (const address of ['/api/edicola/sezioni', '/api/edicola/home', '/api/edicola/articolo?id=7']) {
    await (await memory.open(CACHES.issueData)).put(address, new Response('{"data": {'));
    await (await memory.open(CACHES.downloadedIssues)).put(address, new Response('{"data": {'));
  }
  for (const path of ['/', '/articolo/7/titolo']) {
    use(memory, offline);
    expect(await (await ask(path, 'navigate')).text()).toContain(TITLE);
    use(memory, async () => new Response('of the network'));
    expect(await (await ask(path, 'navigate')).text()).toBe('of the network');
  }
});
