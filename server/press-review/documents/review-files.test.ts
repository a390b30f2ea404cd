import { expect, test } from 'vitest';
import { clipOf, documentOf } from '#tests/support/press-document.ts';
import { unzip } from '#tests/support/unzip.ts';
import { reviewCsv } from './review-csv.ts';
import { reviewJson } from './review-json.ts';
import { reviewZip } from './review-zip.ts';

const review = documentOf([
  {
    title: 'Primo piano',
    clips: [
      clipOf(
        {
          alsoIn: ['Roma', 'Latina'],
          title: 'Perché "sì"; forse',
          kicker: 'Viabilità',
          body: '<p>Uno &amp; due.</p><ul><li>a</li><li>b</li></ul>',
          copyright: '© Il Messaggero',
        },
        'Due\nrighe',
      ),
      clipOf(
        { id: 2, newspaper: 'QP', title: '=1+1', author: '@autore', page: null, section: '', partial: true },
        '-nota',
      ),
    ],
  },
]);

test('PRS-04 the CSV opens in a spreadsheet: with byte order mark, columns and quotes, and without formulas', () => {
  const lines = reviewCsv(review).toString('utf8').split('\r\n');
  expect(lines).toEqual([
    '\ufeffID;Capitolo;Testata;Edizione;Altre edizioni;Data;Pagina;Sezione;Titolo;Autore;Nota;Indirizzo',
    '1;Primo piano;Il Messaggero;Nazionale;Roma, Latina;2025-04-03;9;Cronaca;"Perché ""sì""; forse";Livia Prova;"Due\nrighe";https://ilmessaggero.test/articolo/1',
    "2;Primo piano;Quotidiano di Puglia;Nazionale;;2025-04-03;;;'=1+1;'@autore;'-nota;https://ilmessaggero.test/articolo/1",
    '',
  ]);
});

test('PRS-04 the JSON contains the whole review, with texts as HTML and as plain text', () => {
  const told = JSON.parse(reviewJson(review).toString('utf8'));
  expect(told).toMatchObject({
    format: 1,
    day: '2025-04-03',
    publisher: 'Il Messaggero',
    licensee: 'Consorzio dei Navigli',
    recipient: null,
    createdAt: '2025-04-03T05:30:00.000Z',
  });
  expect(told.chapters[0].clips[0]).toEqual({
    id: 1,
    newspaper: { code: 'MG', name: 'Il Messaggero' },
    edition: 'Nazionale',
    alsoIn: ['Roma', 'Latina'],
    date: '2025-04-03',
    page: 9,
    section: 'Cronaca',
    kicker: 'Viabilità',
    title: 'Perché "sì"; forse',
    subtitle: null,
    author: 'Livia Prova',
    note: 'Due\nrighe',
    html: '<p>Uno &amp; due.</p><ul><li>a</li><li>b</li></ul>',
    text: 'Uno & due.\n\n• a\n• b',
    partial: false,
    copyright: '© Il Messaggero',
    url: 'https://ilmessaggero.test/articolo/1',
  });
});

test('PRS-04 the archive contains every format, and each clip as a text with its source and its licence', async () => {
  const files = await unzip(await reviewZip(review, Buffer.from('%PDF-')));
  expect(Object.keys(files)).toEqual([
    'rassegna-2025-04-03.pdf',
    'rassegna-2025-04-03.json',
    'rassegna-2025-04-03.csv',
    '01-il-messaggero-perche-si-forse.txt',
    '02-quotidiano-di-puglia-1-1.txt',
  ]);
  expect(files['rassegna-2025-04-03.pdf']).toBe('%PDF-');
  expect(files['01-il-messaggero-perche-si-forse.txt']).toBe(
    [
      'Il Messaggero\ngiovedì 3 aprile 2025 · Nazionale, anche in 2 edizioni · Cronaca\nEstratto da pag. 9',
      'Viabilità\nPerché "sì"; forse\nLivia Prova',
      'Nota dell’ufficio stampa: Due\nrighe',
      'Uno & due.\n\n• a\n• b',
      '© Il Messaggero',
      'Articolo non cedibile ad altri, ad uso esclusivo di Consorzio dei Navigli\n',
    ].join('\n\n'),
  );
  expect(files['02-quotidiano-di-puglia-1-1.txt']).toContain(
    'Il testo completo è riservato agli abbonati del Quotidiano di Puglia. https://ilmessaggero.test/articolo/1',
  );
  expect(files['02-quotidiano-di-puglia-1-1.txt']).toContain(
    'giovedì 3 aprile 2025 · Nazionale\npagina non indicata\n',
  );
});
