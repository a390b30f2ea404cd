// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countedEvents } from '#server/base/db/schema/counted-events-schema.ts';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import { pageViews, pageVitals } from '#server/base/db/schema/tracking-schema.ts';
import { view } from '#tests/support/contract-calls.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

const { database, run, allArticles } = importFixture();
const server = newsstandApp(database);

const call = (body: object, key?: string) => ({
  method: 'POST' as const,
  url: '/api/site/tracking',
  headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
  payload: JSON.stringify(body),
});
const say = async (body: object, key?: string) => (await server.ask(call(body, key))).statusCode;

const views = () => database().orm.select().from(pageViews);
const vitals = () => database().orm.select().from(pageVitals);

const speed = (metriche: object, url = '/') => ({ url, evento: 'prestazioni', finalita: [1, 4], metriche });

/** @returns its id */
async function articleCalled(title: string): Promise<number> {
  await run([ninjs({ title })]);
  return (await allArticles())[0]?.id ?? 0;
}

test('TRK-04 OFF-05 a view counts once, on the day it happened, however often it is sent', async () => {
  const key = randomUUID();
  const id = await articleCalled('Il ponte nuovo');
  const body = { ...view(`/articolo/${id}/il-ponte`), quando: '2025-04-02T21:59:00Z' };
  expect(await Promise.all([say(body, key), say(body, key), say(body, key)])).toEqual([200, 200, 200]);
  expect(await say({ ...body, titolo: 'Comprate qui' }, randomUUID())).toBe(200);
  expect(await views()).toEqual([
    {
      brand: 'MG',
      day: '2025-04-02',
      page: 'articolo',
      path: `/articolo/${id}`,
      title: 'Il ponte nuovo',
      signedIn: false,
      subscribed: false,
      refreshed: false,
      consent: '14',
      times: 2,
    },
  ]);
});

test('TRK-04 views are distinguished by the kind of reader, and by nothing that identifies a reader', async () => {
  await say(view('/'));
  await say({ ...view('/'), collegato: true });
  await say({ ...view('/'), collegato: true, abbonato: true });
  await say({ ...view('/'), finalita: [5, 4, 3, 2, 1] });
  await say({ ...view('/'), ricarica: true });
  // A visitor cannot be a subscriber.
  await say({ ...view('/'), abbonato: true });
  const rows = await views();
  expect(rows.map(({ times }) => times).sort()).toEqual([1, 1, 1, 1, 2]);
  expect(rows.map(({ consent }) => consent).sort()).toEqual(['12345', '14', '14', '14', '14']);
});

test('TRK-04 nothing personal is stored: no query, no fragment, no search words, no name', async () => {
  const account = await addAccount(database().orm, {});
  const browser = openBrowser(server);
  await browser.signIn(account);
  const secrets = ['/ricerca/segreto', '/?q=segreto#segreto', '/password/nuova?codice=segreto', '/segreto'];
  for (const url of secrets) {
    const body = { ...view(url), titolo: url === '/?q=segreto#segreto' ? 'Edicola' : 'segreto' };
    expect((await browser.ask(call(body, randomUUID()))).statusCode).toBe(200);
  }
  await browser.ask(call(speed({ lcp: 1 }, '/ricerca/segreto')));
  const kept = JSON.stringify([
    await views(),
    await vitals(),
    await database().orm.select().from(countedEvents),
  ]);
  expect(kept).not.toContain('segreto');
  expect(kept).not.toContain(account.id);
  expect(kept).not.toContain(account.email);
  expect((await views()).map(({ path }) => path).sort()).toEqual([
    '/',
    '/altro',
    '/password/nuova',
    '/ricerca',
  ]);
});

test('TRK-04 Web Vitals are counted by rounded values and kind of page', async () => {
  expect(await say(speed({ lcp: 1234.5, cls: 0.0123 }, '/articolo/7'))).toBe(200);
  expect(await say(speed({ lcp: 1204 }, '/articolo/8'))).toBe(200);
  const row = { brand: 'MG', day: '2025-04-03', page: 'articolo' };
  expect((await vitals()).sort((a, b) => a.value - b.value)).toEqual([
    { ...row, metric: 'cls', value: 12, times: 1 },
    { ...row, metric: 'lcp', value: 1200, times: 2 },
  ]);
});

test.each([
  ['without purpose 4', { ...view('/'), finalita: [1, 2, 3] }],
  ['that is too old', { ...view('/'), quando: '2025-03-04T09:59:59Z' }],
  ['with a time in the future', { ...view('/'), quando: '2025-04-05T10:00:01Z' }],
  ['of another site', view('https://altrove.example/')],
  ['with an unknown field', { ...view('/'), utente: 'anna' }],
  ['without a value', speed({})],
  ['with a negative value', speed({ inp: -1 })],
])('TRK-02 TRK-04 a measurement %s is refused, and its key stays unused', async (_what, body) => {
  expect(await say(body, randomUUID())).toBe(400);
  expect([...(await views()), ...(await vitals())]).toEqual([]);
  expect(await database().orm.select().from(countedEvents)).toEqual([]);
});

test('TRK-04 counts are stored for 400 days', async () => {
  await say(view('/'));
  await say(speed({ lcp: 1 }));
  server.setClock('2026-05-08T10:00:00Z');
  await say(view('/faq'));
  await say(speed({ inp: 1 }));
  expect(await views()).toHaveLength(2);
  server.setClock('2026-05-09T10:00:00Z');
  await say(view('/faq'));
  await say(speed({ inp: 1 }));
  expect((await views()).map(({ day }) => day).sort()).toEqual(['2026-05-08', '2026-05-09']);
  expect((await vitals()).map(({ day }) => day).sort()).toEqual(['2026-05-08', '2026-05-09']);
});

test('TRK-04 a view of an unknown article counts nothing', async () => {
  const id = await articleCalled('Il ponte');
  for (const url of [`/articolo/${id + 1}`, '/articolo/4294967297/x', `/articolo?id=${id + 1}`])
    expect(await say(view(url), randomUUID()), url).toBe(404);
  expect(await views()).toEqual([]);
  expect(await database().orm.select().from(countedEvents)).toEqual([]);
});

test('TRK-02 TRK-04 the number of measurements from one IP address in an hour is limited, and the refusal says when to continue', async () => {
  await say(view('/'));
  await database().orm.update(rateLimits).set({ points: 12_000 });
  expect(await say(view('/'), randomUUID())).toBe(429);
  expect(await say(speed({ lcp: 1 }))).toBe(429);
  expect((await views()).map(({ times }) => times)).toEqual([1]);
});
