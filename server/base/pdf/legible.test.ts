import PDFDocument from 'pdfkit';
import { expect, test, vi } from 'vitest';
import { readPdf } from '#tests/support/read-pdf.ts';
import { ARABIC_FONT, EVERY_SCRIPT, PICTOGRAM_FONT } from './fallback-faces.ts';
import { fontFallback, type Part } from './legible.ts';
import { BOLD, DISPLAY, openPdf, REGULAR, SERIF } from './open-pdf.ts';
import { runsFromRight } from './right-to-left.ts';
import { flowText, writeOneLine } from './write-text.ts';

const doc = new PDFDocument({ font: SERIF });
const splitByFont = fontFallback(doc);

const KINDS = new Map([
  [PICTOGRAM_FONT, 'picture'],
  [EVERY_SCRIPT, 'every'],
  [ARABIC_FONT, 'Arabic'],
]);
const kindOf = ({ text, face }: Part) => [text, KINDS.get(face) ?? 'own'];

test.each([
  ['perché È l’acqua “alta” – 3 € …', [['perché È l’acqua “alta” – 3 € …', 'own']]],
  ['Łódź Αθήνα Київ', [['Łódź Αθήνα Київ', 'own']]],
  ['x\u0302 e q\u0303', [['x\u0302 e q\u0303', 'own']]],
  ['a\u00adcapo\u200b\u0007', [['acapo', 'own']]],
  [
    'Ta’ 🇮🇹',
    [
      ['Ta’ ', 'own'],
      ['🇮🇹', 'picture'],
    ],
  ],
  [
    '🎉, ☎',
    [
      ['🎉', 'picture'],
      [', ', 'own'],
      ['☎', 'picture'],
    ],
  ],
  // Several characters, one pictogram.
  ['👩‍👩‍👧', [['👩‍👩‍👧', 'picture']]],
  ['👍🏽', [['👍🏽', 'picture']]],
  ['1️⃣', [['1️⃣', 'picture']]],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', [['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'picture']]],
  // Pictographs that also occur in texts keep the text's font.
  ['© ™️', [['© ™', 'own']]],
  [
    '日本 e 東京',
    [
      ['日本', 'every'],
      [' e ', 'own'],
      ['東京', 'every'],
    ],
  ],
  ['한국', [['한국', 'every']]],
  ['ไทย', [['ไทย', 'every']]],
  ['\u1112\u1161\u11ab\u1100\u116e\u11a8', [['한국', 'every']]],
  ['Nicolo\u0300', [['Nicolò', 'own']]],
  ['ოც', [['ოც', 'every']]],
  ['①', [['①', 'every']]],
  // Hebrew is drawn from right to left, in one piece.
  [
    'a שלום עולם b',
    [
      ['a ', 'own'],
      ['םלוע\u00a0םולש', 'every'],
      [' b', 'own'],
    ],
  ],
  // The font joins Arabic letters and draws them from right to left, so the text stays in reading order.
  [
    'di محمد علي, oggi',
    [
      ['di ', 'own'],
      ['محمد\u00a0علي', 'Arabic'],
      [', oggi', 'own'],
    ],
  ],
  ['علی\u200cرضا مَرْيَم', [['علی\u200cرضا\u00a0مَرْيَم', 'Arabic']]],
  [
    'عام 2024 جديد',
    [
      ['\u00a0جديد', 'Arabic'],
      ['2024', 'own'],
      ['عام\u00a0', 'Arabic'],
    ],
  ],
  ['דנה (אבי) לוי', [['יול\u00a0(יבא)\u00a0הנד', 'every']]],
  // A bracket that closes after the last word stays with the words.
  ['דנה (אבי)', [['(יבא)\u00a0הנד', 'every']]],
  [
    'di דנה [אבי (לוי)], oggi',
    [
      ['di ', 'own'],
      ['[(יול)\u00a0יבא]\u00a0הנד', 'every'],
      [', oggi', 'own'],
    ],
  ],
  [
    'דנה) (לוי] [אבי',
    [
      ['הנד', 'every'],
      [') (', 'own'],
      ['יול', 'every'],
      ['] [', 'own'],
      ['יבא', 'every'],
    ],
  ],
  [
    'דנה (אבי [לוי)]',
    [
      ['הנד', 'every'],
      [' (', 'own'],
      ['יבא', 'every'],
      [' [', 'own'],
      ['יול', 'every'],
      [')]', 'own'],
    ],
  ],
  // A bracket whose counterpart is in the Italian text stays there.
  [
    '(דנה) לוי',
    [
      ['(', 'own'],
      ['הנד', 'every'],
      [') ', 'own'],
      ['יול', 'every'],
    ],
  ],
  [
    'דנה (2024, poi)',
    [
      ['הנד', 'every'],
      [' (2024, poi)', 'own'],
    ],
  ],
  // Direction marks do not split words, and are not drawn.
  ['דנה\u200f לוי\u200e', [['יול\u00a0הנד', 'every']]],
  ['\u2067محمد\u2069 \u202bعلي\u202c', [['محمد\u00a0علي', 'Arabic']]],
  // A run too long for one line continues in the next.
  [
    'اجتمع المجلس البلدي مساء اليوم في القاعة الكبرى',
    [
      ['اجتمع\u00a0المجلس\u00a0البلدي\u00a0مساء\u00a0اليوم', 'Arabic'],
      ['\n', 'own'],
      ['في\u00a0القاعة\u00a0الكبرى', 'Arabic'],
    ],
  ],
  // Letters that no font can join are named by their numbers.
  ['ܐܒ', [['[segno U+0710][segno U+0712]', 'own']]],
  // No font has the first character; the second is replaced by the letter it stands for.
  ['\u{20bb7}', [['[segno U+20BB7]', 'own']]],
  ['\ue000', [['[segno U+E000]', 'own']]],
  ['𝐀', [['A', 'own']]],
])('PRS-04 %j is written as %j', (text, parts) => {
  expect(splitByFont(text, SERIF).map(kindOf)).toEqual(parts);
});

test.each([REGULAR, BOLD, SERIF, DISPLAY])('PRS-04 in %s no character is an empty box or missing', (face) => {
  const all =
    'محمد ﷺ پژوهش ߒߞߏ Ta’ 🇮🇹 日本 ☎ 🎉 東京 → ✓ ḍ ñ ő \ud800 ﷽ \u{1fae8} \u{1f9d1}\u{1f3ff}\u200d\u{1f680}';
  for (const { text, face: drawn } of splitByFont(all, face)) {
    const { font } = (
      doc.font(drawn) as unknown as {
        _font: { font: { layout(text: string): { glyphs: { id: number }[] } } };
      }
    )._font;
    expect(
      font.layout(text).glyphs.filter(({ id }) => id === 0),
      text,
    ).toEqual([]);
  }
});

/** The runs of a text, and how many characters were read or copied to find them. */
function runsAndWork(text: string) {
  const slice = vi.spyOn(String.prototype, 'slice');
  const charAt = vi.spyOn(String.prototype, 'charAt');
  const runs = runsFromRight(text);
  const cut = slice.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
  const work = cut + charAt.mock.calls.length;
  vi.restoreAllMocks();
  return { runs, work };
}

test.each([
  ['א(', 1],
  ['א) ', 1],
  ['א([{', 1],
  ['(א) ', 1],
  ['א (ב] ', 2],
])('PRS-04 in %j, repeated many times, each character is read only a few times', (part, words) => {
  const text = part.repeat(2000);
  const { runs, work } = runsAndWork(text);
  expect(runs.every(({ index, words: run }) => text.startsWith(run, index))).toBe(true);
  expect(runs.flatMap((run) => run.words.match(/\p{L}/gu)).length).toBe(2000 * words);
  expect(work).toBeLessThan(6 * text.length);
});

test('PRS-04 flowing text and single lines can be extracted again with every character', async () => {
  const { doc: page, write, end } = openPdf({ title: 'Segni', author: '', createdAt: new Date(0) });
  const own = fontFallback(page);
  write('P', () => flowText(page, own, 'Ta’ 🇮🇹 日本 ☎, poi 東京 🎉 e fine.', { face: REGULAR }));
  write('P', () =>
    writeOneLine(page, own, `Copia per 日本 ${'molto lungo '.repeat(20)}`, {
      face: REGULAR,
      x: 56,
      y: 200,
      width: 200,
      height: 14,
    }),
  );
  const { pages } = await readPdf(await end());
  const words = pages.flatMap(({ structure }) => structure.map((one) => JSON.stringify(one))).join('');
  for (const sign of ['Ta’', '🇮🇹', '日本', '☎', '東京', '🎉', 'e fine.', 'Copia per', '…'])
    expect(words).toContain(sign);
  expect(pages).toHaveLength(1);
});

test('PRS-04 right-to-left words that continue in the next line are below the first', async () => {
  const { doc: page, write, end } = openPdf({ title: 'Segni', author: '', createdAt: new Date(0) });
  const words = 'اجتمع المجلس البلدي مساء اليوم في القاعة الكبرى';
  write('P', () => {
    flowText(page, fontFallback(page), `Oggi ${words}`, { face: REGULAR });
    expect(page.y).toBeGreaterThan(56 + 2 * page.currentLineHeight());
  });
  await end();
});
