import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstViewStyles, readFaces, readStylesheet } from './first-view-styles.ts';

const PAGE = '<html data-brand="mg"><body><main class="page wide"><p>Testo</p></main></body></html>';
const styles = (css: string, page = PAGE) => firstViewStyles([readStylesheet(css)], page);

test('rules are kept whose classes and elements the page holds', () => {
  expect(styles('.page p{color:red}.page table{color:red}.other{color:red}.page.wide{top:0}')).toBe(
    '.page p{color:red}.page.wide{top:0}',
  );
});

test('of several selectors those are kept that may match', () => {
  expect(styles('.other,main.page>p,table{margin:0}')).toBe('main.page>p{margin:0}');
});

test('what stands in brackets is no condition: it is one of several, or must not be', () => {
  const css =
    '.page:not(.other){top:0}.page :is(table,p){top:1px}p:has(> .other){top:2px}p:nth-child(odd){top:3px}';
  expect(styles(css)).toBe(css);
});

test('BRD-03 of six papers the page’s own speaks', () => {
  expect(styles('[data-brand=mg]{top:0}[data-brand=lg]{top:0}[data-theme=dark]{top:0}')).toBe(
    '[data-brand=mg]{top:0}[data-theme=dark]{top:0}',
  );
});

test('a query is kept when something in it is', () => {
  expect(
    styles('@media (width>=821px){.page{top:0}.other{top:0}}@media (width>=1141px){.other{top:0}}'),
  ).toBe('@media (width>=821px){.page{top:0}}');
});

test('what can only happen later comes later', () => {
  expect(
    styles('p:hover{top:0}@media print{p{top:0}}@keyframes x{to{top:0}}p{transition:top 1s;animation:x 1s}'),
  ).toBe('');
});

test('a variable nobody reads is left out, and so is one that only it reads', () => {
  expect(styles(':root{--a:1px;--b:var(--c);--c:2px;--light: }p{top:var(--a);left:var(--light)}')).toBe(
    ':root{--a:1px;--light: }p{top:var(--a);left:var(--light)}',
  );
});

test('a variable that the page itself sets or reads stays', () => {
  expect(styles(':root{--a:1px}', `${PAGE}<i style="top:var(--a)"></i>`)).toBe(':root{--a:1px}');
});

test('BRD-03 the colour that wordmarks in their own file read stays', () => {
  expect(styles('.page{--wm-2:red;--other:red}')).toBe('.page{--wm-2:red}');
});

test('faces are told by family, address, weight and slope', () => {
  expect(
    readFaces(
      '@font-face{font-family:"A B";src:url("/a.woff2")format("woff2");font-weight:400;font-style:italic}',
    ),
  ).toEqual([['A B', '/a.woff2', '400', 'italic']]);
});

test('SHL-03 in a first view the header has no rule of its own: the row below it has one', () => {
  const css = readFileSync(new URL('../../../src/shell/header.module.css', import.meta.url), 'utf8');
  const first = styles(css, '<html><body><header class="header"></header></body></html>');
  expect(first).toContain('.header:not(.slim){border-color:transparent}');
  expect(first.match(/border-color/g)).toHaveLength(1);
});
