import { describe, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

const TITLE = 'Il piano che nessuno conosce';
const BODY = '<p>Parole segretissime in apertura.</p><p>Altre ancora.</p><p>E la fine.</p>';
const AUTHOR = { rel: 'author', name: 'Bruno Nascosto' };
/** Attributes that relate articles; the articles also share one page of one section. */
const SHARED = {
  people: [{ rel: 'mentions', name: 'Ada Serra' }],
  subjects: [
    { rel: 'section', name: 'Cronaca' },
    { rel: 'access', literal: 'free' },
    { rel: 'special', name: 'Cose da sapere' },
  ],
};

const shown = () => ninjs({ uri: 'urn:shown', title: 'Quello che tutti sanno', position: 1 }, SHARED);
const neighbour = () => ninjs({ uri: 'urn:neighbour', title: 'Il vicino', position: 3 });

const hidden = (overrides: Record<string, unknown>, version = '1', day = '2025-04-03') =>
  ninjs(
    {
      day,
      uri: 'urn:hidden',
      version,
      title: TITLE,
      body: BODY,
      position: 2,
      editions: ['Nazionale', 'Roma'],
      author: AUTHOR.name,
    },
    { ...SHARED, people: [...SHARED.people, AUTHOR], urgency: 1, ...overrides },
  );

const idOf = async (uri: string) =>
  (await fixture.allArticles()).find((article) => article.uri === uri)?.id ?? 0;

/** Every address at which an article of the issue could appear. */
async function addressesToRead(): Promise<string[]> {
  const other = await idOf('urn:shown');
  return [
    '/api/edicola/home',
    '/api/edicola/home?data=2025-04-03',
    '/api/edicola/numero?edizione=nazionale',
    '/api/edicola/numero?edizione=roma',
    '/api/edicola/sezioni',
    '/api/edicola/sezioni?edizione=roma',
    '/api/edicola/sezione?titolo=cronaca',
    '/api/edicola/ricerca?q=segretissime',
    '/api/edicola/ricerca?q=quelli%20che%20nessuno',
    `/api/edicola/articolo?id=${other}`,
    `/api/edicola/articolo?id=${await idOf('urn:neighbour')}`,
    '/',
    '/sezioni',
    '/sezione/cronaca',
    '/edizione/nazionale',
    '/edizione/roma',
    '/api/edicola/speciale?titolo=cose-da-sapere',
    '/speciale/cose-da-sapere',
    '/api/edicola/firme',
    '/firme',
    '/v1/giorno',
    `/articolo/${other}`,
  ];
}

async function whereItShows(): Promise<string[]> {
  const id = await idOf('urn:hidden');
  const traces = [TITLE, 'segretissime', 'Nascosto', `"id":${id}`, `/articolo/${id}`];
  const found: string[] = [];
  for (const url of await addressesToRead()) {
    const { statusCode, body } = await server.ask({ url });
    expect(statusCode, url).toBe(200);
    if (traces.some((trace) => body.includes(trace))) found.push(url);
  }
  return found;
}

async function byItself(): Promise<number[]> {
  const id = await idOf('urn:hidden');
  const asked = [
    `/api/edicola/articolo?id=${id}`,
    `/articolo/${id}`,
    `/articolo/${id}/x`,
    `/articolo/ds/${id}`,
    `/articolo?id=${id}`,
    '/firma/bruno-nascosto',
  ];
  const read = await Promise.all(asked.map(async (url) => (await server.ask({ url })).statusCode));
  const tracked = await server.ask({
    url: '/api/site/tracking',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ url_articolo: `/articolo/${id}`, evento: 'click' }),
  });
  return [...read, tracked.statusCode];
}

const NOWHERE = [404, 404, 404, 404, 404, 404, 404];
/** It was published: its address answers that it was withdrawn, and nothing of its contents. */
const TAKEN_BACK = [410, 410, 410, 410, 410, 404, 404];
const THERE = [200, 200, 200, 200, 200, 200, 200];

test('an article that may be shown is found at all the addresses below', async () => {
  await fixture.run([shown(), neighbour(), hidden({})]);
  expect(await byItself()).toEqual(THERE);
  expect(await whereItShows()).toEqual(await addressesToRead());
});

describe('NWS-01 no address shows', () => {
  test('a withheld article', async () => {
    await fixture.run([
      shown(),
      neighbour(),
      hidden({ pubstatus: 'withheld' }),
      ninjs({ uri: 'urn:r', editions: ['Roma'] }),
    ]);
    expect(await byItself()).toEqual(NOWHERE);
    expect(await whereItShows()).toEqual([]);
  });

  test('an article that is withheld after it was read', async () => {
    await fixture.run([shown(), neighbour(), hidden({}), ninjs({ uri: 'urn:r', editions: ['Roma'] })]);
    expect(await byItself()).toEqual(THERE);
    await fixture.run([hidden({ pubstatus: 'withheld' }, '2')]);
    expect(await byItself()).toEqual(NOWHERE);
    expect(await whereItShows()).toEqual([]);
  });

  test('a cancelled article, not even in the list of the most read', async () => {
    await fixture.run([shown(), neighbour(), hidden({}), ninjs({ uri: 'urn:r', editions: ['Roma'] })]);
    expect(await byItself()).toEqual(THERE);
    await fixture.run([ninjs({ uri: 'urn:hidden', version: '2', title: TITLE }, { pubstatus: 'canceled' })]);
    expect(await byItself()).toEqual(TAKEN_BACK);
    expect(await whereItShows()).toEqual([]);
  });

  test.each([
    ['was never imported', []],
    ['was under embargo', [hidden({ embargoed: '2025-04-03T23:30:00+02:00' })]],
    ['belongs to tomorrow’s issue', [hidden({}, '1', '2025-04-04')]],
  ])('an article that is cancelled and %s', async (_name, before) => {
    await fixture.run([shown(), neighbour(), ...before]);
    await fixture.run([ninjs({ uri: 'urn:hidden', version: '2', title: TITLE }, { pubstatus: 'canceled' })]);
    expect(await byItself()).toEqual(NOWHERE);
  });

  test('an article under embargo, until its hour', async () => {
    const embargoed = '2025-04-03T13:30:00+02:00';
    await fixture.run([
      shown(),
      neighbour(),
      hidden({ embargoed }),
      ninjs({ uri: 'urn:r', editions: ['Roma'] }),
    ]);
    server.setClock('2025-04-03T11:29:59.999Z');
    expect(await byItself()).toEqual(NOWHERE);
    expect(await whereItShows()).toEqual([]);
    server.setClock('2025-04-03T11:30:00Z');
    expect(await byItself()).toEqual(THERE);
    expect(await whereItShows()).toEqual(await addressesToRead());
  });

  test('an article of tomorrow’s issue, nor the issue itself, until midnight in Rome', async () => {
    const tomorrow = '2025-04-04';
    await fixture.run([
      shown(),
      neighbour(),
      ninjs({ uri: 'urn:r', editions: ['Roma'] }),
      hidden({}, '1', tomorrow),
    ]);
    const ofTheIssue = [
      `/api/edicola/numero?edizione=nazionale&data=${tomorrow}`,
      `/api/edicola/pacchetto?edizione=nazionale&data=${tomorrow}`,
      `/api/edicola/sezioni?data=${tomorrow}`,
      `/api/edicola/sezione?titolo=cronaca&data=${tomorrow}`,
      `/sezione/cronaca/${tomorrow}`,
    ];
    const statuses = async () =>
      await Promise.all(ofTheIssue.map(async (url) => (await server.ask({ url })).statusCode));
    const home = async () => await server.data<'getNewsstand'>(`/api/edicola/home?data=${tomorrow}`);
    const dayAfter = async () =>
      (await server.data<'getIssue'>('/api/edicola/numero?edizione=nazionale&data=2025-04-03'))
        .data_successiva;
    server.setClock('2025-04-03T21:59:59Z');
    expect(await byItself()).toEqual(NOWHERE);
    expect(await whereItShows()).toEqual([]);
    expect(await statuses()).toEqual(ofTheIssue.map(() => 404));
    expect(await home()).toMatchObject({ arretrata: true, numero: { data: '2025-04-03' } });
    expect(await dayAfter()).toBeNull();
    server.setClock('2025-04-03T22:00:00Z');
    expect(await byItself()).toEqual(THERE);
    expect(await statuses()).toEqual(ofTheIssue.map(() => 200));
    expect(await home()).toMatchObject({ arretrata: false, numero: { data: tomorrow } });
    expect(await dayAfter()).toBe(tomorrow);
  });
});

test('NWS-01 an issue of tomorrow appears on its day in Rome', async () => {
  await fixture.run([
    shown(),
    ninjs({ uri: 'urn:tomorrow', day: '2025-04-04', title: 'Il giornale di domani' }),
  ]);
  const days = async () => {
    const { numero, oggi } = await server.data<'getNewsstand'>('/api/edicola/home');
    const { numero: latest } = await server.data<'getIssue'>('/api/edicola/numero?edizione=nazionale');
    return [oggi, numero?.data, latest.data];
  };
  server.setClock('2025-04-03T21:59:59Z');
  expect(await days()).toEqual(['2025-04-03', '2025-04-03', '2025-04-03']);
  server.setClock('2025-04-03T22:00:00Z');
  expect(await days()).toEqual(['2025-04-04', '2025-04-04', '2025-04-04']);
});
