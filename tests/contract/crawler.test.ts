import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { type PageFacts, pageFacts, thingsOf } from '#tests/support/page-facts.ts';
import { readXml, textsOf } from '#tests/support/read-xml.ts';
import { formProblems, schemaOrgProblems } from '#tests/support/schema-org.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

/** A paper without a gate. */
const HOST = 'quotidianodipuglia.localhost';
const ORIGIN = `http://${HOST}`;

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  server.ask({ url: url.replace(ORIGIN, ''), method, headers: { host: HOST } });

const placesIn = async (url: string) => textsOf(readXml((await ask(url)).body), 'loc');

const SPECIAL = [
  { rel: 'section', name: 'Economia' },
  { rel: 'access', literal: 'free' },
  { rel: 'special', name: 'Atlante' },
  { rel: 'topic', name: 'Porti' },
];

/** Pages other than the lists that link to further pages. */
const MORE = [
  '/?data=2025-04-02',
  '/archivio/2025-04',
  '/archivio/2025-04-02',
  '/speciale/atlante/2025-04-03',
];

const kindOf = (url: string) => new URL(url).pathname.split('/')[1] ?? '';

/** Read only once, because the newsstand is emptied between tests. */
const pages = new Map<string, PageFacts & { body: string }>();
const feedStatuses = new Map<string, number>();

beforeEach(async () => {
  if (pages.size > 0) return;
  const paid = {
    access: 'digital',
    title: 'Il porto',
    body: '<p>Uno.</p><p>Due.</p><p>Tre.</p><p>Quattro.</p>',
  };
  await fixture.run(
    [
      ninjs(
        { uri: 'urn:1', title: 'Le navi', section: 'Economia', author: 'Livia Santoro', hrefs: ['red.png'] },
        { subjects: SPECIAL },
      ),
      ninjs({ uri: 'urn:2', ...paid, page: 3, author: 'Livia Santoro' }),
      ninjs({ uri: 'urn:3', title: 'Lecce', page: 9, section: 'Cronaca di Lecce', editions: ['Lecce'] }),
      ninjs({ uri: 'urn:4', title: 'Ieri', day: '2025-04-02' }),
    ],
    { brand: 'QP' },
  );
  const lists = await placesIn('/sitemap.xml');
  const listed = (await Promise.all(lists.map(placesIn))).flat();
  for (const url of [...new Set(listed), ...MORE.map((path) => ORIGIN + path)]) {
    const reply = await ask(url);
    expect(reply.statusCode, url).toBe(200);
    // One of each kind is enough, because the page is made again for this.
    if (![...pages.keys()].some((other) => kindOf(other) === kindOf(url)))
      expect((await ask(url, 'HEAD')).headers['content-length'], url).toBe(reply.headers['content-length']);
    const facts = pageFacts(reply.body);
    pages.set(url, { ...facts, body: reply.body });
    for (const feed of facts.feeds) feedStatuses.set(feed, (await ask(feed)).statusCode);
  }
});

test('NAV-24 a crawler without JavaScript finds every kind of page through the lists, each at one address', () => {
  const kinds = new Set([...pages.keys()].map(kindOf));
  for (const kind of [
    '',
    'articolo',
    'sezione',
    'edizione',
    'speciale',
    'firma',
    'sezioni',
    'firme',
    'speciali',
    'archivio',
    'faq',
    'contact',
  ]) {
    expect(kinds, kind).toContain(kind);
  }
  for (const [url, { canonicals, robots, titles, headings, description, keywords }] of pages) {
    expect(canonicals, url).toEqual([url]);
    expect(robots, url).toBeUndefined();
    expect([titles.length, headings.length], `${url} ${headings}`).toEqual([1, 1]);
    expect(headings[0], url).not.toBe('');
    expect(description, url).toBeTruthy();
    expect(keywords, url).toBeTruthy();
  }
});

test('NAV-24 no two pages share title and description', () => {
  const said = [...pages.values()].map(({ titles, description }) => `${titles[0]} ${description}`);
  expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
});

test('NAV-24 every page links to others, and every article can be reached from the newsstand', () => {
  const reached = new Set<string>();
  const visit = (url: string) => {
    if (reached.has(url)) return;
    reached.add(url);
    for (const link of pages.get(url)?.links ?? []) visit(new URL(link, url).href);
  };
  visit(`${ORIGIN}/`);
  for (const [url, { links }] of pages) {
    expect(links.filter((link) => link.startsWith('/')).length, url).toBeGreaterThan(3);
    if (kindOf(url) === 'articolo') expect([...reached], url).toContain(url);
  }
});

test('NAV-24 the free part of an article is in its page, and the paid part is declared correctly', () => {
  for (const [url, { jsonLd, body }] of pages) {
    if (kindOf(url) !== 'articolo') continue;
    const article = jsonLd?.['@graph']?.[0] as {
      isAccessibleForFree: boolean;
      hasPart?: { cssSelector: string };
    };
    expect(/<p[^>]*>Uno\.<\/p>/.test(body), url).toBe(true);
    const marked = article.hasPart?.cssSelector.replace(/^\./, '');
    expect(marked === undefined, url).toBe(article.isAccessibleForFree);
    if (marked) expect(new RegExp(`class="(?:[^"]* )?${marked}[ "]`).test(body), url).toBe(true);
  }
});

test('NAV-24 the structured data of pages conform to schema.org', () => {
  const things = [...pages.values()].flatMap(thingsOf);
  const types = new Set(things.map((thing) => thing['@type']));
  for (const type of [
    'NewsArticle',
    'CollectionPage',
    'ProfilePage',
    'BreadcrumbList',
    'WebSite',
    'NewsMediaOrganization',
    'FAQPage',
  ]) {
    expect(types, type).toContain(type);
  }
  expect(schemaOrgProblems(things)).toEqual([]);
  expect(things.flatMap((thing) => formProblems(thing, String(thing['@type'])))).toEqual([]);
  const untold = [...pages].filter(([, { jsonLd }]) => jsonLd?.['@context'] !== 'https://schema.org');
  expect(untold.map(([url]) => kindOf(url)).sort()).toEqual([
    'accessibilita',
    'contact',
    'cookie',
    'note-legali',
    'privacy',
    'vetrina',
  ]);
});

test('NAV-24 the check of structured data finds errors', () => {
  const wrong = [
    { '@type': 'NewsArticle', headline: 'x', subtitle: 'no property of an article' },
    { '@type': 'NewsArtikel', headline: 'no type' },
    { '@type': 'NewsArticle', author: { '@type': 'Place', name: 'no author' } },
    { '@type': 'NewsArticle', wordCount: true },
  ];
  expect(schemaOrgProblems(wrong)).toHaveLength(wrong.length);
  expect(formProblems({ datePublished: '3 aprile', url: '/articolo/1', name: '' })).toHaveLength(3);
});

test('NAV-24 newsstand and sections link to their feeds, which exist', () => {
  for (const [url, { feeds }] of pages) {
    const expected =
      url === `${ORIGIN}/` || url.includes('?data=')
        ? ['/rss.xml']
        : kindOf(url) === 'sezione'
          ? [expect.stringMatching(/^\/rss\/[a-z-]+\.xml$/)]
          : [];
    expect(feeds, url).toEqual(expected);
  }
  expect(feedStatuses.size).toBeGreaterThan(2);
  expect([...feedStatuses].filter(([, status]) => status !== 200)).toEqual([]);
});

test('NAV-24 the search that structured data describe is the site’s search', async () => {
  const site = thingsOf(pages.get(`${ORIGIN}/`) ?? { jsonLd: null }).find(
    (thing) => thing['@type'] === 'WebSite',
  );
  const action = site?.potentialAction as { target: { urlTemplate: string } } | undefined;
  const urlTemplate = action?.target.urlTemplate ?? '';
  const reply = await ask(urlTemplate.replace('{search_term_string}', 'navi'));
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/ricerca/navi']);
});
