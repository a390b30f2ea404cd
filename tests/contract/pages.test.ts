import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture({ once: true });
const server = newsstandApp(fixture.database, { pages: true });

const TITLE = 'Fine </script><script>alert(1)</script> <b>«è» & "così" $& ’';

let id: number;

beforeAll(async () => {
  await fixture.run([
    ninjs({
      uri: 'urn:a',
      title: 'Riapre il ponte',
      editions: ['Nazionale', 'Roma'],
      author: 'Livia Santoro',
    }),
    ninjs(
      { uri: 'urn:b', page: 3, section: 'Sport' },
      { headlines: [{ role: 'main', contenttype: 'text/plain', value: TITLE }] },
    ),
  ]);
  id = (await fixture.allArticles()).find(({ uri }) => uri === 'urn:b')?.id ?? 0;
});

const statusOf = async (url: string) => (await server.ask({ url })).statusCode;

const everyPage = () => [
  '/',
  '/sezioni',
  '/sezione/sport',
  '/edizione/nazionale',
  '/edizione/roma/2025-04-03',
  '/speciali',
  '/firme',
  '/firma/livia-santoro',
  '/archivio',
  '/archivio/2025-04-01',
  '/preferiti',
  '/risposta-condivisa',
  '/scaricati',
  '/avvisi',
  '/avvisi/dispositivo',
  '/faq',
  '/accessibilita',
  '/faq?q=pasword&risposta=cambiare-carta',
  `/articolo/${id}`,
  '/shell',
];

const inline = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

test('every page is one complete document that its own CSP allows', async () => {
  for (const url of everyPage()) {
    const { statusCode, body, headers } = await server.ask({ url });
    expect(statusCode, url).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.match(/<!doctype html>/gi), url).toHaveLength(1);
    expect([...body.matchAll(/<\/(?:html|body|head)>/g)], url).toHaveLength(3);
    const policy = String(headers['content-security-policy']);
    const scripts = inline(body);
    expect(scripts.length, url).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(
        policy.includes(createHash('sha256').update(script).digest('base64')),
        `${url}: ${script.slice(0, 60)}`,
      ).toBe(true);
    }
    expect(
      /\s(?:style|on[a-z]+)=/i.exec(body.replace(/<(script|style)\b.*?<\/\1>/gs, ''))?.[0],
      url,
    ).toBeUndefined();
  }
});

test('a title that looks like markup is shown as text everywhere', async () => {
  for (const url of everyPage().slice(0, -1)) {
    const { body } = await server.ask({ url });
    expect(
      inline(body).some((script) => script.includes('alert(1)</')),
      url,
    ).toBe(false);
    expect(body.includes('<script>alert(1)'), url).toBe(false);
  }
  const { body } = await server.ask({ url: `/articolo/${id}` });
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]).toBe(
    'Fine &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;«è» &amp; &quot;così&quot; $&amp; ’',
  );
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  const [article] = (JSON.parse(jsonLd) as { '@graph': [{ headline: string }] })['@graph'];
  expect(article.headline).toBe(TITLE);
});

test('NAV-07 an article is found by its id in the path or in the query, under any title', async () => {
  for (const url of [
    `/articolo/${id}`,
    `/articolo/${id}/x`,
    `/articolo/ds/${id}`,
    `/articolo?id=${id}`,
    `/articolo/ds?id=${id}`,
  ]) {
    expect(await statusOf(url), url).toBe(200);
  }
  for (const url of ['/articolo', '/articolo/ds']) {
    const { statusCode, headers } = await server.ask({ url });
    expect([statusCode, headers.location], url).toEqual([307, '/']);
  }
});

test.each([
  ['/articolo/99', 404],
  ['/articolo/uno', 404],
  ['/articolo/99999999999', 404],
  ['/nessuna/pagina', 404],
  ['/sezione/cucina', 404],
  ['/edizione/viterbo', 404],
  ['/edizione/roma/2025-02-30', 404],
  ['/assets/none.js', 404],
])('NAV-01 %s is answered with a page that says so: %i', async (url, status) => {
  const { statusCode, headers, body } = await server.ask({ url });
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toMatch(/<h1[\s>]/);
});

test.each([
  '/edizione/ROMA',
  '/edizione/a%2fb',
  '/edizione/%00',
  '/?data=0000-01-01',
  '/archivio/0001-01-01',
  '/archivio/9999-12-31',
  '/edizione/nazionale/0001-01-01',
  '/?data=0001-01-01',
  '/sezioni?edizione=%00',
  '/articolo?id=1e3',
  '//',
  '/x/..//example.com/',
])('NAV-21 %s is never answered with a server error', async (url) => {
  expect(await statusOf(url)).toBeLessThan(500);
});

test.each([
  '/%zz',
  '/%',
  '/firma/caff%E8',
  '/articolo/%E0%A4%A',
])('NAV-21 %s opened in a browser is answered with a page that says that the address cannot be read', async (url) => {
  const { statusCode, headers, body } = await server.ask({ url, headers: { accept: 'text/html,*/*' } });
  expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]).toBe('Indirizzo non valido');
  expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toBe('Indirizzo non valido · Il Messaggero');
  expect(body).toContain('<header');
});

test.each([
  '/?data=9999-12-31',
  '/archivio/9999-12',
  '/archivio/9999-12-31',
  '/edizione/nazionale/9999-12-31',
  '/sezione/sport/9999-12-31',
  '/sezioni?data=9999-12-31',
  '/speciale/atlante/9999-12-31',
  '/ricerca/ponte?da=9999-12-31&a=9999-12-31',
  '/v1/calendario?mese=9999-12',
  '/v1/giorno?data=9999-12-31',
  '/v1/numeri?edizione=nazionale&da=9999-12-31',
])('NWS-08 %s, at the last possible day, is answered 200 or 404', async (url) => {
  expect([200, 404]).toContain(await statusOf(url));
});

test('NAV-09 a percent sign is searched for as it was typed', async () => {
  const { statusCode, headers } = await server.ask({
    url: '/ricerca/100%?pagina=2',
    headers: { accept: 'text/html' },
  });
  expect([statusCode, headers.location]).toEqual([303, '/ricerca/100%25?pagina=2']);
  const { body } = await server.ask({ url: '/ricerca/100%25' });
  expect(/<title>(.*?)<\/title>/.exec(body)?.[1]).toContain('«100%»');
});

test('API-01 a malformed address of an API is never answered with a page, whoever opens it', async () => {
  const { statusCode, headers } = await server.ask({ url: '/v1/%zz', headers: { accept: 'text/html' } });
  expect([statusCode, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
});

test.each([
  '//example.com/',
  '//example.com/articolo',
  '/\\example.com/',
  '/x/..//example.com/',
  '/.//example.com/',
  '/%2e//example.com/',
  'http://example.com/articolo',
])('%s never redirects to another site', async (url) => {
  const { statusCode, headers } = await server.ask({ url });
  expect(statusCode).toBeLessThan(500);
  if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/);
});

test('BRD-02 a forged host appears in no page', async () => {
  for (const host of [
    'example.com',
    'x.example.com:81',
    'ilmessaggero.it.example.com',
    '"><u9>.localhost',
    'x;script-src *;.localhost',
  ]) {
    // A host selects the paper before a page is made, so one of them is enough for most pages.
    const urls = host === 'example.com' ? everyPage() : ['/', `/articolo/${id}`, '/edizione/roma/2025-04-03'];
    for (const url of urls) {
      const { statusCode, body, headers } = await server.ask({ url, headers: { host } });
      expect(statusCode, `${host} ${url}`).toBe(200);
      const answer = body + JSON.stringify(headers);
      expect(
        answer.includes('example.com') || answer.includes('<u9>') || answer.includes('script-src *'),
        `${host} ${url}`,
      ).toBe(false);
      expect(answer).toContain('https://edicola.ilmessaggero.it');
    }
  }
});

test('the same contents make an identical page, so that it is not sent twice', async () => {
  const [first, again] = [await server.ask({ url: '/' }), await server.ask({ url: '/' })];
  const steady = (html: string) => html.replace(/,u:\d{13},/g, '');
  expect(steady(again.body)).toBe(steady(first.body));
  expect(/,u:(\d+),/.exec(first.body)?.[1]).toMatch(/00000$/);
});
