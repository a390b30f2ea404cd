// @module-tag postgres
import { describe, expect, test } from 'vitest';
import { article, searchFixture } from '#tests/support/search-fixture.ts';

const { fixture, search } = searchFixture();

const titles = async (q: string, extra = '') =>
  (await search(q, extra)).risultati.map(({ articolo }) => articolo.titolo);

/** An article some weeks older than the others: a newer one ranks higher if nothing else decides. */
const older = (title: string, body: string, overrides: Parameters<typeof article>[2] = {}) =>
  article(title, body, { day: '2025-03-01', ...overrides });

describe('NWS-06 a searched name ranks above words that only resemble it', () => {
  test.each([
    [
      'latina',
      ['Rapina in centro', 'Arrestato un uomo a Latina.'],
      ['Festival di ballo latino', 'Note latine.'],
    ],
    [
      'latina',
      ['Il mercato riapre a Latina', 'Domani.'],
      ['Una lezione di lingua latina', 'La lingua latina.'],
    ],
    [
      'latina',
      ['Latina, riapre il mercato', 'La città di Latina.'],
      ['Versi latini', 'Latino, latini, latina.'],
    ],
    [
      "l'aquila",
      ['Riaprono le scuole a L’Aquila', 'Uno.'],
      ['Palio, vince l’Aquila', 'L’aquila e il drago.'],
    ],
    ['l’aquila', ['Il sindaco de L’Aquila', 'Uno.'], ['Liberata un’aquila', 'L’aquila vola tra le aquile.']],
    ['roma', ['Piove in tutta Roma', 'Due.'], ['Il campo rom', 'Parlano i rom.']],
    ['bari', ['Treno fermo a Bari', 'Tre.'], ['Il bar del paese', 'I bar e il bar.']],
    ['lecce', ['Un corteo per Lecce', 'Quattro.'], ['I lecci del viale', 'Un leccio cade.']],
    ['terni', ['Le acciaierie di Terni', 'Cinque.'], ['Un terno al lotto', 'Due terni.']],
    ['marche', ['Trema la terra nelle Marche', 'Sei.'], ['Le marche delle auto', 'Le marche più vendute.']],
    ['conte', ['L’aula ascolta Giuseppe Conte', 'Sette.'], ['I conti del comune', 'I conti, il conto.']],
    [
      'stati uniti',
      ['I dazi degli Stati Uniti', 'Otto.'],
      ['Operai uniti, sono stati ascoltati', 'Stati uniti.'],
    ],
    [
      'elezioni stati uniti',
      ['Stati Uniti, le elezioni di novembre', 'Nove.'],
      ['Elezioni: i partiti sono stati uniti', 'Uniti alle elezioni sono stati.'],
    ],
    [
      'papa francesco',
      ['L’udienza di Papa Francesco', 'Dieci.'],
      ['Francesco, il papa e il quadro', 'Papa e Francesco. Francesco e il papa.'],
    ],
  ])('%s: %j before %j', async (query, name, common) => {
    const [[title = '', body = ''], [other = '', text = '']] = [name, common];
    await fixture.run([older(title, body), article(other, text)]);
    expect(await titles(query)).toEqual([title, other]);
  });
});

describe('NWS-06 exact words rank above their other forms, and adjacent words above separate ones', () => {
  test.each([
    ['scuole', ['Le scuole chiudono', 'Uno.'], ['La scuola chiude', 'Uno.']],
    ['alta velocita', ['Il cantiere dell’alta velocità', 'Uno.'], ['Velocità, multa alta', 'Uno.']],
    [
      'corte dei conti',
      ['Il giudizio della Corte dei conti', 'Uno.'],
      ['I conti di corte', 'La corte, i conti.'],
    ],
  ])('%s: %j before %j', async (query, exact, form) => {
    const [[title = '', body = ''], [other = '', text = '']] = [exact, form];
    await fixture.run([older(title, body), article(other, text)]);
    expect(await titles(query)).toEqual([title, other]);
  });

  test('another form in the title ranks above the exact word in the text', async () => {
    await fixture.run([
      older('La scuola riapre', 'Uno.'),
      article('Il bilancio', 'Per le scuole ci sono fondi.'),
    ]);
    expect(await titles('scuole')).toEqual(['La scuola riapre', 'Il bilancio']);
  });

  test('the topics of an article count like the lines around its title', async () => {
    const subjects = [
      { rel: 'section', name: 'Cronaca' },
      { rel: 'access', literal: 'free' },
      { rel: 'topic', name: 'Energia solare' },
    ];
    await fixture.run([
      { ...older('Tetti che producono', 'L’energia è solare.'), subjects },
      article('Tetti che aspettano', 'Solare è l’energia.'),
    ]);
    expect(await titles('energia solare')).toEqual(['Tetti che producono', 'Tetti che aspettano']);
  });
});

test('NWS-06 every page of results has other articles, however they are ranked', async () => {
  const forms = Array.from({ length: 110 }, (_, n) =>
    article(n % 2 ? `Le scuole ${n}` : `La scuola ${n}`, 'Testo.'),
  );
  await fixture.run(forms);
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => titles('scuole', `&pagina=${page}`)));
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 20, 20, 10]);
  expect(new Set(pages.flat()).size).toBe(110);
  expect(pages[0]?.every((title) => title.startsWith('Le scuole'))).toBe(true);
});

test('NWS-05 words in a paid part do not change the ranking for a reader who may not read it', async () => {
  const paid = (title: string, end: string, published: string) => ({
    ...article(title, `Apre.</p><p>Segue il mercato.</p><p>${end}</p><p>Fine`, { access: 'digital' }),
    firstcreated: published,
    versioncreated: published,
  });
  await fixture.run([
    paid('Uno', 'Le scuole di Latina.', '2025-04-03T03:00:00Z'),
    paid('Due', 'La scuola dei latini.', '2025-04-03T04:00:00Z'),
  ]);
  for (const query of ['scuole', 'latina', 'mercato scuole'])
    expect(await titles(query)).toEqual(['Due', 'Uno']);
});
