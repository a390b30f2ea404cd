import { beforeEach, describe, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

let id: number;

beforeEach(async () => {
  const facts = { title: 'Le navi «tornano» & ripartono', section: 'Economia', hrefs: ['red.png'] };
  await fixture.run([ninjs({ ...facts, access: 'digital', author: 'Livia Santoro' })]);
  id = (await fixture.allArticles())[0]?.id ?? 0;
});

const headOf = async (url: string) => {
  const { body } = await server.ask({ url });
  return body.slice(body.indexOf('<head>'), body.indexOf('</head>'));
};

const valuesOf = (head: string, name: string) =>
  [...head.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(
    ([, value]) => value,
  );

const canonicalOf = (head: string) => /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(head)?.[1];

const ATLAS = [
  { rel: 'section', name: 'Economia' },
  { rel: 'special', name: 'Atlante' },
];

const everyPage = () => [
  '/',
  '/sezioni',
  '/sezione/economia',
  '/edizione/nazionale',
  '/contact',
  `/articolo/${id}`,
];

test('NAV-24 every page has its metadata once, for readers, search engines and other sites', async () => {
  const titles = new Set<string | undefined>();
  for (const url of everyPage()) {
    const head = await headOf(url);
    const [title, ...rest] = [...head.matchAll(/<title>([^<]+)<\/title>/g)].map(([, text]) => text);
    expect(rest, url).toEqual([]);
    titles.add(title);
    const [canonical] = [...head.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href);
    expect(valuesOf(head, 'description'), url).toHaveLength(1);
    expect(valuesOf(head, 'og:description'), url).toEqual(valuesOf(head, 'description'));
    expect(valuesOf(head, 'og:url'), url).toEqual([canonical]);
    for (const name of ['title', 'type', 'image', 'image:width', 'image:height', 'site_name', 'locale']) {
      expect(valuesOf(head, `og:${name}`), `${url} ${name}`).toHaveLength(1);
    }
  }
  expect(titles.size).toBe(everyPage().length);
});

test.each([
  ['/', 'edicola, Il Messaggero, Nazionale'],
  ['/sezioni', 'sezioni, Il Messaggero'],
  ['/contact', 'contatti, assistenza, servizio clienti, telefono, Il Messaggero'],
  ['/edizione/nazionale', 'Il Messaggero, Nazionale, Economia'],
  ['/edizione/nazionale/2025-03-03', 'edicola digitale, quotidiano, Il Messaggero'],
  ['/ricerca', 'ricerca, articoli, Il Messaggero'],
  ['/ricerca/navi', 'navi, ricerca, articoli, Il Messaggero'],
])('NAV-24 %s has keywords: %s', async (url, keywords) => {
  expect(valuesOf(await headOf(url), 'keywords')).toEqual([keywords]);
});

test('NAV-24 the picture for sharing exists', async () => {
  const [icon = ''] = valuesOf(await headOf('/'), 'og:image');
  expect((await server.ask({ url: new URL(icon).pathname })).statusCode).toBe(200);
});

test('NAV-24 a section has one lasting address, under whatever title it is opened', async () => {
  const subjects = [{ rel: 'section', literal: 'cronaca-roma', name: 'Cronaca di Roma' }];
  await fixture.run([
    ninjs({ uri: 'urn:r', title: 'Roma', editions: ['Roma'], day: '2025-04-01' }, { subjects }),
  ]);
  const { data, edizione } = await server.data<'getSection'>('/api/edicola/sezione?titolo=cronaca-roma');
  for (const url of ['/sezione/cronaca-roma', '/sezione/Cronaca%20di%20Roma']) {
    expect.soft(canonicalOf(await headOf(url)), url).toBe(`/sezione/cronaca-roma/${data}/${edizione.id}`);
  }
});

test('NAV-24 an article and a section give search engines their breadcrumbs', async () => {
  const jsonLd = async (url: string) => {
    const [, text = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await headOf(url)) ?? [];
    return JSON.parse(text) as { '@type'?: string; '@graph'?: Record<string, unknown>[] };
  };
  const { '@graph': graph = [] } = await jsonLd(`/articolo/${id}`);
  expect(graph.map((thing) => thing['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
  expect(graph[0]).toMatchObject({
    headline: 'Le navi «tornano» & ripartono',
    isAccessibleForFree: false,
    hasPart: { cssSelector: '.paid-part' },
    datePublished: '2025-04-03T02:30:00.000Z',
    printEdition: 'Nazionale',
    printPage: '2',
  });
  const { '@graph': ofSection = [] } = await jsonLd('/sezione/economia');
  expect(ofSection.map((thing) => thing['@type'])).toEqual(['CollectionPage', 'BreadcrumbList']);
});

test('NAV-24 a page that is not found has no canonical address', async () => {
  const head = await headOf('/articolo/99');
  expect([valuesOf(head, 'og:url'), head.includes('canonical')]).toEqual([[], false]);
});

const titleOf = (head: string) => /<title>([^<]+)<\/title>/.exec(head)?.[1];

test.each([
  '/articolo/99',
  '/articolo/uno',
  '/nessuna/pagina',
  '/sezione/cucina',
  '/edizione/viterbo',
  '/edizione/nazionale/2025-02-30',
  '/sezione/economia/2025-02-30',
  '/speciale/atlante/2025-02-30',
])('NAV-24 the head of %s says that there is no such page, and is not to be indexed', async (url) => {
  const head = await headOf(url);
  expect(titleOf(head)).toBe('Questa pagina non è andata in stampa · Il Messaggero');
  expect(valuesOf(head, 'description')).toEqual([expect.stringContaining('non è più disponibile')]);
  expect(valuesOf(head, 'robots')).toEqual(['noindex']);
});

describe('NAV-24 an empty page is served to readers, and is not to be indexed', () => {
  test.each([
    ['/edizione/nazionale/2020-01-01', 404, undefined],
    ['/firma/livia-santoro?pagina=2', 200, '/firma/livia-santoro'],
    ['/speciale/atlante?pagina=2', 200, '/speciale/atlante?pagina=2'],
    ['/speciale/atlante/2020-01-01', 200, '/speciale/atlante/2020-01-01'],
  ])('%s', async (url, status, canonical) => {
    await fixture.run([ninjs({ uri: 'urn:s' }, { subjects: ATLAS })]);
    expect((await server.ask({ url })).statusCode).toBe(status);
    const head = await headOf(url);
    expect([valuesOf(head, 'robots'), canonicalOf(head)]).toEqual([['noindex'], canonical]);
  });

  test.each([
    '/edizione/nazionale/2025-04-03',
    '/firma/livia-santoro',
    '/speciale/atlante/2025-04-03',
  ])('%s is to be indexed', async (url) => {
    await fixture.run([ninjs({ uri: 'urn:s' }, { subjects: ATLAS })]);
    expect(valuesOf(await headOf(url), 'robots')).toEqual([]);
  });
});

test('NAV-24 a malformed address is named as such in the head, and is not to be indexed', async () => {
  const head = await headOf('/edizione/%00');
  expect(titleOf(head)).toBe('Indirizzo non valido · Il Messaggero');
  expect(valuesOf(head, 'description')).toEqual([expect.stringContaining('che non riconosciamo')]);
  expect(valuesOf(head, 'robots')).toEqual(['noindex']);
});

test('NAV-24 the head of a withdrawn article says that it is withdrawn, and nothing of its contents', async () => {
  await fixture.run([ninjs({ version: '2', title: 'Le navi' }, { pubstatus: 'canceled' })]);
  const head = await headOf(`/articolo/${id}`);
  expect(titleOf(head)).toBe('La redazione ha ritirato questo articolo · Il Messaggero');
  expect(valuesOf(head, 'description')).toEqual([expect.stringContaining('nella sezione Economia')]);
  expect(valuesOf(head, 'robots')).toEqual(['noindex']);
  expect(head).not.toContain('tornano');
});
