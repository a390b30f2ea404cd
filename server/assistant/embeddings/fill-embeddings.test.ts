// @module-tag postgres
import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { articleEmbeddings } from '#server/base/db/schema/embeddings-schema.ts';
import { openFakeEmbeddings } from '#tests/support/fake-embeddings.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { openEmbedder } from './embedder.ts';
import { fillEmbeddings } from './fill-embeddings.ts';

const fixture = importFixture();
const model = await openFakeEmbeddings();
afterAll(() => model.close());
beforeEach(() => model.reset());

type More = { now?: Date; name?: string; signal?: AbortSignal };

async function fill({ now = NOON, name = 'meaning', signal = new AbortController().signal }: More = {}) {
  const reported: unknown[] = [];
  await fillEmbeddings({
    orm: fixture.database().orm,
    embedder: openEmbedder({ url: model.url, key: null, name }),
    now: () => now,
    report: (error) => reported.push(error),
    signal,
  });
  const sent = model.calls.flatMap(({ input }) => input);
  model.calls = [];
  return { sent, reported };
}

const rows = () =>
  fixture
    .database()
    .orm.select()
    .from(articleEmbeddings)
    .orderBy(asc(articleEmbeddings.articleId), asc(articleEmbeddings.place));
const idOf = async (uri: string) => (await fixture.allArticles()).find((one) => one.uri === uri)?.id;

const BRIDGE = ninjs({
  uri: 'urn:bridge',
  title: 'Riapre il ponte',
  body: '<h2>Sul Tevere</h2><p>Riapre lunedì.</p><hr><p>Costa 12 milioni.</p>',
});
const MARKET = ninjs({ uri: 'urn:market', title: 'Torna il mercato', body: '<p>In piazza.</p>' });
const changed = (item: Record<string, unknown>, version: string, overrides: Record<string, unknown>) => ({
  ...item,
  version,
  ...overrides,
});
const bodyOf = (value: string) => ({ bodies: [{ role: 'main', contenttype: 'text/html', value }] });

test('RAG-07 each block of a new article is sent to the model once', async () => {
  await fixture.run([BRIDGE]);
  expect(await fill()).toEqual({
    sent: ['Riapre il ponte\nRiapre lunedì.', 'Riapre il ponte\nCosta 12 milioni.'],
    reported: [],
  });
  const [bridge] = await fixture.allArticles();
  expect(await rows()).toMatchObject([
    { articleId: bridge?.id, place: 2, model: 'meaning', sourceHash: bridge?.sourceHash },
    { articleId: bridge?.id, place: 4, model: 'meaning', sourceHash: bridge?.sourceHash },
  ]);
  await fixture.run([MARKET]);
  expect((await fill()).sent).toEqual(['Torna il mercato\nIn piazza.']);
  expect((await fill()).sent).toEqual([]);
  expect(await rows()).toHaveLength(3);
});

test('RAG-07 a corrected article is sent again, and every article to another model', async () => {
  await fixture.run([BRIDGE, MARKET]);
  await fill();
  await fixture.run([changed(BRIDGE, '2', bodyOf('<p>Riapre martedì.</p>'))]);
  expect((await fill()).sent).toEqual(['Riapre il ponte\nRiapre martedì.']);
  expect((await rows()).map(({ place }) => place)).toEqual([1, 1]);
  expect((await fill({ name: 'other' })).sent).toHaveLength(2);
  expect((await rows()).map((row) => row.model)).toEqual(['other', 'other']);
});

test('RAG-07 a withdrawn article is not sent, and its embeddings are deleted', async () => {
  const held = ninjs({ uri: 'urn:held', title: 'Mai uscito' }, { pubstatus: 'canceled' });
  await fixture.run([BRIDGE, MARKET, held]);
  await fill();
  await fixture.run([changed(BRIDGE, '2', { pubstatus: 'canceled' })]);
  expect((await fill()).sent).toEqual([]);
  expect((await rows()).map(({ articleId }) => articleId)).toEqual([await idOf('urn:market')]);
});

test('RAG-07 an article that is not published yet is sent when it is', async () => {
  const held = ninjs({ uri: 'urn:h', title: 'Riservata' }, { embargoed: '2025-04-03T13:30:00+02:00' });
  const tomorrow = ninjs({ uri: 'urn:t', title: 'Domani', day: '2025-04-04', body: '<p>Uno.</p>' });
  await fixture.run([held, tomorrow]);
  expect((await fill({ now: new Date('2025-04-03T11:29:59Z') })).sent).toEqual([]);
  expect((await fill({ now: new Date('2025-04-03T11:30:00Z') })).sent).toHaveLength(3);
  expect((await fill({ now: new Date('2025-04-03T22:00:00Z') })).sent).toEqual(['Domani\nUno.']);
});

test('RAG-07 the title is sent once for an article without text', async () => {
  await fixture.run([ninjs({ uri: 'urn:p', title: 'Le foto', body: '<hr>' })]);
  expect((await fill()).sent).toEqual(['Le foto']);
  expect((await fill()).sent).toEqual([]);
  expect((await rows()).map(({ place }) => place)).toEqual([0]);
});

test('RAG-07 a long article is sent in several calls', async () => {
  const body = Array.from({ length: 70 }, (_, at) => `<p>Blocco ${at + 1}.</p>`).join('');
  await fixture.run([ninjs({ title: 'Lungo', body })]);
  expect((await fill()).sent).toHaveLength(70);
  expect((await rows()).map(({ place }) => place)).toEqual(Array.from({ length: 70 }, (_, at) => at + 1));
});

test('RAG-07 a failing model is reported, given up after three articles, and called again in the next run', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ninjs({ uri: `urn:${at}`, title: `Articolo ${at}` }));
  await fixture.run(many);
  model.refusesWith = 400;
  const failed = await fill();
  expect(failed.reported).toHaveLength(3);
  expect(await rows()).toEqual([]);
  model.refusesWith = null;
  expect((await fill()).reported).toEqual([]);
  expect(new Set((await rows()).map(({ articleId }) => articleId)).size).toBe(8);
});

test('RAG-07 a correction that the model refuses leaves the former embeddings, and other articles are still sent', async () => {
  await fixture.run([BRIDGE, MARKET]);
  await fill();
  await fixture.run([
    changed(BRIDGE, '2', bodyOf('<p>Veleno.</p>')),
    changed(MARKET, '2', bodyOf('<p>In strada.</p>')),
  ]);
  model.refusedWord = 'Veleno';
  expect((await fill()).reported).toHaveLength(1);
  const [bridge, market] = await fixture.allArticles();
  const made = await rows();
  expect(made.filter(({ articleId }) => articleId === bridge?.id)).toHaveLength(2);
  expect(made.find(({ articleId }) => articleId === market?.id)?.sourceHash).toBe(market?.sourceHash);
});

test('RAG-07 a server that stops sends nothing more', async () => {
  await fixture.run([BRIDGE]);
  expect(await fill({ signal: AbortSignal.abort() })).toEqual({ sent: [], reported: [] });
});
