// @module-tag postgres
import { describe, expect, test } from 'vitest';
import { article, PAPER, searchFixture } from '#tests/support/search-fixture.ts';

const { fixture, server, search } = searchFixture({ once: true });

describe('NWS-06 corrections of a query', () => {
  test.each([
    ['aqcua', { tipo: 'ricerca', testo: 'acqua', slug: null, articoli: 2 }],
    ['amministrazzione', { tipo: 'ricerca', testo: 'amministrazione', slug: null, articoli: 1 }],
    ['cita', { tipo: 'ricerca', testo: 'città', slug: null, articoli: 1 }],
    ['aqua cittá dell arte', { tipo: 'ricerca', testo: 'acqua cittá dell arte', slug: null, articoli: 1 }],
    ['serrra', { tipo: 'firma', testo: 'Ada Serra', slug: 'ada-serra', articoli: null }],
    ['cronacca', { tipo: 'sezione', testo: 'Cronaca', slug: 'cronaca', articoli: null }],
  ])('%s', async (query, near) => {
    await fixture.only([
      article('Acqua e città dell’arte', 'Uno.', { author: 'Ada Serra' }),
      article('L’amministrazione dell’acqua', 'Due.', { section: 'Cronaca' }),
    ]);
    expect((await search(query)).suggerimenti).toContainEqual(near);
  });
});

describe('NWS-06 names and words of texts that everybody may read are proposed as corrections too', () => {
  test.each([
    ['barrak', 'barak'],
    ['ehut barak', 'ehud barak'],
    ['perugna', 'perugia'],
    ['forli', []],
    ['forly', 'forlì'],
    ['elefamte', []],
  ])('%s', async (query, meant) => {
    const opening = '<p>Ne parla Ehud Barak.</p>';
    await fixture.only([
      article('Il vertice', 'Uno.', {
        uri: 'urn:uno',
        body: `${opening}<p>Da Perugia.</p><p>E da Forlì.</p>`,
      }),
      article('Il conto', 'Due.', {
        uri: 'urn:due',
        access: 'digital',
        body: `${opening}<p>Apre.</p><p>Chiude con l’elefante.</p><p>Fine.</p>`,
      }),
    ]);
    const { suggerimenti } = await search(query);
    expect(suggerimenti.map(({ testo }) => testo)).toEqual([meant].flat());
  });

  test('of equally similar words the most common is proposed', async () => {
    await fixture.only([
      article('Uno', 'Un cavalo di legno.'),
      ...['due', 'tre', 'quattro'].map((title) => article(title, 'Un cavallo bianco.')),
    ]);
    expect((await search('cavalllo')).suggerimenti.map(({ testo }) => testo)).toEqual(['cavallo']);
  });
});

test.each([
  'prsidente',
  'rpesidente',
  'presidentte',
  'presidemte',
  'presidnete',
  'regolamenot',
  'ergolamento',
  'reglamento',
])('NWS-06 one typing error in a longer word is corrected: %s', async (query) => {
  await fixture.only([article('Il presidente e il regolamento', 'Uno.')]);
  const meant = query.includes('g') ? 'regolamento' : 'presidente';
  expect((await search(query)).suggerimenti.map(({ testo }) => testo)).toEqual([meant]);
});

describe('NWS-06 a mistyped word is searched as corrected where no article has all words', () => {
  test.each([
    ['boletta acqua zebra', ['La bolletta di casa', 'L’acqua del lago']],
    ['zebra boleta', ['La bolletta di casa']],
    // A known word is not corrected.
    ['balletto zebra', ['Il balletto d’opera']],
  ])('%s', async (query, titles) => {
    await fixture.only([
      article('La bolletta di casa', 'La bolletta e l’acqua.'),
      article('L’acqua del lago', 'Due.'),
      article('Il balletto d’opera', 'Tre.'),
    ]);
    const { risultati } = await search(query);
    expect(risultati.map(({ articolo }) => articolo.titolo)).toEqual(titles);
  });
});

test('NWS-06 no correction is proposed where too many words are mistyped', async () => {
  await fixture.only([article('Acqua, governo, sindaco e presidente', 'Uno.')]);
  const proposed = async (query: string) => (await search(query)).suggerimenti.map(({ testo }) => testo);
  expect(await proposed('acqua govrno sindco presidnte')).toEqual(['acqua governo sindaco presidente']);
  expect(await proposed('aqcua govrno sindco presidnte')).toEqual([]);
});

describe('NWS-06 a correction keeps the operators of a query, and its exclusions', () => {
  test.each([
    ['romma -est', 'roma -est', 2],
    ['-est romma', '-est roma', 2],
    ['"pomppe di calore"', '"pompe di calore"', 1],
    ['«pomppe di calore» romma', '«pompe di calore» roma', 1],
    ['pomppe or fiori', 'pompe or fiori', 3],
    ['pomppe -"pompe di calore"', 'pompe -"pompe di calore"', 1],
  ])('%s', async (query, testo, articoli) => {
    await fixture.only([
      article('Roma est', 'Uno.'),
      article('Roma ovest', 'Due.'),
      article('Roma con le pompe di calore', 'Tre.'),
      article('Calore, e pompe', 'Quattro.'),
      article('Fiori', 'Cinque.'),
    ]);
    const near = { tipo: 'ricerca', testo, slug: null, articoli };
    expect((await search(query)).suggerimenti).toContainEqual(near);
  });

  test('an excluded word is not corrected, and does not cause a correction', async () => {
    await fixture.only([article('Roma est', 'Uno.', { author: 'Ada Serra' })]);
    for (const query of ['roma -estt', 'roma -romma', 'roma -serra']) {
      expect.soft((await search(query)).suggerimenti, query).toEqual([]);
    }
  });
});

test('NWS-06 words longer than any in a headline are not corrected', async () => {
  const [long, longer] = ['a', 'ab'].map((end) =>
    `precipitevolissimevolmentex${end}`.padEnd(29, 'z').concat(end),
  );
  await fixture.only([article(`${long} e ${longer}`, 'Uno.')]);
  const proposed = async (query: string) => (await search(query)).suggerimenti.map(({ testo }) => testo);
  expect(long?.length).toBe(30);
  expect(await proposed(`${long?.slice(0, -1)}k`)).toEqual([long]);
  expect(longer?.length).toBe(31);
  expect(await proposed(`${longer?.slice(0, -1)}k`)).toEqual([]);
});

describe('NWS-06 every query is answered without an error', () => {
  test.each([
    ['', 'vuota'],
    ['   ', 'vuota'],
    ['-', 'vuota'],
    ['"', 'vuota'],
    ['""', 'vuota'],
    ['or OR or', 'vuota'],
    ['-treno', 'vuota'],
    ['🚆🚆', 'vuota'],
    ["%_*?'\\;--", 'vuota'],
    ['& | ! <-> :* ()', 'vuota'],
    ['il la di che', 'parole_comuni'],
    ['"il la"', 'parole_comuni'],
  ])('%s is not searched', async (query, reason) => {
    await fixture.only(PAPER);
    expect(await search(query)).toMatchObject({ non_cercabile: reason, totale: 0, risultati: [] });
  });

  test.each([
    'a',
    'x',
    'x'.repeat(200),
    'a b '.repeat(50),
    '"acqua potabile" fontana"',
    'acqua 🚰',
    "acqua' ); drop table articles; --",
    'acqua:* & !fontana | (x <-> y)',
    'acqua\u0000potabile',
    '\ud800acqua',
    '<script>acqua</script>',
    'http://acqua.it/x?y=z@w.it',
    '水 вода νερό ماء',
  ])('%s is searched', async (query) => {
    await fixture.only(PAPER);
    const url = `/api/edicola/ricerca?q=${encodeURIComponent(query.toWellFormed())}`;
    const { statusCode } = await server.ask({ url });
    expect(statusCode).toBe(200);
  });

  test.each([
    `q=${'x'.repeat(201)}`,
    'q=a&pagina=0',
    'q=a&pagina=51',
    'q=a&da=2025-02-30',
    'q=a&ordine=a-caso',
    'q=a&sezione=A%20B',
    '',
  ])('a request that breaks the contract is refused: %s', async (query) => {
    const { statusCode } = await server.ask({ url: `/api/edicola/ricerca?${query}` });
    expect(statusCode).toBe(400);
  });
});
