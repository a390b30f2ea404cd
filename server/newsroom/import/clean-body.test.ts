import { expect, test } from 'vitest';
import { SAMPLE_DATA, sampleFiles, withSamples } from '#tests/support/sample-data.ts';
import { cleanBody } from './clean-body.ts';
import { parseItem } from './parse-item.ts';

test.each([
  ['<p onclick="x()">Uno <script>alert(1)</script>due</p>', '<p>Uno due</p>'],
  ['<p><img src=x onerror=alert(1)>Testo</p>', '<p>Testo</p>'],
  ['<a href="javascript:alert(1)">qui</a>', '<p>qui</p>'],
  ['<a href="//evil.example/x">qui</a>', '<p>qui</p>'],
  ['<svg><a xlink:href="javascript:x">qui</a></svg>', '<p>qui</p>'],
  ['<p style="color:red" class="x">Uno</p><iframe src="https://a.example"></iframe>', '<p>Uno</p>'],
])('%s is cleaned', (html, clean) => {
  expect(cleanBody(html)).toBe(clean);
});

test.each([
  [
    '<h1>Titolo</h1><b>forte</b> e <i>lieve</i>',
    '<h2>Titolo</h2>\n<p><strong>forte</strong> e <em>lieve</em></p>',
  ],
  ['<div>uno</div><div>due</div>', '<p>uno</p>\n<p>due</p>'],
  ['sciolto<p>in blocco</p>dopo', '<p>sciolto</p>\n<p>in blocco</p>\n<p>dopo</p>'],
  ['<strong><p>uno</p><p>due</p></strong>', '<p>uno</p>\n<p>due</p>'],
  [
    '<ul>prima<li>uno</li><li><p>due</p>tre</li></ul>',
    '<ul><li>prima</li><li>uno</li><li><p>due</p><p>tre</p></li></ul>',
  ],
  ['<ul><li>uno<ul><li>due</li></ul></li></ul>', '<ul><li>uno<ul><li>due</li></ul></li></ul>'],
  [
    '<table><tr><th>a</th><td></td></tr>perso</table>',
    '<table><tr><th>a</th><td></td></tr><tr><td>perso</td></tr></table>',
  ],
  ['<blockquote>detto</blockquote>', '<blockquote><p>detto</p></blockquote>'],
  ['<li>orfano</li>', '<p>orfano</p>'],
  ['<p></p><p> &nbsp;</p><h2></h2><p>c’è</p>', '<p>c’è</p>'],
  ['<h2>uno<div>due</div></h2>', '<h2>uno due </h2>'],
  ['1 &lt; 2 &amp; 3', '<p>1 &lt; 2 &amp; 3</p>'],
])('%s: every word is in a block that may hold it', (html, clean) => {
  expect(cleanBody(html)).toBe(clean);
});

test('links get rel="noopener noreferrer"', () => {
  expect(cleanBody('<p><a href="https://a.example/x?a=1&b=2">qui</a></p>')).toBe(
    '<p><a href="https://a.example/x?a=1&amp;b=2" rel="noopener noreferrer">qui</a></p>',
  );
});

test('endless nesting is handled', () => {
  expect(cleanBody(`${'<div>'.repeat(20_000)}fine`)).toBe('<p>fine</p>');
  expect(cleanBody(`${'<blockquote>'.repeat(20_000)}fine`)).toContain('fine');
});

const INLINE =
  /<\/?(?:a|b|i|em|strong|q|tt|kbd|code|sup|sub|span|font|small|u|abbr|acronym|img|ins|del|strike|var|cite|samp|big)\b[^>]*>/gi;
const ENTITIES: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
  amp: '&',
};

/** The words of an HTML text: inline elements do not split a word, all others do. */
const words = (html: string): string[] =>
  html
    .replace(INLINE, '')
    .replace(/<[a-z/][^>]*>/gi, ' ')
    .replace(/&(lt|gt|quot|#39|apos|nbsp|amp);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');

test.skipIf(!SAMPLE_DATA)(withSamples('no word of any sample is lost, and their order stays'), async () => {
  const files = await sampleFiles('ninjs');
  expect(files.length).toBeGreaterThan(400);
  for (const { path, bytes } of files) {
    const { bodyHtml } = parseItem(bytes).delivered;
    expect(words(cleanBody(bodyHtml)), path).toEqual(words(bodyHtml));
  }
});

test('spans of cells are kept only up to 100', () => {
  const spans = ['1', '2', '100', '101', '999999', '0', '-1', '2e3', '2"', 'due'].map((value) =>
    cleanBody(`<table><tbody><tr><td rowspan='${value}' colspan='${value}'>a</td></tr></tbody></table>`),
  );
  const kept = spans.map((html) => /rowspan="(\d+)"/.exec(html)?.[1] ?? null);
  expect(kept).toEqual(['1', '2', '100', ...Array<null>(7).fill(null)]);
  for (const html of spans) expect(/colspan="(\d+)"/.exec(html)?.[1]).toBe(/rowspan="(\d+)"/.exec(html)?.[1]);
});

test.each([
  '<p style="display:none">x</p>',
  '<div style="color: red; display : none !important"><p>x</p><ul><li>x</li></ul></div>',
  '<section hidden><p>x</p></section>',
  '<p>uno<span style="visibility:hidden"> x</span></p>',
  '<p>uno<a class="external screen-reader-text" href="https://a.example/">x</a></p>',
  '<p>uno<b class="sr-only"> x</b></p>',
  '<h3 hidden="">x</h3>',
  '<h1 hidden="hidden">x</h1>',
  '<table hidden><tr><td>x</td></tr></table>',
  '<template><p>x</p></template>',
  '<noscript><p hidden>x</p></noscript>',
  '<br hidden><hr style="display:none">',
])('NWS-04 text that a browser does not show is not printed: %s', (html) => {
  const body = cleanBody(`${html}<p>due</p>`);
  expect(body).not.toContain('x');
  expect(body).toContain('<p>due</p>');
});

test.each([
  '<p hidden="until-found">uno</p>',
  '<p style="--display: nonexistent">uno</p>',
  '<p style="display:block">uno</p>',
  '<p class="hidden-gems">uno</p>',
])('NWS-04 text that a browser shows is printed: %s', (html) => {
  expect(cleanBody(html)).toBe('<p>uno</p>');
});
