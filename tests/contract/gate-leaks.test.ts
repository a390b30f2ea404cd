import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { articles, editions, sections } from '#server/base/db/schema/content-schema.ts';
import { gatedNewsstand, hashOf } from '#tests/support/gated-newsstand.ts';
import {
  GUARDED_DAY as DAY,
  guardedDelivery,
  guardedWordsIn,
  showsDelivery,
} from '#tests/support/guarded-articles.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { everyCall } from '#tests/support/public-answers.ts';
import type { Known } from '#tests/support/public-pages.ts';

const PASSWORD = 'Prova-del-cancello-1';
const paper = 'MG';

const fixture = importFixture();
const { ask, cookieOf } = gatedNewsstand(
  newsstandApp(fixture.database, {
    pages: true,
    queue: true,
    imagesFolder: fixture.imagesFolder,
    environment: { GATE: paper, GATE_DIGESTS: `${paper}=${await hashOf(PASSWORD)}` },
  }),
);

/** Addresses open to everybody, which contain nothing of the paper's contents. */
const PUBLIC = /^\/(?:healthz|readyz|robots\.txt|manifest\.webmanifest|sw\.js|newsletter\/disiscrizione\b)/;
/** Addresses protected by a key or a password of their own. */
const OWN_KEY = /^\/(?:v1\/(?:consegne|avvisi)|api\/mail\/rimbalzi|api\/site\/accesso)$/;

/** Addresses that do not exist on this server, or not yet. */
const FEEDS = [
  '/rss',
  '/rss.xml',
  '/feed',
  '/feed.xml',
  '/rss/cronaca.xml',
  '/atom.xml',
  '/sitemap.xml',
  '/sitemap-news.xml',
  '/sitemap_index.xml',
  '/.well-known/x',
  '/rassegna-condivisa/AAAA',
  '/posta',
  '/brands/mg/screenshot-narrow.webp',
];

let ids: Known;

beforeEach(async () => {
  await fixture.run(guardedDelivery());
  const { orm } = fixture.database();
  const [edition] = await orm.select().from(editions).where(eq(editions.slug, 'nazionale'));
  const [section] = await orm.select().from(sections).where(eq(sections.slug, 'cronaca'));
  const rows = await orm.select({ id: articles.id }).from(articles).orderBy(asc(articles.id));
  ids = { articles: rows.map(({ id }) => id), editionId: edition?.id ?? 0, sectionId: section?.id ?? 0 };
});

/** Pictures and packages named in pages behind the gate. */
async function filesInside(cookie: string): Promise<string[]> {
  const telling = ['/', '/edizione/nazionale', '/api/edicola/pacchetto?edizione=nazionale'];
  const bodies = await Promise.all(telling.map(async (url) => (await ask({ paper, url, cookie })).body));
  const found = bodies.flatMap((body) => body.match(/\/(?:immagini|pacchetti)\/[\w/.-]+/g) ?? []);
  return [...new Set(found)];
}

type Sent = { url: string; method?: 'GET' | 'POST' | 'HEAD'; body?: unknown };

/** @returns what is wrong with the answer to a client that has not passed the gate */
async function faultOf({ url, method = 'GET', body }: Sent): Promise<string[]> {
  const sent = body !== undefined && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const reply = await ask({ paper, url, method, ...sent });
  const answer = `${JSON.stringify(reply.headers)}\n${reply.body}`;
  const open = PUBLIC.test(url) || OWN_KEY.test(url);
  const kept = /^\/(?:healthz|readyz|manifest|sw\.js)/.test(url);
  return [
    ...(showsDelivery(answer) || guardedWordsIn(answer).length > 0 ? [`${url} tells of an article`] : []),
    ...(open || reply.status === 403 ? [] : [`${url} is answered with ${reply.status}`]),
    ...(kept || reply.headers['cache-control'] === 'no-store' ? [] : [`${url} may be kept`]),
    ...(kept || reply.headers['x-robots-tag'] ? [] : [`${url} may be found`]),
  ];
}

test('SHL-02 no address shows a word of an article to a client that has not passed the gate', async () => {
  const cookie = await cookieOf(paper, PASSWORD);
  const files = await filesInside(cookie);
  expect(files.some((file) => file.startsWith('/immagini/'))).toBe(true);
  expect(files.some((file) => file.startsWith('/pacchetti/'))).toBe(true);
  // With an empty newsstand the test would prove nothing; the request also fills the prepared replies.
  expect(showsDelivery((await ask({ paper, url: '/', cookie })).body)).toBe(true);
  const calls: Sent[] = [...everyCall(ids), ...[...files, ...FEEDS].map((url) => ({ url }))];
  const faults = [];
  for (const call of calls) faults.push(...(await faultOf(call)));
  expect(faults).toEqual([]);
});

test('SHL-02 a paper without a gate shows no word of a paper with one', async () => {
  const open = 'QP';
  await fixture.run([ninjs({ uri: 'urn:open', title: 'Il giornale aperto' })], { brand: open });
  expect((await ask({ paper: open, url: '/' })).body).toContain('Il giornale aperto');
  const [id = 0] = ids.articles;
  const urls = [
    '/',
    `/?data=${DAY}`,
    '/api/edicola/home',
    `/api/edicola/home?data=${DAY}`,
    '/ricerca/plain',
    '/api/edicola/ricerca?q=plain',
    '/v1/ricerca?q=plain',
    '/v1/giorno',
    `/articolo/${id}/titolo`,
    `/api/edicola/articolo?id=${id}`,
    '/firma/livia-santoro',
    '/speciali',
    '/sitemap-news.xml',
    '/rss.xml',
  ];
  const told = await Promise.all(urls.map(async (url) => (await ask({ paper: open, url })).body));
  expect(urls.filter((_, index) => showsDelivery(told[index] ?? ''))).toEqual([]);
});

test('SHL-02 an address that is written in another way does not bypass the gate', async () => {
  const [id = 0] = ids.articles;
  const article = `/articolo/${id}/titolo`;
  const written = [
    ...['/assets/..', '/brands/..', '/sw.js/..', '/accesso/..', '/healthz/..', '/.', '/'].map(
      (way) => way + article,
    ),
    `/%61rticolo/${id}`,
    `http://x${article}`,
    `${article}#/accesso`,
    `/accesso#/..${article}`,
    `/accesso/../api/edicola/articolo?id=${id}`,
    `/assets/%2e%2e${article}`,
    '/Accesso',
    '/accesso/x',
  ];
  for (const url of written) {
    const { status, body } = await ask({ paper, url });
    expect([status, showsDelivery(body)], url).toEqual([403, false]);
  }
  const hosts = ['x-forwarded-host', 'forwarded', 'x-host', 'x-original-url'];
  for (const name of hosts) {
    const { status } = await ask({
      paper,
      url: article,
      headers: { [name]: 'quotidianodipuglia.localhost' },
    });
    expect(status, name).toBe(403);
  }
  for (const method of ['HEAD', 'POST'] as const)
    expect((await ask({ paper, url: article, method })).status).toBe(403);
});

test('SHL-02 a program gets an error of the contract’s shape, a person the form for the password', async () => {
  for (const url of [
    '/api/edicola/home',
    '/v1/giorno',
    '/api/user/info',
    '/pacchetti/roma/2025-04-03/x/testi',
  ]) {
    const { headers, body } = await ask({ paper, url });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body)).toMatchObject({ success: false, status: { code: 'ERR_SITE_GATED' } });
  }
  for (const url of ['/', '/faq', '/sso/login', '/nessuna/pagina', '/shell']) {
    const { headers, body } = await ask({ paper, url });
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain('<h1>Accesso Riservato</h1>');
    for (const [, file = ''] of body.matchAll(/(?:src|href)="?(\/[\w/.-]+)|url\((\/[\w/.-]+)\)/g)) {
      if (file) expect((await ask({ paper, url: file })).status, file).toBe(200);
    }
  }
});
