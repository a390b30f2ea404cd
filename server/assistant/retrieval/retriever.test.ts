// @module-tag postgres
import { expect, test } from 'vitest';
import type { Access } from '#domain/access.ts';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { LEGGO } from '#domain/brands/leggo.ts';
import { passagesOf } from '#domain/passages.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { candidatesInOrder } from '../search-outcome.ts';
import { passagesOf as foundPassages, type RetrievalRequest, wordRetriever } from './retriever.ts';

const fixture = importFixture();

type Ask = Partial<Omit<RetrievalRequest, 'scope'>> & { scope?: Partial<RetrievalRequest['scope']> };

const ask = (question: string, { scope, ...rest }: Ask = {}) =>
  wordRetriever.retrieve(fixture.database().orm, {
    brand: IL_MESSAGGERO,
    question,
    access: 'digital+',
    now: NOON,
    limit: 10,
    ...rest,
    scope: { sections: [], editions: [], category: null, ...scope },
  });
const titles = async (question: string, overrides: Ask = {}) => {
  const { passages, articles } = await ask(question, overrides);
  return [...new Set(passages.map(({ articleId }) => articles.get(articleId)?.title))];
};

const BRIDGE = ninjs({
  uri: 'urn:bridge',
  title: 'Riapre il ponte',
  section: 'Cronaca',
  body: `<h2>Il ponte sul Tevere</h2><p>Il ponte di Sant’Agata riapre <em>lunedì</em> alle 7.</p><hr>
    <p>L’assessore Marta Quarenghi ha ringraziato gli operai.</p><ul><li>Costo: 12 milioni &amp; più</li></ul>`,
});
const MARKET = ninjs({
  uri: 'urn:market',
  title: 'Torna il mercato',
  section: 'Economia',
  day: '2025-03-20',
  page: 9,
  body: '<p>I banchi tornano in piazza dopo il ponte di primavera.</p><p>I prezzi crescono del 3 per cento.</p>',
});
const PAID = (access: Access) =>
  ninjs({
    uri: 'urn:paid',
    title: 'La cronaca dei lettori',
    access,
    body: `<p>L’apertura è per tutti.</p><hr><p>Anche questa parte parla di ornitorinchi.</p>
      <p>Solo chi paga legge del quadrifoglio.</p><p>E dello zabaione.</p>`,
  });

test('NWS-05 an article that is withdrawn after it was found gives no passages', async () => {
  await fixture.run([BRIDGE]);
  const { orm } = fixture.database();
  const [bridge] = await fixture.allArticles();
  const find = () =>
    foundPassages(
      orm,
      {
        brand: IL_MESSAGGERO,
        access: 'digital+',
        now: NOON,
        limit: 10,
        scope: { sections: [], editions: [], category: null },
      },
      [],
      candidatesInOrder([bridge?.id ?? 0]),
    );
  expect((await find()).passages).not.toEqual([]);
  await orm.update(articles).set({ status: 'canceled' });
  expect((await find()).passages).toEqual([]);
});

test("RAG-07 a question finds the passage, its number in the article and the article's place in print", async () => {
  await fixture.run([BRIDGE, MARKET]);
  const { passages, articles, searched, coverage } = await ask('Quando riapre il ponte di Sant’Agata?');
  const [first] = passages;
  expect(first).toMatchObject({ place: 2, text: 'Il ponte di Sant’Agata riapre lunedì alle 7.' });
  expect(first?.matched).toEqual(['ponte', 'sant', 'agata', 'riapre']);
  expect(searched).toEqual(['riapre', 'ponte', 'Sant', 'Agata']);
  expect(coverage).toBeCloseTo(1);
  expect(articles.get(first?.articleId ?? 0)).toMatchObject({
    title: 'Riapre il ponte',
    slug: 'riapre-il-ponte',
    day: '2025-04-03',
    page: 2,
    access: 'free',
    section: { slug: 'cronaca', name: 'Cronaca' },
    edition: { slug: 'nazionale' },
  });
  const { body = '' } = (await fixture.allArticles()).find(({ id }) => id === first?.articleId) ?? {};
  for (const { place, text } of passages.filter(({ articleId }) => articleId === first?.articleId))
    expect(passagesOf(body).find((one) => one.place === place)?.text).toBe(text);
});

test.each([
  ['Nicolo\u0300 Bru\u0300nda', 'Che cosa ha detto Nicolò Brùnda?', ['nicolo', 'brunda']],
  ['می\u200cخواهم', 'Chi dice میخواهم?', ['میخواهم']],
  ['हिन्दी', 'Dove si parla हिन्\u200dदी?', ['हिन्दी']],
  ['대한', 'Che cosa vuol dire \u1103\u1162\u1112\u1161\u11ab?', ['대한']],
  ['น้ำใจ', 'Che cosa vuol dire น้ำใจ?', ['น้ำใจ']],
])('RAG-07 the passage with %j answers %j', async (said, question, matched) => {
  await fixture.run([BRIDGE, ninjs({ uri: 'urn:said', title: 'In piazza', body: `<p>Ecco ${said}.</p>` })]);
  const [first] = (await ask(question)).passages;
  expect([first?.text, first?.matched]).toEqual([`Ecco ${said}.`, matched]);
});

test('RAG-07 the best passage comes first, and headings are not passages', async () => {
  await fixture.run([BRIDGE, MARKET]);
  const { passages } = await ask('Chi è Marta Quarenghi?', { limit: 2 });
  expect(passages[0]?.place).toBe(4);
  expect(passages.length).toBeLessThanOrEqual(2);
  expect((await ask('ponte sul Tevere')).passages.map(({ text }) => text)).not.toContain(
    'Il ponte sul Tevere',
  );
});

test('RAG-07 a question of interrogatives only is not searched and finds nothing', async () => {
  await fixture.run([BRIDGE]);
  for (const question of ['Chi, quando e perché?', '', '???', 'che cosa', '\u0000\ud800 di il']) {
    expect(await ask(question)).toMatchObject({ passages: [], searched: [], coverage: 0 });
  }
});

test('RAG-07 a question about something else has little coverage', async () => {
  await fixture.run([BRIDGE, MARKET]);
  expect((await ask('Chi ha vinto il derby di pallavolo a Cuneo?')).coverage).toBeLessThan(0.3);
});

test('RAG-07 a name of a headline is found in spite of a typing error', async () => {
  await fixture.run([
    ninjs({ uri: 'urn:a', title: 'Parla Quarenghi', body: '<p>Quarenghi ringrazia.</p>' }),
    MARKET,
  ]);
  // The stem differs from that of the right name, so the index does not find it.
  const { passages, searched } = await ask('Chi è Quaranghi?');
  expect(passages[0]?.text).toBe('Quarenghi ringrazia.');
  expect(searched).toEqual(['Quaranghi']);
});

test('RAG-07 a typing error is corrected after many correct words', async () => {
  await fixture.run([
    ninjs({ uri: 'urn:a', title: 'Parla Quarenghi', body: '<p>Quarenghi ringrazia.</p>' }),
    ninjs({ uri: 'urn:b', title: 'Il resto', body: '<p>Operai banchi prezzi piazza primavera.</p>' }),
  ]);
  const { passages } = await ask('Operai, banchi, prezzi, piazza, primavera: Quaranghi?');
  expect(passages.map(({ text }) => text)).toContain('Quarenghi ringrazia.');
});

test('RAG-07 a correction is searched immediately, and a withdrawn article is not found', async () => {
  await fixture.run([BRIDGE]);
  await fixture.run([
    {
      ...BRIDGE,
      version: '2',
      bodies: [{ role: 'main', contenttype: 'text/html', value: '<p>Il viadotto.</p>' }],
    },
  ]);
  expect((await ask('Quarenghi')).passages).toEqual([]);
  expect((await ask('viadotto')).passages.map(({ text }) => text)).toEqual(['Il viadotto.']);
  await fixture.run([{ ...BRIDGE, version: '3', pubstatus: 'canceled' }]);
  expect((await ask('viadotto')).passages).toEqual([]);
});

test('RAG-07 articles that are not published yet, or of another paper, are not found', async () => {
  const tomorrow = ninjs({ uri: 'urn:t', day: '2025-04-04', title: 'Il giornale di domani' });
  const held = ninjs(
    { uri: 'urn:h', title: 'Notizia riservata' },
    { embargoed: '2025-04-03T13:30:00+02:00' },
  );
  await fixture.run([tomorrow, held]);
  const at = (now: string, question: string) => titles(question, { now: new Date(now) });
  expect(await at('2025-04-03T21:59:59Z', 'giornale domani')).toEqual([]);
  expect(await at('2025-04-03T22:00:00Z', 'giornale domani')).toEqual(['Il giornale di domani']);
  expect(await at('2025-04-03T11:29:59Z', 'riservata')).toEqual([]);
  expect(await at('2025-04-03T11:30:00Z', 'riservata')).toEqual(['Notizia riservata']);
  expect(await titles('riservata', { brand: LEGGO })).toEqual([]);
});

test('RAG-07 period, sections and editions limit the result', async () => {
  await fixture.run([
    BRIDGE,
    MARKET,
    ninjs({ uri: 'urn:rome', title: 'Un ponte a Roma', editions: ['Roma'] }),
  ]);
  expect((await titles('il ponte')).toSorted()).toEqual([
    'Riapre il ponte',
    'Torna il mercato',
    'Un ponte a Roma',
  ]);
  expect(await titles('il ponte', { scope: { to: '2025-03-31' } })).toEqual(['Torna il mercato']);
  expect(await titles('il ponte', { scope: { sections: ['economia'] } })).toEqual(['Torna il mercato']);
  expect(await titles('il ponte', { scope: { editions: ['roma'] } })).toEqual(['Un ponte a Roma']);
  expect(await titles('il ponte', { scope: { from: '2025-04-01', editions: ['nazionale'] } })).toEqual([
    'Riapre il ponte',
  ]);
});

test('RAG-01 a category contains the articles of its sections and subjects', async () => {
  const place = ninjs(
    { uri: 'urn:v', title: 'Un ponte di pace' },
    { places: [{ name: 'Città del Vaticano' }] },
  );
  await fixture.run([BRIDGE, MARKET, place]);
  expect(await titles('il ponte', { scope: { category: 'economia' } })).toEqual(['Torna il mercato']);
  expect(await titles('il ponte', { scope: { category: 'vaticano' } })).toEqual(['Un ponte di pace']);
});

test('NWS-05 a reader without access to a paid article gets passages of its free part only', async () => {
  await fixture.run([PAID('digital')]);
  for (const access of ['free', 'online'] as const) {
    const { passages, coverage } = await ask('apertura ornitorinchi quadrifoglio zabaione', { access });
    expect(passages.map(({ place }) => place).toSorted()).toEqual([1, 3]);
    expect(JSON.stringify(passages)).not.toMatch(/quadrifoglio|zabaione/);
    expect(coverage).toBeLessThan(0.75);
  }
  expect((await ask('zabaione', { access: 'free' })).passages).toEqual([]);
  for (const access of ['digital', 'digital+'] as const) {
    expect((await ask('zabaione', { access })).passages[0]).toMatchObject({
      place: 5,
      text: 'E dello zabaione.',
    });
  }
});

test('NWS-05 the beginning of a paid text of one block is a passage', async () => {
  await fixture.run([
    ninjs({
      uri: 'urn:1',
      access: 'digital',
      body: '<hr><p>Il primo ornitorinco e poi lo zabaione di tutti.</p>',
    }),
  ]);
  expect((await ask('ornitorinco', { access: 'free' })).passages).toMatchObject([
    { place: 2, text: 'Il primo ornitorinco e' },
  ]);
  expect((await ask('zabaione', { access: 'free' })).passages).toEqual([]);
});

test('RAG-07 an answer in an interview is found by its question, which is not quoted', async () => {
  const interview = ninjs({
    uri: 'urn:interview',
    title: 'La nuotatrice e le piastrelle',
    body: `<p>La incontriamo al bordo della vasca, in una mattina di nebbia.</p>
      <p><strong>Quanti chilometri nuota in una settimana?</strong></p>
      <p>«Sessantacinque, qualche volta di più».</p><p><strong>Che cosa mangia?</strong></p><p>«Pane».</p>`,
  });
  await fixture.run([BRIDGE, interview]);
  const { passages } = await ask('Quanti chilometri nuota in una settimana la nuotatrice?');
  expect(passages[0]?.text).toBe('«Sessantacinque, qualche volta di più».');
  expect(passages.map(({ text }) => text)).not.toContain('Quanti chilometri nuota in una settimana?');
});
