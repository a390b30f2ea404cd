// @module-tag postgres
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { overSocket } from '#tests/support/over-socket.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

const TITLE = 'Il piano del porto';
/** Patience for PostgreSQL notifications, which arrive a moment after the change. */
const soon = { timeout: 5000, interval: 20 };

let port: number;
let id: number;

beforeAll(async () => {
  await server.app().listen({ port: 0, host: '127.0.0.1' });
  port = (server.app().server.address() as AddressInfo).port;
});

/** Requests over a socket, where prepared replies are sent first. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  overSocket(port, path, { host: HOST, ...headers });

const story = (version: string, overrides: Record<string, unknown> = {}, title = TITLE) =>
  ninjs(
    { uri: 'urn:story', version, title, section: 'Economia', body: '<p>Le gru arrivano.</p>' },
    overrides,
  );

beforeEach(async ({ task }) => {
  const other = ninjs({ uri: 'urn:other', title: `Altro di ${task.name}` });
  await fixture.run([story('1'), other]);
  id = (await fixture.allArticles()).find(({ uri }) => uri === 'urn:story')?.id ?? 0;
  await vi.waitFor(async () => expect((await ask('/')).body).toContain(`Altro di ${task.name}`), soon);
});

const addresses = () => [`/articolo/${id}/il-piano-del-porto`, `/api/edicola/articolo?id=${id}`];
const lists = ['/', '/edizione/nazionale', '/sezioni', '/api/edicola/home', '/api/edicola/sezioni'];

test('NWS-04 a withdrawn article disappears immediately, from prepared replies too', async () => {
  const before = await Promise.all([...addresses(), ...lists].map((path) => ask(path)));
  expect(before.every(({ status, body }) => status === 200 && body.includes(TITLE))).toBe(true);
  await fixture.run([story('2', { pubstatus: 'canceled' })]);
  for (const path of addresses()) {
    await vi.waitFor(async () => expect((await ask(path)).status).toBe(410), soon);
    const { body, headers } = await ask(path, { 'if-none-match': before[0]?.headers.etag ?? '' });
    expect(headers['cache-control']).toBe('no-store');
    expect([body.includes(TITLE), body.includes('gru')]).toEqual([false, false]);
  }
  for (const path of lists) expect((await ask(path)).body.includes(TITLE), path).toBe(false);
});

test('NWS-04 the page of a withdrawn article explains what happened and offers ways on', async () => {
  await fixture.run([
    ninjs({ uri: 'urn:same-section', title: 'Il mercato', section: 'Economia' }),
    story('2', { pubstatus: 'canceled' }),
  ]);
  const [page] = addresses();
  await vi.waitFor(async () => expect((await ask(page ?? '')).status).toBe(410), soon);
  const { body } = await ask(page ?? '');
  expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1]).toBe('La redazione ha ritirato questo articolo');
  expect(body).toContain('Era uscito giovedì 3 aprile 2025 nella sezione Economia.');
  const links = [...body.slice(body.indexOf('<main')).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  const wayOn = links.find((href) => href?.startsWith('/sezione/economia/2025-04-03/')) ?? '';
  expect(links).toContain('/');
  expect((await ask(wayOn)).status).toBe(200);
});

test('TRK-07 a correction is shown immediately, with its time, in the article and in lists', async () => {
  const [page = '', json = ''] = addresses();
  const before = await ask(page);
  expect(before.body).not.toContain('Aggiornato');
  const corrected = { versioncreated: '2025-04-03T11:05:00+02:00' };
  await fixture.run([story('2', corrected, 'Il piano del porto è corretto')]);
  await vi.waitFor(async () => {
    const { status, body } = await ask(page, { 'if-none-match': before.headers.etag ?? '' });
    expect([status, body.includes('Aggiornato alle 11.05')]).toEqual([200, true]);
  }, soon);
  expect((await ask(json)).body).toContain('"aggiornato":"2025-04-03T09:05:00.000Z"');
  for (const path of ['/edizione/nazionale', '/sezione/economia']) {
    const { body } = await ask(path);
    expect([body.includes('è corretto'), body.includes('Aggiornato alle 11.05')], path).toEqual([true, true]);
  }
});

test('NWS-01 an embargo ends to the second, in lists, pages and JSON, whatever replies were prepared before', async () => {
  await fixture.run([story('2', { embargoed: '2025-04-03T13:30:00+02:00' })]);
  const paths = [...lists, ...addresses()];
  const shows = async (path: string, etag?: string) => {
    const { status, body, headers } = await ask(path, etag ? { 'if-none-match': etag } : {});
    return { shown: status === 200 && body.includes(TITLE), etag: headers.etag ?? '' };
  };
  server.setClock('2025-04-03T11:29:58Z');
  for (const path of paths) {
    await vi.waitFor(async () => expect((await shows(path)).shown, path).toBe(false), soon);
  }
  server.setClock('2025-04-03T11:29:59.999Z');
  const before = await Promise.all(paths.map((path) => shows(path)));
  expect(before.map(({ shown }) => shown)).toEqual(paths.map(() => false));
  server.setClock('2025-04-03T11:30:00Z');
  const after = await Promise.all(paths.map((path, index) => shows(path, before[index]?.etag)));
  expect(after.map(({ shown }) => shown)).toEqual(paths.map(() => true));
});

test('NWS-01 a new day begins at midnight in Rome, whatever replies were prepared before', async () => {
  await fixture.run([ninjs({ uri: 'urn:tomorrow', day: '2025-04-04', title: 'Il giornale di domani' })]);
  const tomorrow = async () => (await ask('/')).body.includes('Il giornale di domani');
  server.setClock('2025-04-03T21:59:59Z');
  expect([await tomorrow(), await tomorrow()]).toEqual([false, false]);
  server.setClock('2025-04-03T22:00:00Z');
  expect(await tomorrow()).toBe(true);
});
