import { inflateRawSync } from 'node:zlib';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Access, mayRead } from '#domain/access.ts';
import { PRODUCT_ACCESS, type Product } from '#domain/products.ts';
import { articles, editions, sections } from '#server/base/db/schema/content-schema.ts';
import {
  guardedDelivery,
  guardedFeed,
  guardedWordsIn,
  showsDelivery,
  withdrawal,
} from '#tests/support/guarded-articles.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import {
  everyCall,
  everyOperation,
  everyOperationCall,
  everyPage,
  OPERATIONS,
} from '#tests/support/public-answers.ts';
import { everyRoute, type Known, PAGES } from '#tests/support/public-pages.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true, queue: true });

const FORGED = { authorization: 'Bearer forged', cookie: 'id_token=forged' };

/**
 * Calls whose answers depend on which product a signed-in reader has. Only the reader whose product opens least makes
 * the others, too.
 */
const BY_PRODUCT =
  /^\/(?:api\/(?:edicola\/(?:articolo|pacchetto|ricerca)|user\/rassegna|rag)|v1\/ricerca|pacchetti|utente-rag)/;

/** Products that open less than everything, each with the access level it opens and the calls that are made. */
const LESSER_PRODUCTS: [Product, Access, calls: RegExp][] = [
  ['consent', 'free', /^/],
  ['rassegna', 'free', BY_PRODUCT],
  ['online', 'online', BY_PRODUCT],
  ['digital', 'digital', BY_PRODUCT],
];

/** Calls of the press review: its subscription opens the texts of all papers there, and nowhere else. ROL-05 */
const OPENS_CLIPS = /^\/api\/user\/rassegna\//;

/** Calls that end the session, after which nobody is signed in. */
const ENDS_SESSIONS = /^\/(?:logout|api\/(?:logout|sessions))/;

let known: Known;

test('every operation of the contracts and every route of the page is visited', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(everyOperation().sort());
  expect(Object.keys(PAGES).sort()).toEqual(everyRoute().sort());
});

describe('with a delivery of every kind of article', () => {
  beforeEach(async () => {
    await fixture.run(guardedDelivery());
    await fixture.runFile('feed.xml', guardedFeed());
    await fixture.run([withdrawal()]);
    const { orm } = fixture.database();
    const [edition] = await orm.select().from(editions).where(eq(editions.slug, 'nazionale'));
    const [section] = await orm.select().from(sections).where(eq(sections.slug, 'cronaca'));
    const rows = await orm.select({ id: articles.id }).from(articles).orderBy(asc(articles.id));
    known = {
      articles: rows.map(({ id }) => id),
      editionId: edition?.id ?? 0,
      sectionId: section?.id ?? 0,
    };
  });

  /** The whole text of an answer, headers included. */
  async function answerTo(
    { url, method = 'GET', body }: ReturnType<typeof everyCall>[number],
    headers: Record<string, string>,
  ): Promise<string> {
    const sent = body !== undefined && {
      headers: { ...headers, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    };
    const reply = await server.ask({ url, method, headers, ...sent });
    expect(reply.statusCode, url).toBeLessThan(500);
    return `${JSON.stringify(reply.headers)}\n${reply.body}`;
  }

  test('ROL-06 no answer to a client without a subscription contains a word of a paid part', async () => {
    const leaks: string[] = [];
    const telling = new Set<string>();
    // A token, forged or not, changes no page: see the test of the pages for a reader who pays.
    for (const [headers, calls] of [
      [{}, everyCall(known)],
      [FORGED, everyOperationCall(known)],
    ] as const) {
      for (const call of calls) {
        const answer = await answerTo(call, headers);
        leaks.push(...guardedWordsIn(answer).map((word) => `${call.url} holds ${word}`));
        if (showsDelivery(answer)) telling.add(call.url);
      }
    }
    expect(leaks).toEqual([]);
    // The test would prove nothing if the free text were not shown.
    const [article = 0] = known.articles;
    const doors = ['/', '/api/edicola/home', `/articolo/${article}/titolo`, '/sezione/economia'];
    doors.push(
      '/speciale/inchiesta',
      '/firma/livia-santoro',
      '/ricerca/plain',
      '/api/edicola/ricerca?q=plain',
      '/rss.xml',
      '/rss/economia.xml',
      '/sitemap-news.xml',
      '/sitemap-articoli-2025-04.xml',
    );
    for (const url of doors) {
      expect(telling.has(url), url).toBe(true);
    }
    expect(telling.size).toBeGreaterThan(known.articles.length * 2);
  });

  test('ROL-06 no file of a package contains a word of a paid part', async () => {
    for (const edition of ['nazionale', 'roma']) {
      const { testi } = await server.data<'getPackage'>(`/api/edicola/pacchetto?edizione=${edition}`);
      expect(testi).not.toEqual([]);
      for (const { indirizzo, file } of testi) {
        const stream = await server.ask({ url: indirizzo });
        const told = inflateRawSync(stream.rawPayload).toString();
        expect(showsDelivery(told), indirizzo).toBe(true);
        expect(guardedWordsIn(told)).toEqual([]);
        for (const [place] of file.entries()) {
          const { body } = await server.ask({
            url: `${indirizzo}/${place}`,
            headers: FORGED,
          });
          expect(guardedWordsIn(body)).toEqual([]);
        }
      }
    }
  });

  // The server renders a page once for all readers.
  test('ROL-06 no page for a reader who pays contains a word of a paid part', async () => {
    const browser = openBrowser(server);
    const { orm } = fixture.database();
    await browser.signIn(
      await addAccount(orm, { email: 'pagante@redazione.example', subscriptions: [{ product: 'digital+' }] }),
    );
    const token = browser.token();
    const headers = { authorization: `Bearer ${token}`, cookie: `id_token=${token}` };
    const [article = 0] = known.articles;
    const text = await answerTo({ url: `/api/edicola/articolo?id=${article}`, method: 'GET' }, headers);
    expect(guardedWordsIn(text)).not.toEqual([]);
    const leaks: string[] = [];
    for (const call of everyPage(known).filter(({ url }) => !ENDS_SESSIONS.test(url))) {
      const words = guardedWordsIn(await answerTo(call, headers));
      leaks.push(...words.map((word) => `${call.url} holds ${word}`));
    }
    expect(leaks).toEqual([]);
  });

  test.each(
    LESSER_PRODUCTS,
  )('ROL-06 no answer to a reader of %s contains a word beyond that', async (product, access, calls) => {
    const { orm } = fixture.database();
    const browser = openBrowser(server);
    // The product also opens the chatbot.
    const account = await addAccount(orm, {
      email: `${product}@redazione.example`,
      subscriptions: [{ product }],
    });
    await browser.signIn(account);
    const headers = { authorization: `Bearer ${browser.token()}` };
    const rows = await orm.select().from(articles);
    const beyond = new Set(
      rows.filter((row) => !mayRead(access, row.access)).flatMap(({ body }) => guardedWordsIn(body)),
    );
    expect(beyond.size).toBeGreaterThan(5);
    const unseen = new Set(
      rows
        .filter(({ status, embargoedUntil }) => status !== 'usable' || embargoedUntil)
        .flatMap(({ title, body }) => guardedWordsIn(title + body)),
    );
    expect(unseen.size).toBeGreaterThan(5);
    const opensClips = PRODUCT_ACCESS[product].pressReview;
    const closedAt = (url: string, word: string) =>
      unseen.has(word) || (beyond.has(word) && !(opensClips && OPENS_CLIPS.test(url)));
    const leaks: string[] = [];
    const paidFor = new Set<string>();
    const { testi } = (
      (await server.ask({ url: '/api/edicola/pacchetto?edizione=nazionale', headers })).json() as {
        data: { testi: { indirizzo: string; file: unknown[] }[] };
      }
    ).data;
    const files = testi.flatMap(({ indirizzo, file }) =>
      file.map((_, place) => ({ url: `${indirizzo}/${place}` })),
    );
    for (const call of [
      ...everyOperationCall(known).filter(({ url }) => calls.test(url) && !ENDS_SESSIONS.test(url)),
      ...files,
    ]) {
      for (const word of guardedWordsIn(await answerTo(call, headers))) {
        if (closedAt(call.url, word)) leaks.push(`${call.url} holds ${word}`);
        else paidFor.add(call.url);
      }
    }
    expect(leaks).toEqual([]);
    // A paying reader gets the paid text, by article and by file, or by clip.
    expect(paidFor.size > 2).toBe(access !== 'free' || opensClips);
  });

  test('readers who pay get the paid parts', async () => {
    const rows = await fixture.database().orm.select().from(articles);
    const paid = rows.filter(({ access }) => access !== 'free');
    expect(paid.length).toBeGreaterThan(10);
    expect(paid.filter(({ body }) => guardedWordsIn(body).length === 0)).toEqual([]);
    expect(
      rows.flatMap(({ freeBody, opening, access }) =>
        access === 'free' ? [] : guardedWordsIn(freeBody + opening),
      ),
    ).toEqual([]);
  });
});

test.each([
  '<p>qzkwvxq1a</p>',
  '<p>QZKWVXQ1A</p>',
  '<p>qz<b>kwvxq1</b>a</p>',
  '<meta name="description" content="di qzkwvxq1a">',
  '{"testo":"\\u0071zkwvxq1a"}',
  '{"titolo":"un\\nqzkwvxq1a"}',
  '<p>qz&#107;wvxq1a</p>',
  '<a href="/ricerca/qzkwvxq1a">',
])('a guarded word is found however it is written: %s', (answer) => {
  expect(guardedWordsIn(answer)).toEqual(['qzkwvxq1a']);
});
