// @module-tag postgres
import { beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#domain/products.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { article, searchFixture } from '#tests/support/search-fixture.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

const { fixture, server, search } = searchFixture({ once: true });

const titles = async (q: string, extra = '') =>
  (await search(q, extra)).risultati.map(({ articolo }) => articolo.titolo).sort();

const paid = (uri: string, title: string, paidPart: string) =>
  ninjs({
    uri,
    title,
    access: 'digital',
    body: `<p>L’apertura è per tutti.</p><p>Anche questa, che parla di orti.</p><p>${paidPart}</p><p>Fine.</p>`,
  });

beforeAll(() =>
  fixture.run([
    article('Io uccido', 'Torna in libreria il romanzo.'),
    article('Il thriller', 'Si rilegge «Io, uccido» di notte.'),
    article('La cronaca', 'Ecco chi uccide e perché si uccide.'),
    article('La confessione', 'Tu uccidi. Io no: uccido il tempo.'),
    article('Una fontana', 'Il ritorno dell’<em>acqua</em> alta e della città d’arte, perché no.'),
    article('Due fontane', 'Il ritorno delle acque alte.'),
    ninjs(
      { uri: 'urn:porto', title: 'Il porto', body: '<p>Qui.</p>' },
      {
        headlines: [
          { role: 'main', value: 'Il porto' },
          { role: 'kicker', value: 'Mare' },
          { role: 'subheadline', value: 'Mosso da ieri' },
        ],
      },
    ),
    paid('urn:paid-says', 'Chiuso uno', 'E qui quaranta vasche piene di zabaione.'),
    paid('urn:paid-not', 'Chiuso due', 'E qui le vasche sono quaranta, di zabaioni.'),
  ]),
);

describe('NWS-06 a phrase in quotes is found exactly as written', () => {
  test.each([
    ['"io uccido"', ['Il thriller', 'Io uccido']],
    ['«IO UCCIDO»', ['Il thriller', 'Io uccido']],
    ['"uccido io"', []],
    ['"si uccide"', ['La cronaca']],
    ['"uccide"', ['La cronaca']],
    ['"uccidi" or "uccide"', ['La confessione', 'La cronaca']],
    ['uccide -"io uccido"', ['La confessione', 'La cronaca']],
    ['"ritorno delle acque alte"', ['Due fontane']],
    ['uccide -"uccide"', ['Il thriller', 'Io uccido', 'La confessione']],
    ['"dell’acqua"', ['Una fontana']],
    ['"dell\'acqua alta"', ['Una fontana']],
    ['"acqua"', ['Una fontana']],
    ['"acque alte"', ['Due fontane']],
    ['"ritorno" "acque alte"', ['Due fontane']],
    ['fontana "acque alte" or "io uccido"', ['Due fontane', 'Il thriller', 'Io uccido']],
    ['"ritorno delle" "acque alte"', ['Due fontane']],
    ['"io uccido" or fontana', ['Due fontane', 'Il thriller', 'Io uccido', 'Una fontana']],
    ['"io uccido" or "ritorno dell’acqua"', ['Il thriller', 'Io uccido', 'Una fontana']],
    ['fontane -"acque alte"', ['Una fontana']],
    ['"citta d arte"', ['Una fontana']],
    ['"perche no"', ['Una fontana']],
    ['"mare mosso"', []],
    ['"mosso da ieri"', ['Il porto']],
    ['ritorno', ['Due fontane', 'Una fontana']],
    ['"ritorni"', []],
  ])('%s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    expect(await search(query)).toMatchObject({ totale: expected.length });
  });
});

test('NWS-06 a phrase in quotes is exact in partial matches, filters and pages too', async () => {
  const { sezioni, totale, pagine } = await search('"io uccido"', '&sezione=cronaca');
  expect([totale, pagine]).toEqual([2, 1]);
  expect(sezioni.map(({ slug, articoli }) => [slug, articoli])).toEqual([['cronaca', 2]]);
  const { corrispondenza } = await search('"io uccido" "acque alte"');
  expect(corrispondenza).toBe('in_parte');
  expect(await titles('"io uccido" "acque alte"')).toEqual(['Due fontane', 'Il thriller', 'Io uccido']);
  expect(await titles('"io uccide" elefante "acque alte" -"io uccido"')).toEqual(['Due fontane']);
});

test('NWS-06 where no article has the phrase, its words without quotes are proposed', async () => {
  const proposed = async (query: string) => (await search(query)).suggerimenti.map(({ testo }) => testo);
  expect(await proposed('"acqua ritorno"')).toEqual(['acqua ritorno']);
  expect(await proposed('"uccidere"')).toEqual(['uccidere']);
  expect(await proposed('"elefante rosa"')).toEqual([]);
});

test('NWS-06 a phrase in quotes is marked exactly, and nothing else is', async () => {
  const [thriller] = (await search('"io uccido" thriller')).risultati;
  const marked = (text = '', marks: number[][] = []) => marks.map(([start, end]) => text.slice(start, end));
  expect(marked(thriller?.brano, thriller?.brano_evidenze)).toEqual(['Io, uccido']);
  expect(marked(thriller?.articolo.titolo, thriller?.titolo_evidenze)).toEqual(['thriller']);
  const [confession] = (await search('"tu uccidi"')).risultati;
  expect(marked(confession?.brano, confession?.brano_evidenze)).toEqual(['Tu uccidi']);
});

describe('NWS-05 quotes reveal nothing of the order of words in a paid text', () => {
  const asReader = async (product: Product) => {
    const browser = openBrowser(server);
    await browser.signIn(await addAccount(fixture.database().orm, { subscriptions: [{ product }] }));
    return async (q: string) => {
      const reply = await browser.ask({ url: `/api/edicola/ricerca?q=${encodeURIComponent(q)}` });
      const { data } = reply.json() as { data: { risultati: { articolo: { titolo: string } }[] } };
      return data.risultati.map(({ articolo }) => articolo.titolo).sort();
    };
  };
  const BOTH = ['Chiuso due', 'Chiuso uno'];

  test('a reader who may not read it finds a phrase only in the free part', async () => {
    const online = await asReader('online');
    for (const find of [titles, online]) {
      expect(await find('"quaranta vasche"')).toEqual([]);
      expect(await find('"le vasche sono"')).toEqual([]);
      expect(await find('"e qui"')).toEqual([]);
      expect(await find('"parla di orti"')).toEqual(BOTH);
      expect(await find('orti -"quaranta vasche"')).toEqual(BOTH);
      expect(await find('orti -"zabaione"')).toEqual(BOTH);
    }
  });

  test('a reader who may read it finds the exact phrase', async () => {
    const digital = await asReader('digital');
    expect(await digital('"quaranta vasche"')).toEqual(['Chiuso uno']);
    expect(await digital('"le vasche sono"')).toEqual(['Chiuso due']);
    expect(await digital('orti -"quaranta vasche"')).toEqual(['Chiuso due']);
    expect(await digital('orti -"zabaione"')).toEqual(['Chiuso due']);
  });
});

test('NWS-06 the words of a withdrawn article leave the index', async () => {
  const said = (overrides: Record<string, unknown>, version: string) =>
    ninjs(
      { uri: 'urn:gone', version, title: 'Ritirato', body: '<p>Il verso del barbagianni.</p>' },
      overrides,
    );
  await fixture.run([said({}, '1')]);
  expect(await titles('"verso del barbagianni"')).toEqual(['Ritirato']);
  await fixture.run([said({ pubstatus: 'canceled' }, '2')]);
  expect(await titles('"verso del barbagianni"')).toEqual([]);
});
