// @module-tag postgres
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Access } from '#domain/access.ts';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import type { SearchRequest } from '#domain/search.ts';
import { NO_FILTERS } from '#domain/search-address.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { articles, placements } from '#server/base/db/schema/content-schema.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { writeArticles } from '../../db/articles.ts';
import { writePlacements } from '../../db/placements.ts';
import { MAX_MATCHES } from '../../db/search/candidates.ts';
import { indexArticles } from '../../db/search/index-articles.ts';
import { searchArticles } from './search-articles.ts';

const fixture = importFixture({ once: true });

const search = (text: string, overrides: Partial<SearchRequest> = {}, access: Access = 'free') =>
  searchArticles(
    fixture.database().orm,
    IL_MESSAGGERO,
    { ...NO_FILTERS, ...overrides, text },
    { now: NOON, access },
  );
const titles = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).hits.map(({ article }) => article.title);

const FILL = 'Una riga di cronaca che non dice altro. '.repeat(12);
const told = (uri: string, title: string, body: string, overrides: Parameters<typeof ninjs>[0] = {}) =>
  ninjs({ uri, title, body: `<p>${body}</p>`, day: '1996-03-20', ...overrides });
const paid = (uri: string, title: string, words: string) =>
  told(uri, title, `Si comincia.</p><p>Si continua.</p><p>${words}${FILL}</p><p>Fine.`, {
    access: 'digital',
  });

/** Adds copies of an imported article, each a minute after the other. */
async function repeat(uri: string, times: number): Promise<void> {
  const { orm } = fixture.database();
  const [article] = await orm.select().from(articles).where(eq(articles.uri, uri));
  if (!article) throw new Error('nothing was printed');
  const [placed] = await orm.select().from(placements).where(eq(placements.articleId, article.id));
  if (!placed) throw new Error('it stands nowhere');
  const repeated = Array.from({ length: times }, (_, at) => ({
    ...article,
    id: article.id + 10 + at,
    uri: `${uri}:${at}`,
    publishedAt: new Date(article.publishedAt.getTime() + at * 60_000),
  }));
  await orm.transaction(async (tx) => {
    await writeArticles(tx, repeated);
    await writePlacements(
      tx,
      repeated.map(({ id }) => ({ ...placed, articleId: id })),
    );
    await indexArticles(
      tx,
      repeated.map(({ id }) => id),
    );
    await tx.execute(sql`analyze article_search`);
  });
}

const OLD = [
  told('urn:market', 'Il mercato, storia di un mercato', `Al mercato, dal mercato. ${FILL}`),
  told('urn:station', 'La stazione', `Un binario, un altro. ${FILL}`),
  told('urn:both', 'Il mercato della stazione', `Tra i banchi. ${FILL}`, { section: 'Roma' }),
  told('urn:rope', 'Bassa marea e tiro alla fune', `Si tira. ${FILL}`),
  paid('urn:much', 'Prezzi in città', 'Il mercato, un mercato, altro mercato, ancora mercato, e mercato. '),
  paid('urn:little', 'Prezzi in provincia', 'Il mercato. '),
];

beforeAll(async () => {
  await fixture.run([
    ...OLD,
    told(
      'urn:filler',
      'Notizie del giorno',
      `${FILL} Il mercato e la stazione. Bassa marea, un tiro alla fune. ${FILL}`,
      {
        day: '2025-04-01',
        section: 'Economia',
      },
    ),
  ]);
  await repeat('urn:filler', MAX_MATCHES + 200);
});

test('NWS-06 for a word in more articles than are ranked, the articles that are most about it come first, however old', async () => {
  const found = await search('mercato');
  expect([found.total, found.hasMore, found.pages]).toEqual([MAX_MATCHES, true, MAX_MATCHES / 20]);
  expect(found.hits.slice(0, 3).map(({ article }) => article.title)).toEqual([
    'Il mercato, storia di un mercato',
    'Il mercato della stazione',
    'Notizie del giorno',
  ]);
});

test.each([
  'mercato stazione',
  'stazione mercato cronaca',
  '"mercato" stazione',
  'mercato -tranvia',
])('NWS-06 the same holds for several words, and for operators: %s', async (query) => {
  expect((await titles(query)).slice(0, 2)).toContain('Il mercato della stazione');
});

test.each([
  '"tiro alla fune"',
  'bassa-marea',
  '"bassa marea" cronaca',
  'bassa’marea',
])('NWS-06 the same holds for phrases: %s', async (query) => {
  const found = await search(query);
  expect(found.hasMore).toBe(true);
  expect(found.hits[0]?.article.title).toBe('Bassa marea e tiro alla fune');
});

test('NWS-06 the counts are those of the articles that are shown', async () => {
  const { facets } = await search('mercato');
  expect(facets.months.map(({ month }) => month)).toEqual(['1996-03', '2025-04']);
  expect(facets.months.reduce((sum, { articles }) => sum + articles, 0)).toBe(MAX_MATCHES);
});

test('NWS-06 with more matches than are ranked, the pages show each article once', async () => {
  const pages = await Promise.all([1, 2, 26, 42, 43, 50].map((page) => search('mercato', { page })));
  const ids = pages.flatMap(({ hits }) => hits.map(({ article }) => article.id));
  expect(new Set(ids).size).toBe(6 * 20);
});

test('NWS-06 the best articles are taken from the selected part of the archive, and from published articles', async () => {
  expect((await titles('mercato', { from: '2025-01-01' }))[0]).toBe('Notizie del giorno');
  expect((await titles('mercato', { to: '1999-01-01' }))[0]).toBe('Il mercato, storia di un mercato');
  expect(
    (await titles('mercato', { sections: ['economia'] })).every((title) => title === 'Notizie del giorno'),
  ).toBe(true);
  const before = { now: new Date('1990-01-01T10:00:00Z'), access: 'free' as const };
  const none = await searchArticles(
    fixture.database().orm,
    IL_MESSAGGERO,
    { ...NO_FILTERS, text: 'mercato' },
    before,
  );
  expect(none.total).toBe(0);
});

test('NWS-06 by date the newest come first, whatever they are about', async () => {
  const [first] = await titles('mercato', { order: 'date' });
  expect(first).toBe('Notizie del giorno');
});

test('NWS-05 the number of times that a word occurs in a paid text only counts for readers who may read it', async () => {
  const of = async (access: Access) =>
    (await titles('mercato', {}, access)).filter((title) => title.startsWith('Prezzi'));
  for (const access of ['free', 'online'] as const) expect(await of(access)).toEqual([]);
  for (const access of ['digital', 'digital+'] as const)
    expect(await of(access)).toEqual(['Prezzi in città']);
});

test('NWS-06 a word of thousands of letters breaks no import, and is not stored as a strong word', async () => {
  const endless = 'y'.repeat(2040);
  await fixture.run([told('urn:endless', 'Il mercatino', `${endless} ${endless} ${endless} ${endless}`)]);
  const answer = await fixture.database().orm.execute(sql`
    select word from article_search found join articles a on a.id = found.article_id,
      unnest(tsvector_to_array(word_strengths(document, found.words, found.access))) as word where a.uri = 'urn:endless'`);
  expect(rowsOf(answer)).toEqual([{ word: 'mercatin/3/free' }]);
});
