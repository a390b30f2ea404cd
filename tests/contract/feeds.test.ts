// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { allOf, readXml, textsOf } from '#tests/support/read-xml.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { imagesFolder: fixture.imagesFolder });
const apart = newsstandApp(fixture.database, {
  environment: { ACCOUNT_ORIGIN: 'http://account.{devHost}.localhost' },
});

const ORIGIN = 'http://ilmessaggero.localhost';

async function read(url: string, host?: string) {
  const reply = await server.ask({ url, ...(host && { headers: { host } }) });
  expect(reply.statusCode, url).toBe(200);
  return readXml(reply.body);
}

const placesIn = async (url: string, host?: string) => textsOf(await read(url, host), 'loc');

const pathOf = (url: string | undefined) => url?.replace(ORIGIN, '');

beforeEach(() =>
  fixture.run([
    ninjs({
      uri: 'urn:1',
      title: 'Le navi «tornano» & ripartono',
      section: 'Economia',
      author: 'Livia Santoro',
      hrefs: ['red.png'],
    }),
    ninjs({
      uri: 'urn:2',
      title: 'Il mare',
      day: '2025-03-31',
      body: '<p>Onde.</p><p>Vento.</p>',
      access: 'digital',
    }),
    ninjs({ uri: 'urn:3', title: 'Domani', day: '2025-04-04' }),
    ninjs({ uri: 'urn:4', title: 'Segreto' }, { embargoed: '2025-04-03T23:00:00+02:00' }),
  ]),
);

describe('NAV-24 sitemaps', () => {
  test('are named by one index; they list what everybody may open, by its lasting address', async () => {
    expect(await placesIn('/sitemap.xml')).toEqual(
      [
        '/sitemap-pagine.xml',
        '/sitemap-news.xml',
        '/sitemap-articoli-2025-04.xml',
        '/sitemap-articoli-2025-03.xml',
      ].map((path) => ORIGIN + path),
    );
    const [first, second] = await fixture.allArticles();
    expect(await placesIn('/sitemap-articoli-2025-04.xml')).toEqual([
      `${ORIGIN}/edizione/nazionale/2025-04-03`,
      `${ORIGIN}/articolo/${second?.id ?? first?.id}/le-navi-tornano-ripartono`,
    ]);
    expect((await placesIn('/sitemap-articoli-2025-03.xml')).map(pathOf)).toEqual([
      '/edizione/nazionale/2025-03-31',
      expect.stringMatching(/^\/articolo\/\d+\/il-mare$/),
    ]);
  });

  test('have separate lists for standing pages, sections, specials and authors', async () => {
    const paths = (await placesIn('/sitemap-pagine.xml')).map(pathOf);
    expect(paths).toContain('/');
    expect(paths).toContain('/firma/livia-santoro');
    expect(paths.some((path) => path?.startsWith('/sezione/economia/2025-04-03/'))).toBe(true);
    expect(paths).toContain('/faq');
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('give the true time of the last change of each address', async () => {
    await fixture.run([
      ninjs(
        { uri: 'urn:2', title: 'Il mare', day: '2025-03-31', version: '2' },
        { versioncreated: '2025-04-02T09:30:00Z' },
      ),
    ]);
    const articles = allOf(await read('/sitemap-articoli-2025-03.xml'), 'url');
    expect(articles.flatMap((one) => textsOf(one, 'lastmod')).at(-1)).toBe('2025-04-02T09:30:00.000Z');
    const index = allOf(await read('/sitemap.xml'), 'sitemap');
    expect(index.flatMap((one) => textsOf(one, 'lastmod')).at(-1)).toBe('2025-04-02T09:30:00.000Z');
  });

  test('list an article once its embargo has ended or its day has come, and drop it when it is withdrawn', async () => {
    const titles = async () =>
      (await placesIn('/sitemap-articoli-2025-04.xml')).map((url) => url.split('/').at(-1));
    expect(await titles()).toEqual(['2025-04-03', 'le-navi-tornano-ripartono']);
    server.setClock('2025-04-04T06:00:00Z');
    expect(await titles()).toEqual(expect.arrayContaining(['2025-04-04', 'segreto', 'domani']));
    await fixture.run([ninjs({ uri: 'urn:4', title: 'x', version: '2' }, { pubstatus: 'canceled' })]);
    expect(await titles()).not.toContain('segreto');
  });

  test('list the news of two days, with title, paper, language and time', async () => {
    const news = await read('/sitemap-news.xml');
    expect(textsOf(news, 'news:title')).toEqual(['Le navi «tornano» & ripartono']);
    expect(textsOf(news, 'news:publication_date')).toEqual(['2025-04-03T02:30:00.000Z']);
    expect([...textsOf(news, 'news:name'), ...textsOf(news, 'news:language')]).toEqual([
      'Il Messaggero',
      'it',
    ]);
    server.setClock('2025-04-05T02:31:00Z');
    expect(textsOf(await read('/sitemap-news.xml'), 'news:title')).not.toContain(
      'Le navi «tornano» & ripartono',
    );
  });

  test('list a text of several papers only in the paper that is canonical', async () => {
    const shared = { uri: 'urn:ansa:1', title: 'Comune', body: '<p>Uguale.</p>' };
    for (const brand of ['CA', 'QP'] as const) await fixture.run([ninjs(shared)], { brand });
    const listed = async (host: string) =>
      [
        ...(await placesIn('/sitemap-articoli-2025-04.xml', host)),
        ...(await placesIn('/sitemap-news.xml', host)),
      ].filter((url) => url.endsWith('/comune'));
    expect(await listed('corriereadriatico.localhost')).toHaveLength(2);
    expect(await listed('quotidianodipuglia.localhost')).toEqual([]);
  });

  test.each([
    '/sitemap-articoli-2025-05.xml',
    '/sitemap-articoli-1999-01.xml',
    '/sitemap-articoli-2025-04-2.xml',
    '/sitemap-articoli-2025-13.xml',
    '/sitemap-articoli-x.xml',
    '/rss/cucina.xml',
    '/rss/economia',
  ])('answer 404 at %s', async (url) => {
    const reply = await server.ask({ url });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('NAV-24 feeds', () => {
  test('have the newest articles with author, section, opening, picture and time', async () => {
    const feed = await read('/rss.xml');
    expect(feed.attributes.version).toBe('2.0');
    expect(textsOf(feed, 'title')[0]).toBe('Il Messaggero');
    const [item, ...others] = allOf(feed, 'item');
    expect(others).toHaveLength(1);
    const [article] = (await fixture.allArticles()).filter(({ uri }) => uri === 'urn:1');
    const told = Object.fromEntries(item?.children.map(({ name, text }) => [name, text]) ?? []);
    expect(told).toEqual({
      title: 'Le navi «tornano» & ripartono',
      link: `${ORIGIN}/articolo/${article?.id}/le-navi-tornano-ripartono`,
      guid: `${ORIGIN}/articolo/${article?.id}`,
      pubDate: 'Thu, 03 Apr 2025 02:30:00 GMT',
      'dc:creator': 'Livia Santoro',
      category: 'Economia',
      description: article?.opening,
      enclosure: '',
    });
    const enclosure = allOf(feed, 'enclosure')[0]?.attributes ?? {};
    const picture = await server.ask({ url: pathOf(enclosure.url) ?? '' });
    expect([picture.headers['content-type'], picture.headers['content-length']]).toEqual([
      enclosure.type,
      enclosure.length,
    ]);
  });

  test('exist for each section; one without articles has an empty feed', async () => {
    expect(textsOf(await read('/rss/economia.xml'), 'title')).toEqual([
      'Il Messaggero · Economia',
      'Il Messaggero · Economia',
      'Le navi «tornano» & ripartono',
    ]);
    server.setClock('2025-09-01T10:00:00Z');
    expect(allOf(await read('/rss/economia.xml'), 'item')).toEqual([]);
  });

  test('can be parsed although a title contains characters that XML forbids', async () => {
    await fixture.run([ninjs({ uri: 'urn:5', title: 'Bip \u0007\u001b e 😀' })]);
    expect(textsOf(await read('/rss.xml'), 'title').some((title) => /^Bip.*😀$/.test(title))).toBe(true);
  });
});

test.each([
  '/sitemap.xml',
  '/sitemap-pagine.xml',
  '/rss.xml',
  '/robots.txt',
])('NAV-24 a client that already has %s gets 304, and a HEAD request gets only the headers', async (url) => {
  const whole = await server.ask({ url });
  const head = await server.ask({ url, method: 'HEAD' });
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([
    200,
    '',
    whole.headers['content-type'],
  ]);
  if (url === '/robots.txt') return;
  const again = await server.ask({ url, headers: { 'if-none-match': String(whole.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('NAV-24 an account site is closed to search engines', async () => {
  const ask = (url: string) => apart.ask({ url, headers: { host: 'account.ilmessaggero.localhost' } });
  expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  expect((await ask('/sitemap.xml')).statusCode).toBe(404);
  expect((await ask('/rss.xml')).statusCode).toBe(404);
  const newsstand = await apart.ask({ url: '/sitemap-pagine.xml' });
  expect(textsOf(readXml(newsstand.body), 'loc').map(pathOf)).not.toContain('/faq');
});
