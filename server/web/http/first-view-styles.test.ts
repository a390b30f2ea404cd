import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstViewStyles, readFaces, readStylesheet } from './first-view-styles.ts';

const PAGE = '<html data-brand="mg"><body><main class="page wide"><p>Testo</p></main></body></html>';
const styles = (css: string, page = PAGE) => firstViewStyles([readStylesheet(css)], page);

test('rules are kept if the page contains their classes and elements', () => {
  expect(styles('.page p{color:red}.page table{color:red}.other{color:red}.page.wide{top:0}')).toBe(
    '.page p{color:red}.page.wide{top:0}',
  );
});

test('in a selector list those that may match are kept', () => {
  expect(styles('.other,main.page>p,table{margin:0}')).toBe('main.page>p{margin:0}');
});

test('the contents of `:not`, `:is`, `:has` and `:nth-child` do not decide whether a rule is kept', () => {
  const css =
    '.page:not(.other){top:0}.page :is(table,p){top:1px}p:has(> .other){top:2px}p:nth-child(odd){top:3px}';
  expect(styles(css)).toBe(css);
});

test('BRD-03 only the rules of the page’s own paper are kept', () => {
  expect(styles('[data-brand=mg]{top:0}[data-brand=lg]{top:0}[data-theme=dark]{top:0}')).toBe(
    '[data-brand=mg]{top:0}[data-theme=dark]{top:0}',
  );
});

test('a media query is kept if it contains a kept rule', () => {
  expect(
    styles('@media (width>=821px){.page{top:0}.other{top:0}}@media (width>=1141px){.other{top:0}}'),
  ).toBe('@media (width>=821px){.page{top:0}}');
});

test('hover, print, transitions and animations are left to the whole stylesheet', () => {
  expect(
    styles('p:hover{top:0}@media print{p{top:0}}@keyframes x{to{top:0}}p{transition:top 1s;animation:x 1s}'),
  ).toBe('');
});

test('PRF-04 what only the contents of a later part need is left to the whole stylesheet; its own size is kept', () => {
  const html =
    '<html><body><div class="page"><div class="late" data-later=""><div class="in"><p>1</p></div></div><b class="out">2</b></div></body></html>';
  const css = '.late{top:1px}.in{top:2px}p{top:3px}.out{top:4px}div{top:5px}';
  expect(styles(css, html)).toBe('.late{top:1px}.out{top:4px}div{top:5px}');
  expect(styles(css, html.replace(' data-later=""', ''))).toBe(css);
});

test('of a list of elements one must be in the page', () => {
  expect(styles('.page :is(th,td){top:0}.page :is(p, pre){top:0}')).toBe('.page :is(p, pre){top:0}');
});

test('NWS-04 rules of reading settings are left to the whole stylesheet, which their readers load first', () => {
  expect(styles(':root[data-reading-scale="2"] .page{top:0}')).toBe('');
});

test('an unused variable is left out, and so is one that only it uses', () => {
  expect(styles(':root{--a:1px;--b:var(--c);--c:2px;--light: }p{top:var(--a);left:var(--light)}')).toBe(
    ':root{--a:1px;--light: }p{top:var(--a);left:var(--light)}',
  );
});

test('a variable that the page itself sets or reads is kept', () => {
  expect(styles(':root{--a:1px}', `${PAGE}<i style="top:var(--a)"></i>`)).toBe(':root{--a:1px}');
});

test('BRD-03 the colour that wordmarks in a separate file use is kept', () => {
  expect(styles('.page{--wm-2:red;--other:red}')).toBe('.page{--wm-2:red}');
});

test('a fallback face is kept if a family of the page names it', () => {
  const face = (name: string) => `@font-face{font-family:${name};src:local(Arial)}`;
  const root = ':root{--a:"Own","A B",serif;--c:"C",serif}p{font-family:var(--a)}';
  expect(styles(`${face('A B')}${face('"C"')}${root}`)).toBe(
    `${face('A B')}:root{--a:"Own","A B",serif}p{font-family:var(--a)}`,
  );
});

test('faces are read with family, address, weight and style', () => {
  expect(
    readFaces(
      '@font-face{font-family:"A B";src:url("/a.woff2")format("woff2");font-weight:400;font-style:italic}',
    ),
  ).toEqual([['A B', '/a.woff2', '400', 'italic']]);
});

test('SHL-03 in the first view the header sets only a transparent border; the visible one belongs to the row below it', () => {
  const css = readFileSync(new URL('../../../src/shell/header.module.css', import.meta.url), 'utf8');
  const first = styles(css, '<html><body><header class="header"></header></body></html>');
  expect(first).toContain('.header:not(.slim){border-color:transparent}');
  expect(first.match(/border-color/g)).toHaveLength(1);
});
