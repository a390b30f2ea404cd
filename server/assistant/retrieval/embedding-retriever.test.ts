// @module-tag postgres
import { afterAll, beforeEach, expect, test } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { LEGGO } from '#domain/brands/leggo.ts';
import { slugify } from '#domain/text.ts';
import { QueueFull } from '#domain/work-queue.ts';
import { openFakeEmbeddings } from '#tests/support/fake-embeddings.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { enableVectorSearch } from '../db/embeddings.ts';
import { openEmbedder } from '../embeddings/embedder.ts';
import { fillEmbeddings } from '../embeddings/fill-embeddings.ts';
import { embeddingRetriever } from './embedding-retriever.ts';
import {
  ANSWERABLE,
  DEFAULT_SIMILARITY_THRESHOLD,
  type RetrievalRequest,
  type Retriever,
  wordRetriever,
} from './retriever.ts';

const fixture = importFixture();
const model = await openFakeEmbeddings({ berlina: 'automobile' });
afterAll(() => model.close());
beforeEach(() => model.reset());

const embedder = openEmbedder({ url: model.url, key: null, name: 'meaning' });
const orm = () => fixture.database().orm;
const seen = () =>
  fillEmbeddings({
    orm: orm(),
    embedder,
    now: () => NOON,
    signal: new AbortController().signal,
    report: (error) => {
      throw error;
    },
  });

type Ask = Partial<Omit<RetrievalRequest, 'scope'>> & { scope?: Partial<RetrievalRequest['scope']> };
const askBy = (retriever: Retriever, question: string, { scope, ...rest }: Ask = {}) =>
  retriever.retrieve(orm(), {
    brand: IL_MESSAGGERO,
    question,
    access: 'digital+',
    now: NOON,
    limit: 8,
    ...rest,
    scope: { sections: [], editions: [], category: null, ...scope },
  });

/** Asks with the embedding retriever; also returns the errors reported meanwhile. */
async function ask(question: string, { hasVectors = false, timeoutMs = 60_000, ...rest }: Asking = {}) {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const deps = { embedder, hasVectors, threshold: DEFAULT_SIMILARITY_THRESHOLD, report, timeoutMs };
  return { found: await askBy(embeddingRetriever(wordRetriever, deps), question, rest), reported };
}
type Asking = Ask & { hasVectors?: boolean; timeoutMs?: number };

const one = (title: string, body: string, overrides: Parameters<typeof ninjs>[0] = {}) =>
  ninjs({ uri: `urn:${slugify(title)}`, title, body, ...overrides });
const LAMP_TEXT =
  'Elettrica è questa lampada antica: splendida, luminosa, costosa, preziosa, dorata, rotonda, fragile.';
const LAMP = one('Lampada', `<p>${LAMP_TEXT}</p>`);
const CAR = one('Novità elettrica', '<p>Un’automobile elettrica in piazza.</p>', { section: 'Economia' });
const BUS = one(
  'Corsa lunga',
  '<p>Automobile o corriera, elettrica o no: ne parlano tutti da molti anni.</p>',
);
const textsOf = ({ passages }: { passages: readonly { text: string }[] }) => passages.map(({ text }) => text);

test('RAG-07 passages found by words are ordered by meaning', async () => {
  const asked = 'Una berlina elettrica antica?';
  await fixture.run([LAMP, CAR, BUS]);
  await seen();
  const byWords = await askBy(wordRetriever, asked);
  expect(textsOf(byWords)[0]).toContain('lampada');
  expect(byWords.coverage).toBeLessThan(ANSWERABLE);
  const { found, reported } = await ask(asked);
  expect(textsOf(found)[0]).toBe('Un’automobile elettrica in piazza.');
  expect(textsOf(found).toSorted()).toEqual(textsOf(byWords).toSorted());
  expect(found.coverage).toBeGreaterThan(ANSWERABLE);
  expect(found.passages[0]?.score).toBeLessThanOrEqual(1);
  expect(found.passages[0]?.matched).toEqual(['elettrica']);
  expect([...found.articles.keys()].toSorted()).toEqual([...byWords.articles.keys()].toSorted());
  expect(reported).toEqual([]);
});

test('RAG-07 an article without a required word is not found by its meaning either', async () => {
  const asked = 'Una berlina elettrica antica?';
  const paid = '<p>Un’automobile elettrica.</p><p>Era antica.</p>';
  await fixture.run([LAMP, CAR, BUS, one('Auto elettrica', paid, { access: 'digital' })]);
  await seen();
  const hasVectors = await enableVectorSearch(orm());
  const sought = async (overrides: Ask) => (await ask(asked, { hasVectors, ...overrides })).found;
  const ofAll = await sought({ requiredWords: ['antica'] });
  expect(textsOf(ofAll).toSorted()).toEqual([LAMP_TEXT, 'Era antica.', 'Un’automobile elettrica.']);
  expect(ofAll.coverage).toBeGreaterThan(ANSWERABLE);
  // The paid part has the word, but this reader may not read it.
  const ofFree = await sought({ requiredWords: ['antica'], access: 'free' });
  expect(textsOf(ofFree)).toEqual([LAMP_TEXT]);
  expect(ofFree.coverage).toBeLessThan(ANSWERABLE);
  expect([...ofFree.articles.values()].map(({ title }) => title)).toEqual(['Lampada']);
  const ofNone = await sought({ requiredWords: ['elettrica', 'antica'], scope: { sections: ['economia'] } });
  expect(ofNone).toMatchObject({ passages: [], coverage: 0 });
});

test('RAG-07 as many passages of one article are found by meaning as requested', async () => {
  await fixture.run([
    one('Auto', Array.from({ length: 5 }, (_, at) => `<p>Automobile elettrica ${at}.</p>`).join('')),
  ]);
  await seen();
  const hasVectors = await enableVectorSearch(orm());
  for (const perArticle of [1, 5])
    expect((await ask('La berlina è elettrica?', { hasVectors, perArticle })).found.passages).toHaveLength(
      perArticle,
    );
  expect((await ask('La berlina è elettrica?', { hasVectors })).found.passages).toHaveLength(3);
});

test('RAG-07 articles without embeddings are found by words as before', async () => {
  await fixture.run([LAMP, CAR, BUS]);
  const byWords = await askBy(wordRetriever, 'Una berlina elettrica?', { limit: 2 });
  expect(byWords.passages).toHaveLength(2);
  expect((await ask('Una berlina elettrica?', { limit: 2 })).found).toEqual(byWords);
});

test("RAG-07 embeddings of an article's former text are not used after a correction", async () => {
  await fixture.run([CAR]);
  await seen();
  await fixture.run([
    {
      ...one('Novità elettrica', '<p>Una sedia elettrica di design.</p>', { section: 'Economia' }),
      version: '2',
    },
  ]);
  const byWords = await askBy(wordRetriever, 'Una berlina elettrica?');
  expect((await ask('Una berlina elettrica?')).found).toEqual(byWords);
});

test('RAG-07 the result by words is used if the model fails or is too slow', async () => {
  await fixture.run([LAMP, CAR, BUS]);
  await seen();
  const byWords = await askBy(wordRetriever, 'Una berlina elettrica?', { limit: 2 });
  expect(byWords.passages).toHaveLength(2);
  model.refusesWith = 500;
  const refused = await ask('Una berlina elettrica?', { limit: 2 });
  expect([refused.found, refused.reported.length]).toEqual([byWords, 1]);
  model.refusesWith = 0;
  const silent = await ask('Una berlina elettrica?', { limit: 2, timeoutMs: 20 });
  expect([silent.found, silent.reported.length]).toEqual([byWords, 1]);
});

test('RAG-07 the result by words is used if the database cannot compare vectors after all', async ({
  skip,
}) => {
  skip(await enableVectorSearch(orm()), 'the database has pgvector');
  await fixture.run([LAMP, CAR]);
  await seen();
  const { found, reported } = await ask('Una berlina elettrica?', { hasVectors: true });
  expect(found).toEqual(await askBy(wordRetriever, 'Una berlina elettrica?'));
  expect(reported).toHaveLength(1);
});

test('RAG-07 a question of interrogatives only finds nothing, and a blank one is not sent to the model', async () => {
  await fixture.run([LAMP]);
  await seen();
  model.calls = [];
  expect((await ask(' ')).found).toMatchObject({ passages: [], coverage: 0 });
  expect(model.calls).toEqual([]);
  expect((await ask('Chi, quando e perché?')).found).toMatchObject({ passages: [], coverage: 0 });
});

test('NWS-05 embeddings of a paid text are used only for readers who may read it', async () => {
  const body =
    '<p>La lampada elettrica accanto alla nuova automobile: automobile, automobile, automobile.</p>';
  await fixture.run([LAMP, one('Luce elettrica', body, { access: 'digital' })]);
  await seen();
  const asked = 'Una berlina elettrica?';
  const hasVectors = await enableVectorSearch(orm());
  const byWords = await askBy(wordRetriever, asked, { access: 'free' });
  const { found } = await ask(asked, { access: 'free', hasVectors });
  expect(found.coverage).toBeLessThan(ANSWERABLE);
  expect(textsOf(found).toSorted()).toEqual(textsOf(byWords).toSorted());
  expect(JSON.stringify(found.passages)).not.toContain('automobile');
  expect((await ask(asked, { access: 'digital', hasVectors })).found.coverage).toBeGreaterThan(ANSWERABLE);
});

test('RAG-07 a synonym that shares no word with the question is found by a database with pgvector', async ({
  skip,
}) => {
  skip(!(await enableVectorSearch(orm())), 'the database has no pgvector');
  await fixture.run([
    LAMP,
    one('Novità in piazza', '<h2>Automobile</h2><p>Un’automobile.</p>', { section: 'Economia' }),
    one('Il divieto', '<p>Per tutti.</p><p>Anche questo.</p><p>Ecco.</p><p>Un’automobile segreta.</p>', {
      access: 'digital',
    }),
    ninjs(
      { uri: 'urn:h', title: 'Dopo', body: '<p>Automobile.</p>' },
      { embargoed: '2025-04-03T13:30:00+02:00' },
    ),
  ]);
  await seen();
  const hasVectors = true;
  const sought = async (overrides: Ask = {}) =>
    (await ask('La berlina?', { hasVectors, ...overrides })).found;
  expect((await askBy(wordRetriever, 'La berlina?')).passages).toEqual([]);
  const found = await sought();
  expect(textsOf(found)).toEqual(['Un’automobile.', 'Un’automobile segreta.']);
  expect(found.passages[0]).toMatchObject({ place: 2, matched: [] });
  expect(found.coverage).toBeGreaterThanOrEqual(ANSWERABLE);
  expect([...found.articles.values()].map(({ title }) => title).toSorted()).toEqual([
    'Il divieto',
    'Novità in piazza',
  ]);
  expect(textsOf(await sought({ access: 'free' }))).toEqual(['Un’automobile.']);
  expect(textsOf(await sought({ scope: { category: 'economia' } }))).toEqual(['Un’automobile.']);
  expect(textsOf(await sought({ scope: { sections: ['cronaca'] } }))).toEqual(['Un’automobile segreta.']);
  expect(textsOf(await sought({ scope: { to: '2025-04-02' } }))).toEqual([]);
  expect(textsOf(await sought({ brand: LEGGO }))).toEqual([]);
  expect(textsOf(await sought({ limit: 1 }))).toEqual(['Un’automobile.']);
  await fixture.run([
    { ...one('Novità in piazza', '<p>Niente.</p>', { section: 'Economia' }), version: '2' },
    { ...one('Il divieto', '<p>Per tutti.</p>'), version: '2', pubstatus: 'canceled' },
  ]);
  expect(textsOf(await sought())).toEqual([]);
});

test('RAG-07 API-07 if the queue is full for the vector search, the result by words is used and no error reported', async () => {
  await fixture.run([LAMP]);
  await seen();
  let turns = 0;
  const runQueued = async <T>(search: () => Promise<T>): Promise<T> => {
    turns += 1;
    if (turns > 1) throw new QueueFull('too many wait already');
    return await search();
  };
  const { found, reported } = await ask('La lampada è elettrica?', { runQueued });
  expect(turns).toBe(2);
  expect(found.passages).not.toEqual([]);
  expect(reported).toEqual([]);
});
