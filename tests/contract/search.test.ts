// @module-tag postgres
import { describe, expect, test } from 'vitest';
import { article, PAPER, searchFixture } from '#tests/support/search-fixture.ts';

const { fixture, server, search } = searchFixture({ once: true });

const titles = async (q: string, extra = '') =>
  (await search(q, extra)).risultati.map(({ articolo }) => articolo.titolo);

describe('NWS-06 words are found whatever their ending, accent or apostrophe', () => {
  test.each([
    ['citta', 'Città d’arte'],
    ['CITTÀ', 'Città d’arte'],
    ['mostra', 'Città d’arte'],
    ['un amministrazione', 'Il bilancio'],
    ["un'amministrazione", 'Il bilancio'],
    ['amministrazioni', 'Il bilancio'],
    ['perche', 'Il bilancio'],
    ['dell’acqua', 'La fontana'],
    ['treviso', 'La fontana'],
    ['20.000', 'La fontana'],
    ['"acqua potabile"', 'La fontana'],
  ])('%s', async (query, title) => {
    await fixture.only(PAPER);
    expect(await titles(query)).toEqual([title]);
  });
});

describe('NWS-06 words of every script are found, with or without their marks, and emoji stay in the title', () => {
  test.each([
    '東京',
    '日本',
    '한국',
    'ไทย',
    'हिन्दी',
    'العربية',
    'שלום',
    'Київ',
    'đorđević',
    'citta\u0300',
    'pa\u0323le',
  ])('%s', async (query) => {
    const title = `Ta’ 🇮🇹 ☎ ${query.normalize('NFC')} 👩‍👩‍👧`;
    await fixture.only([article(title, 'Uno.'), article('Altro', 'Niente da dire 🎉.')]);
    expect(await titles(query)).toEqual([title]);
  });
});

describe('NWS-06 quotes, minus and «or» are operators', () => {
  test.each([
    ['treno notte', ['Treno di notte']],
    ['treno -notte', ['Il treno nuovo']],
    ['notte or nuovo', ['Il treno nuovo', 'La notte bianca', 'Treno di notte']],
    ['"treno notte"', []],
    ['"treno di notte"', ['Treno di notte']],
    ['"treno di notte', ['Treno di notte']],
    ['treno -"treno nuovo"', ['Treno di notte']],
  ])('%s', async (query, expected) => {
    await fixture.only([
      article('Treno di notte', 'Uno.'),
      article('Il treno nuovo', 'Due.'),
      article('La notte bianca', 'Tre.'),
    ]);
    expect((await titles(query)).sort()).toEqual(expected);
  });
});

test('NWS-06 words in the title rank above those in the text, complete matches above partial ones', async () => {
  await fixture.only([
    article('Il consiglio', 'Si parla del porto alla fine.'),
    article('Il porto', 'Parla il sindaco.'),
    article('Altro', 'Niente da dire.'),
  ]);
  expect(await titles('porto')).toEqual(['Il porto', 'Il consiglio']);
  const { corrispondenza, risultati } = await search('porto sindaco elefante');
  expect(corrispondenza).toBe('in_parte');
  expect(risultati.map(({ articolo }) => articolo.titolo)).toEqual(['Il porto', 'Il consiglio']);
});

describe('NWS-06 where no article has all words, partial matches are shown', () => {
  test.each([
    ['porto "elefante"', ['Il porto', 'Il consiglio']],
    ['"parla il sindaco" elefante', ['Il porto']],
    ['"si parla del porto" "parla il sindaco"', ['Il porto', 'Il consiglio']],
    ['porto elefante -sindaco', ['Il consiglio']],
    ['elefante giraffa or porto balena', ['Il porto', 'Il consiglio']],
    ['giornale (elefante)', ['Altro']],
    ['"elefante giraffa"', []],
  ])('%s', async (query, expected) => {
    await fixture.only([
      article('Il consiglio', 'Si parla del porto alla fine.'),
      article('Il porto', 'Parla il sindaco.'),
      article('Altro', 'Nel giornale non c’è altro.'),
    ]);
    expect(await titles(query)).toEqual(expected);
  });
});

test('NWS-06 a phrase that no article has is replaced by its words, if any article has those', async () => {
  await fixture.only([article('Treno di notte', 'Uno.')]);
  const { risultati, suggerimenti } = await search('"notte treno"');
  expect(risultati).toEqual([]);
  expect(suggerimenti).toEqual([expect.objectContaining({ testo: 'notte treno', articoli: 1 })]);
  expect((await search('"treno di notte"')).suggerimenti).toEqual([]);
  expect((await search('"notte elefante"')).suggerimenti).toEqual([]);
});

test('NWS-06 of equal matches newer ones rank higher, and sorting by date puts the newest first', async () => {
  await fixture.only([
    article('Acqua alta', 'Uno.', { uri: 'urn:old', day: '2024-04-03' }),
    article('Acqua alta', 'Uno.', { uri: 'urn:new', day: '2025-04-03' }),
    article('Giornale', 'Si parla di acqua.', { day: '2025-04-02' }),
  ]);
  const days = async (order: string) =>
    (await search('acqua', `&ordine=${order}`)).risultati.map(({ articolo }) => articolo.data);
  expect(await days('rilevanza')).toEqual(['2025-04-03', '2024-04-03', '2025-04-02']);
  expect(await days('data')).toEqual(['2025-04-03', '2025-04-02', '2024-04-03']);
});

const FILTERED = [
  article('Acqua uno', 'A.', { section: 'Sport', author: 'Ada Serra', day: '2025-03-01' }),
  article('Acqua due', 'B.', { section: 'Cronaca', editions: ['Roma'], day: '2025-03-20' }),
  article('Acqua tre', 'C.', { section: 'Cronaca', author: 'Ada Serra' }),
];

describe('NWS-06 filters', () => {
  test.each([
    ['', ['Acqua due', 'Acqua tre', 'Acqua uno']],
    ['&sezione=cronaca', ['Acqua due', 'Acqua tre']],
    ['&sezione=cronaca&sezione=sport', ['Acqua due', 'Acqua tre', 'Acqua uno']],
    ['&edizione=roma', ['Acqua due']],
    ['&firma=ada-serra', ['Acqua tre', 'Acqua uno']],
    ['&firma=ada-serra&sezione=sport', ['Acqua uno']],
    ['&da=2025-03-20', ['Acqua due', 'Acqua tre']],
    ['&da=2025-03-02&a=2025-03-20', ['Acqua due']],
    ['&sezione=mai-vista', []],
  ])('%s', async (filters, expected) => {
    await fixture.only(FILTERED);
    const { risultati, totale } = await search('acqua', filters);
    expect(risultati.map(({ articolo }) => articolo.titolo).sort()).toEqual(expected);
    expect(totale).toBe(expected.length);
  });
});

test('NWS-06 each filter counts its values as if it were not set itself', async () => {
  await fixture.only(FILTERED);
  const { sezioni, edizioni, firme, mesi } = await search('acqua', '&sezione=cronaca');
  const counts = (facets: typeof sezioni) => facets.map(({ slug, articoli }) => [slug, articoli]);
  expect(counts(sezioni)).toEqual([
    ['cronaca', 2],
    ['sport', 1],
  ]);
  expect(counts(edizioni)).toEqual([
    ['nazionale', 1],
    ['roma', 1],
  ]);
  expect(firme).toEqual([{ slug: 'ada-serra', nome: 'Ada Serra', articoli: 1 }]);
  expect(mesi).toEqual([
    { mese: '2025-03', articoli: 1 },
    { mese: '2025-04', articoli: 1 },
  ]);
});

test('NWS-06 a set filter is named even where nothing is found, if the paper has articles for it', async () => {
  await fixture.only([
    ...FILTERED,
    article('Segreto', 'D.', { section: 'Cucina', author: 'Bruno Nascosto', day: '2025-04-04' }),
  ]);
  const chosen = '&sezione=sport&sezione=cucina&edizione=roma&firma=ada-serra&firma=bruno-nascosto';
  for (const query of ['acqua', 'elefante', '-', 'il']) {
    const { sezioni, edizioni, firme } = await search(query, chosen);
    expect.soft(sezioni, query).toContainEqual({ slug: 'sport', nome: 'Sport', articoli: 0 });
    expect.soft(edizioni, query).toContainEqual({ slug: 'roma', nome: 'Roma', articoli: 0 });
    expect.soft(firme, query).toContainEqual({ slug: 'ada-serra', nome: 'Ada Serra', articoli: 0 });
    expect.soft(JSON.stringify([sezioni, firme]), query).not.toMatch(/cucina|nascosto/i);
  }
});

test('NWS-06 a set section is counted, even if many others have more articles', async () => {
  const sections = Array.from({ length: 13 }, (_, index) => `Sezione ${String(index).padStart(2, '0')}`);
  await fixture.only(sections.map((section) => article(`Acqua ${section}`, 'A.', { section })));
  const { sezioni } = await search('acqua', '&sezione=sezione-12');
  expect(sezioni).toContainEqual({ slug: 'sezione-12', nome: 'Sezione 12', articoli: 1 });
});

test('NWS-06 NWS-08 a result has its placement in the filtered edition', async () => {
  const editions = ['Nazionale', 'Roma', 'Umbria'];
  await fixture.only([article('Acqua', 'A.', { editions, day: '2025-04-02' })]);
  const told = async (extra: string) => {
    const [{ edizione } = {}] = (await search('acqua', extra)).risultati;
    const [back] = (await server.data<'searchBackIssues'>(`/v1/ricerca?q=acqua${extra}`)).risultati;
    return [edizione?.slug, back?.edizione];
  };
  expect(await told('')).toEqual(['nazionale', 'nazionale']);
  expect(await told('&edizione=umbria')).toEqual(['umbria', 'umbria']);
});

test('NWS-06 matched words are marked in title and passage', async () => {
  await fixture.only([
    article('Fontane chiare', `${'Prima altro. '.repeat(40)}Poi la fontana scende.`),
    article('Il resto', 'Niente.'),
  ]);
  const [hit] = (await search('fontana')).risultati;
  const marked = (text: string, marks: number[][]) => marks.map(([start, end]) => text.slice(start, end));
  expect(marked(hit?.articolo.titolo ?? '', hit?.titolo_evidenze ?? [])).toEqual(['Fontane']);
  expect(marked(hit?.brano ?? '', hit?.brano_evidenze ?? [])).toEqual(['fontana']);
  expect(hit?.brano).toMatch(/^….*Poi la fontana scende\.$/);
});

test('NWS-06 results are paginated, and every article appears once', async () => {
  const many = Array.from({ length: 45 }, (_, n) => article(`Acqua ${n}`, 'Testo.'));
  await fixture.only(many);
  const pages = await Promise.all([1, 2, 3, 4].map((number) => search('acqua', `&pagina=${number}`)));
  expect(pages.map(({ risultati }) => risultati.length)).toEqual([20, 20, 5, 0]);
  expect(pages[0]).toMatchObject({ totale: 45, altri: false, pagina: 1, pagine: 3 });
  const ids = pages.flatMap(({ risultati }) => risultati.map(({ articolo }) => articolo.id));
  expect(new Set(ids).size).toBe(45);
});

/** A field's attributes in a page, by its name. */
const fieldOf = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0];

test('NWS-06 the chart of months has two handles, which select a period without JavaScript', async () => {
  await fixture.only([
    article('Acqua uno', 'Uno.', { day: '2025-01-20' }),
    article('Acqua due', 'Due.', { day: '2025-03-10' }),
    article('Acqua tre', 'Tre.'),
  ]);
  const { body } = await server.ask({ url: '/ricerca/acqua?a=2025-03-31&ordine=data' });
  const [form = ''] = /<form(?:(?!<\/form>).)*type="range".*?<\/form>/s.exec(body) ?? [];
  for (const [name, label, month] of [
    ['dal_mese', 'Dal mese', 'gen 2025'],
    ['al_mese', 'Al mese', 'mar 2025'],
  ]) {
    const field = fieldOf(form, name ?? '') ?? '';
    expect(field).toContain(`aria-label="${label}"`);
    expect(field).toContain(`aria-valuetext="${month}"`);
  }
  const sent = ['q', 'ordine', 'primo_mese', 'mesi', 'al_mese'].map(
    (name) => `${name}=${/value="([^"]*)"/.exec(fieldOf(form, name) ?? '')?.[1]}`,
  );
  const { statusCode, headers } = await server.ask({ url: `/ricerca?${sent.join('&')}&dal_mese=2` });
  expect([statusCode, headers.location]).toEqual([
    303,
    '/ricerca/acqua?da=2025-03-01&a=2025-03-31&ordine=data',
  ]);
  expect(form).toMatch(/<noscript><button[^>]*>Applica i mesi/);
});

test('BRD-01 a paper finds only its own articles', async () => {
  await fixture.only([article('Acqua romana', 'Uno.')]);
  await fixture.run([article('Acqua napoletana', 'Due.')], { brand: 'EM' });
  expect(await titles('acqua')).toEqual(['Acqua romana']);
  const { risultati } = await search('acqua', '', 'ilmattino.localhost');
  expect(risultati.map(({ articolo }) => articolo.titolo)).toEqual(['Acqua napoletana']);
});

test('NWS-08 the archive searches the issues before today’s', async () => {
  await fixture.only([
    article('Acqua oggi', 'Uno.'),
    article('Acqua ieri', 'Due.', { day: '2025-04-02', page: 7 }),
    article('Acqua in marzo', 'Tre.', { day: '2025-03-02', editions: ['Roma'] }),
  ]);
  const back = async (extra = '') =>
    (await server.data<'searchBackIssues'>(`/v1/ricerca?q=acqua${extra}`)).risultati;
  expect((await back('&ordine=data')).map(({ titolo }) => titolo)).toEqual(['Acqua ieri', 'Acqua in marzo']);
  expect(await back('&da=2025-04-01&a=2025-12-31')).toMatchObject([
    { titolo: 'Acqua ieri', data: '2025-04-02', edizione: 'nazionale', pagina: 7 },
  ]);
  expect((await back('&edizione=roma')).map(({ titolo }) => titolo)).toEqual(['Acqua in marzo']);
});
