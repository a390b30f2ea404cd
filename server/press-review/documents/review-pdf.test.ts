import { expect, test } from 'vitest';
import { freeText } from '#domain/free-text.ts';
import { clipOf, documentOf, sampleReview } from '#tests/support/press-document.ts';
import { nodesOf, readPdf, readPdfShapes, wordsOf } from '#tests/support/read-pdf.ts';
import { withSamples } from '#tests/support/sample-data.ts';
import type { ReviewDocument } from './review-document.ts';
import { reviewPdf } from './review-pdf.ts';

const ACCENTS = 'perché È città l’acqua “alta” – 3 € … Łódź Škoda Αθήνα Київ';

const two = documentOf(
  [
    {
      title: 'Primo piano',
      clips: [
        clipOf(
          {
            alsoIn: ['Roma', 'Latina'],
            kicker: 'Viabilità',
            subtitle: 'Dopo tre anni',
            body: `<h2>Il piano</h2><p>Dice: ${ACCENTS}. <a href="https://a.test/?b=1">Il <strong>documento</strong></a>.</p><ul><li>uno</li></ul><blockquote><p>Citazione</p></blockquote><table><tr><th>Città</th><td>Roma</td></tr></table>`,
            copyright: '© Il Messaggero',
          },
          'Da leggere subito.',
        ),
        clipOf({
          id: 2,
          newspaper: 'QP',
          title: 'Il tram torna',
          page: null,
          author: '',
          partial: true,
          url: 'https://qp.test/2',
        }),
      ],
    },
    { title: 'Territorio', clips: [clipOf({ id: 3, title: 'L’acquedotto', body: '' })] },
  ],
  {
    contents: {
      day: '2025-04-03',
      title: 'Rassegna del Consorzio',
      abstract: 'In breve.\n\nSecondo capoverso.',
    },
    recipient: 'Maria Bianchi',
  },
);

/** Collapses white space, so that texts compare equal wherever their lines break. */
const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
const read = async (document: ReviewDocument) => await readPdf(await reviewPdf(document));
const bodyWords = (text: string) => flat(text).replace(/ /g, '');

test('PRS-04 the cover names the licensee, the day, the summary and the recipient of this copy', async () => {
  const { pages, title, author, lang, marked } = await read(two);
  const cover = flat(wordsOf(pages[0]?.structure ?? []));
  for (const words of [
    'Il Messaggero',
    'Rassegna del Consorzio',
    'giovedì 3 aprile 2025',
    '3 ritagli da 2 testate',
    'In breve.',
    'Secondo capoverso.',
    'Riservata a Consorzio dei Navigli',
    'Copia per Maria Bianchi',
    'Composta giovedì 3 aprile 2025, 7.30',
    'Contenuto dimostrativo',
  ])
    expect(cover).toContain(words);
  expect([title, author, lang, marked]).toEqual([
    'Rassegna del Consorzio · Il Messaggero',
    'Il Messaggero',
    'it-IT',
    true,
  ]);
});

test('PRS-04 a clip has its stamp, its note, its whole text with every accent, and its copyright line', async () => {
  const { pages } = await read(two);
  const [first = '', second = ''] = pages.slice(2).map(({ structure }) => flat(wordsOf(structure)));
  for (const words of [
    'Il Messaggero Estratto da pag. 9',
    'Nazionale, anche in 2 edizioni · Cronaca',
    'Viabilità',
    'Riapre il ponte',
    'Dopo tre anni',
    'Nota dell’ufficio stampa',
    'Da leggere subito.',
    'Livia Prova',
    `Dice: ${ACCENTS}. Il documento.`,
    '• uno',
    'Citazione',
    '© Il Messaggero',
  ])
    expect(first).toContain(words);
  expect(second).toContain('pagina non indicata');
  expect(second).toContain('Il testo completo è riservato agli abbonati del Quotidiano di Puglia.');
  expect(first).not.toContain('riservato agli abbonati');
  expect(pages[2]?.links.map(({ url }) => url)).toEqual(['https://a.test/?b=1', 'https://a.test/?b=1']);
  expect(new Set(pages[3]?.links.map(({ url }) => url))).toEqual(new Set(['https://qp.test/2']));
});

test('PRS-04 a review without a title is named by its day', async () => {
  const { title } = await read(documentOf([]));
  expect(title).toBe('Rassegna stampa di giovedì 3 aprile 2025 · Il Messaggero');
});

test('PRS-04 a note is marked by a bar on each of its pages', async () => {
  const long = documentOf([{ title: 'Uno', clips: [clipOf({}, 'Una nota. '.repeat(900))] }]);
  const clipPages = (await readPdfShapes(await reviewPdf(long))).slice(2);
  const bars = clipPages.map((shapes) => shapes.filter(({ left, right }) => right - left === 3));
  expect(bars.map((found) => found.length)).toEqual([1, 1, 1]);
  const heights = bars.flat().map(({ top, bottom }) => bottom - top);
  for (const height of heights) expect(height).toBeGreaterThan(300);
});

test('PRS-04 every page has its licence and page number, as artifacts that a screen reader skips', async () => {
  const { pages } = await read(two);
  for (const [at, { artifacts, structure }] of pages.entries()) {
    expect(artifacts).toContain('Articolo non cedibile ad altri, ad uso esclusivo di Consorzio dei Navigli');
    expect(artifacts).toContain('Copia per Maria Bianchi');
    expect(artifacts).toContain(`${at + 1} di ${pages.length}`);
    expect(wordsOf(structure)).not.toContain('non cedibile');
  }
});

test('PRS-04 the outline and the index lead to the page on which each clip begins', async () => {
  const { outline, pages } = await read(two);
  expect(outline).toEqual([
    { title: 'Copertina', page: 0, items: [] },
    { title: 'Indice', page: 1, items: [] },
    {
      title: 'Primo piano',
      page: 2,
      items: [
        { title: 'Riapre il ponte', page: 2, items: [] },
        { title: 'Il tram torna', page: 3, items: [] },
      ],
    },
    { title: 'Territorio', page: 4, items: [{ title: 'L’acquedotto', page: 4, items: [] }] },
  ]);
  expect(pages[1]?.links.map(({ page }) => page)).toEqual([2, 3, 4]);
  expect(nodesOf(pages[1]?.structure ?? [], 'Link').map((node) => flat(wordsOf([node])))).toEqual([
    'Riapre il ponte Il Messaggero · pag. 9 · Nazionale · anche in 2 edizioni · Livia Prova 3',
    'Il tram torna Quotidiano di Puglia · pagina non indicata · Nazionale 4',
    'L’acquedotto Il Messaggero · pag. 9 · Nazionale · Livia Prova 5',
  ]);
});

test('PRS-04 a title of several scripts is one text in the index, without spaces between its characters', async () => {
  const { pages } = await read(
    documentOf([{ title: 'Sport', clips: [clipOf({ title: 'Premio «東京2020» al Salento' })] }]),
  );
  const [entry] = nodesOf(pages[1]?.structure ?? [], 'Link');
  expect(flat(wordsOf(entry ? [entry] : []))).toContain('Premio «東京2020» al Salento Il Messaggero');
});

test('PRS-04 the tagged structure is cover, index and clips with headings, and no text is untagged', async () => {
  const bytes = await reviewPdf(two);
  const { pages } = await readPdf(bytes);
  const structures = pages.map(({ structure }) => structure);
  expect(pages.map(({ untagged }) => untagged)).toEqual(pages.map(() => ''));
  expect(nodesOf(structures.flat(), 'H1').map((node) => flat(wordsOf([node])))).toEqual([
    'Rassegna del Consorzio',
    'Indice',
    'Primo piano',
    'Territorio',
  ]);
  const articles = nodesOf(structures.flat(), 'Art');
  expect(articles.map((node) => flat(wordsOf(nodesOf([node], 'H2'))))).toEqual([
    'Riapre il ponte',
    'Il tram torna',
    'L’acquedotto',
  ]);
  for (const role of [
    'Note',
    'H3',
    'L',
    'LI',
    'Lbl',
    'LBody',
    'BlockQuote',
    'Table',
    'TR',
    'TH',
    'TD',
    'Link',
  ])
    expect(nodesOf(articles, role), role).not.toEqual([]);
  expect(titlesOfParts(bytes.toString('latin1'))).toEqual([
    'Copertina',
    'Indice',
    'Primo piano',
    'Territorio',
  ]);
});

/** Titles of the document's parts, in the order of its structure. */
function titlesOfParts(pdf: string): string[] {
  const document = /<<\s*\/S \/Document[^>]*\/K \[([^\]]*)\]/.exec(pdf)?.[1] ?? '';
  return [...document.matchAll(/(\d+) 0 R/g)].map(
    ([, id]) => new RegExp(`\\n${id} 0 obj\\n<<[^>]*?/T \\(([^)]*)\\)`).exec(pdf)?.[1] ?? '',
  );
}

test('PRS-04 characters of every script, endless words and empty fields do not break the document', async () => {
  const endless = 'x'.repeat(3000);
  const clip = clipOf(
    {
      title: `😀 Vertice 会議 ${'è'.repeat(300)}`,
      author: '',
      section: '',
      alsoIn: ['Roma'],
      kicker: '',
      subtitle: '',
      body: `<p>Ok 👩‍👩‍👧 così 会 a\u00adcapo \ud800 ${endless}</p><table><tr>${'<td>a</td>'.repeat(30)}</tr></table>`,
    },
    '  ',
  );
  const { pages } = await read(
    documentOf([{ title: '😀', clips: [clip] }], { licensee: 'L'.repeat(400), recipient: 'R'.repeat(400) }),
  );
  const words = pages.map(({ structure }) => wordsOf(structure)).join('');
  const all = words + pages.map(({ artifacts }) => artifacts).join('');
  expect(flat(words)).toContain('Ok 👩‍👩‍👧 così 会 acapo \ufffd xxx');
  for (const sign of ['😀 Vertice 会議', 'Segue: 😀 Vertice']) expect(flat(all)).toContain(sign);
  expect(all).not.toContain('□');
  expect(words.match(/x/g)).toHaveLength(3000);
  expect(words).not.toContain('Nota dell’ufficio stampa');
});

test('PRS-04 a text of 30,000 words continues over several pages without losing a word', async () => {
  const body = '<p>Parola dopo parola il testo va avanti e non finisce mai.</p>'.repeat(2730);
  const { pages } = await read(documentOf([{ title: 'Uno', clips: [clipOf({ body })] }]));
  const words = pages.map(({ structure }) => wordsOf(structure)).join('');
  expect(bodyWords(words)).toContain(bodyWords(freeText(body)));
  expect(pages.at(-1)?.artifacts).toContain('Segue: Riapre il ponte');
});

test('PRS-04 a review of 300 clips has them all in its index and its outline', async () => {
  const clips = Array.from({ length: 300 }, (_, at) => clipOf({ id: at, title: `Ritaglio ${at + 1}` }));
  const { outline, pages } = await read(documentOf([{ title: 'Tutto', clips }]));
  const links = pages.flatMap((page) => page.links.map((link) => link.page));
  expect(outline[2]?.items.map(({ page }) => page)).toEqual(links);
  expect(links).toHaveLength(300);
  for (const [at, page] of links.entries())
    expect(flat(wordsOf(pages[page ?? 0]?.structure ?? []))).toMatch(
      new RegExp(`Ritaglio ${at + 1} ?Livia Prova`),
    );
});

test(
  withSamples('PRS-04 a hundred real articles are read back word for word, each where the index says'),
  async (it) => {
    if (!process.env.SAMPLE_DATA) return it.skip();
    const review = await sampleReview(100);
    const clips = review.chapters.flatMap((chapter) => chapter.clips);
    const { pages, outline } = await read(review);
    const starts = outline.flatMap(({ items }) => items.map(({ page }) => page));
    const links = pages.flatMap((page) =>
      page.links.flatMap((link) => (link.page === null ? [] : [link.page])),
    );
    expect(clips).toHaveLength(100);
    expect(links).toEqual(starts);
    for (const [at, { clip }] of clips.entries()) {
      const own = pages.slice(starts[at], starts[at + 1]);
      const words = bodyWords(own.map(({ structure }) => wordsOf(nodesOf(structure, 'Art'))).join(''));
      expect(words).toContain(bodyWords(clip.title.normalize('NFC')));
      for (const paragraph of paragraphsOf(clip.body)) expect(words).toContain(bodyWords(paragraph));
    }
    expect(pages.map(({ untagged }) => untagged).join('')).toBe('');
  },
);

/** Paragraphs of a text, without those that contain pictures, invisible characters or letters that the fonts lack. */
const paragraphsOf = (body: string) =>
  [...body.matchAll(/<p>(.*?)<\/p>/gs)]
    .map(([, inside = '']) => freeText(inside).normalize('NFC'))
    .filter((text) => /^[\u0020-\u017f‘’“”–—…€]*$/u.test(text));
