// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import type { components } from '#openapi/generated/site.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';

type Change = [articleId: number, kept: boolean, at: string, addedAt?: string];
type Kept = components['schemas']['Preferito'];

const fixture = importFixture();
const server = newsstandApp(fixture.database);

let ids: number[];
let elsewhere: number;
let browser: ReaderBrowser;

beforeEach(async () => {
  const body = `${`<p>${'parola '.repeat(60)}</p>`.repeat(3)}<p>segretissima</p>`;
  await fixture.run([
    ninjs({ uri: 'urn:a' }),
    ninjs({ uri: 'urn:b', access: 'digital', body, editions: ['Nazionale', 'Roma'] }),
    ninjs({ uri: 'urn:c' }),
  ]);
  ids = (await fixture.allArticles()).map(({ id }) => id);
  await fixture.run([ninjs({ uri: 'urn:leggo', editions: ['Milano'] })], { brand: 'LG' });
  elsewhere = (await fixture.allArticles()).at(-1)?.id ?? 0;
  browser = openBrowser(server);
  await browser.signIn(await addAccount(fixture.database().orm));
});

const send = (changes: Change[], asker: ReaderBrowser = browser) =>
  asker.ask({
    url: '/api/user/preferiti',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      modifiche: changes.map(([id_articolo, preferito, quando, aggiunto]) => ({
        id_articolo,
        preferito,
        quando,
        ...(aggiunto && { aggiunto }),
      })),
    }),
  });

async function sync(changes: Change[], asker?: ReaderBrowser): Promise<[number, string][]> {
  const reply = await send(changes, asker);
  expect(reply.statusCode, reply.body).toBe(200);
  const { preferiti } = (reply.json() as { data: { preferiti: Kept[] } }).data;
  return preferiti.map(({ articolo, aggiunto }) => [articolo.id, aggiunto]);
}

const at = (hour: string) => `2025-04-03T${hour}:00:00.000Z`;

test('NWS-07 favourites are stored and listed, the latest first', async () => {
  const [a = 0, b = 0] = ids;
  const listed = [
    [b, at('09')],
    [a, at('08')],
  ];
  expect(
    await sync([
      [a, true, at('08')],
      [b, true, at('09')],
    ]),
  ).toEqual(listed);
  expect(await sync([])).toEqual(listed);
});

test('NWS-07 changes apply in the order of their times, in whatever order they arrive', async () => {
  const [a = 0] = ids;
  await sync([[a, true, at('08')]]);
  expect(await sync([[a, false, at('07')]])).toEqual([[a, at('08')]]);
  expect(await sync([[a, false, at('09')]])).toEqual([]);
  // A favourite that was removed later stays removed when an older change arrives late.
  expect(await sync([[a, true, at('08')]])).toEqual([]);
  const both: Change[] = [
    [a, false, '2025-04-03T09:30:00Z'],
    [a, true, '2025-04-03T09:20:00Z'],
  ];
  expect(await sync(both)).toEqual([]);
  expect(await sync([[a, true, '2025-04-03T11:45:00+02:00']])).toEqual([[a, '2025-04-03T09:45:00.000Z']]);
});

test('NWS-07 a favourite that is restored returns to its former position', async () => {
  const [a = 0, b = 0] = ids;
  await sync([
    [a, true, at('06')],
    [b, true, at('07')],
  ]);
  await sync([[a, false, at('08')]]);
  expect(await sync([[a, true, at('09'), at('06')]])).toEqual([
    [b, at('07')],
    [a, at('06')],
  ]);
});

test('NWS-07 the same changes sent again, also concurrently, change nothing', async () => {
  const changes: Change[] = ids.map((id, index) => [id, index !== 1, at(`0${index + 5}`)]);
  const first = await sync(changes);
  expect(first).toHaveLength(2);
  expect(await sync(changes)).toEqual(first);
  const answers = await Promise.all([
    sync(changes),
    sync(changes.toReversed()),
    sync(changes),
    sync(changes.toReversed()),
  ]);
  for (const answer of answers) expect(answer).toEqual(first);
});

test('NWS-07 a time in the future counts as now, and an impossibly early one as long ago', async () => {
  const [a = 0, b = 0] = ids;
  const kept = await sync([
    [a, true, '2031-01-01T00:00:00Z'],
    [b, true, '0000-01-01T00:00:00Z'],
  ]);
  expect(kept).toEqual([
    [a, '2025-04-03T10:00:00.000Z'],
    [b, '1970-01-01T00:00:00.000Z'],
  ]);
  server.setClock('2025-04-03T10:00:01Z');
  expect(await sync([[a, false, at('10').replace('00.000', '01.000')]])).toEqual([[b, kept[1]?.[1]]]);
});

test('NWS-07 articles that this paper does not have, or has withdrawn, are skipped', async () => {
  const [a = 0, , c = 0] = ids;
  const changes: Change[] = [a, c, elsewhere, 987_654_321].map((id) => [id, true, at('08')]);
  expect((await sync(changes)).map(([id]) => id).sort()).toEqual([a, c]);
  await fixture.run([ninjs({ uri: 'urn:c', version: '2' }, { pubstatus: 'canceled' })]);
  expect((await sync([])).map(([id]) => id)).toEqual([a]);
});

type Filed = { id_articolo: number; preferito: boolean; quando: string; cartelle?: string[] };

async function file(modifiche: Filed[]): Promise<[number, string[]][]> {
  const reply = await browser.ask({
    url: '/api/user/preferiti',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ modifiche }),
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const { preferiti } = (reply.json() as { data: { preferiti: Kept[] } }).data;
  return preferiti.map(({ articolo, cartelle }) => [articolo.id, cartelle]);
}

test('NWS-07 folders belong to their article: the last change counts, and a change without folders keeps them', async () => {
  const [a = 0] = ids;
  const kept = (quando: string, cartelle?: string[]) => ({
    id_articolo: a,
    preferito: true,
    quando,
    ...(cartelle && { cartelle }),
  });
  expect(await file([kept(at('05'), [' Il ponte ', 'Il ponte', 'Acqua\u0000'])])).toEqual([
    [a, ['Il ponte', 'Acqua']],
  ]);
  // Folders that an older version of the app does not know are kept.
  expect(await file([kept(at('06'))])).toEqual([[a, ['Il ponte', 'Acqua']]]);
  expect(await file([kept(at('05'), ['Tardi'])])).toEqual([[a, ['Il ponte', 'Acqua']]]);
  expect(await file([kept(at('07'), [])])).toEqual([[a, []]]);
  await file([kept(at('08'), ['Il ponte'])]);
  expect(await file([{ id_articolo: a, preferito: false, quando: at('09') }])).toEqual([]);
  expect(await file([kept('2025-04-03T09:30:00Z')])).toEqual([[a, []]]);
});

test('NWS-07 each reader has a separate list on each paper', async () => {
  const [a = 0] = ids;
  await sync([[a, true, at('08')]]);
  const account = await addAccount(fixture.database().orm);
  const other = openBrowser(server);
  await other.signIn(account);
  expect(await sync([], other)).toEqual([]);
  const there = openBrowser(server, { host: 'leggo.localhost' });
  await there.signIn(account);
  expect(await sync([[elsewhere, true, at('08')]], there)).toEqual([[elsewhere, at('08')]]);
  expect(await sync([], other)).toEqual([]);
});

test('ROL-06 a favourite reveals nothing of the paid part', async () => {
  const [, b = 0] = ids;
  const reply = await send([[b, true, at('08')]]);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).not.toContain('segretissima');
});

test.each([
  ['a change without a valid time', [{ id_articolo: 1, preferito: true, quando: 'ieri' }]],
  [
    'a change with a leap second as time',
    [{ id_articolo: 1, preferito: true, quando: '2016-12-31T23:59:60Z' }],
  ],
  ['a change with an impossible id', [{ id_articolo: 99_999_999_999, preferito: true, quando: at('08') }]],
  [
    'a list with too many changes',
    Array.from({ length: 501 }, () => ({ id_articolo: 1, preferito: true, quando: at('08') })),
  ],
])('%s is refused', async (_what, modifiche) => {
  const reply = await browser.ask({
    url: '/api/user/preferiti',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ modifiche }),
  });
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { success: false }]);
});
