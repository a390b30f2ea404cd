import { expect, test } from 'vitest';
import { splitBody } from './split-body.ts';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>Capoverso ${index}</p>`);

test('NWS-04 a text is split between paragraphs into pieces of similar length', () => {
  expect(splitBody(paragraphs(6).join(''), 3)).toEqual([
    paragraphs(6).slice(0, 2).join(''),
    paragraphs(6).slice(2, 4).join(''),
    paragraphs(6).slice(4).join(''),
  ]);
});

test('NWS-04 no part of any text is lost', () => {
  const html =
    '<p>Uno<br>due</p>\n<p>Tre <img src="/a.webp" alt=""></p><ul><li><p>a</p><p>b</p></li></ul><p>Fine</p>';
  expect(splitBody(html, 4).join('')).toBe(html);
});

test('NWS-04 lists, quotations and headings are not split', () => {
  const whole = '<blockquote><p>Uno</p><p>Due</p></blockquote><h2>Titolo</h2><p>Tre</p>';
  expect(splitBody(whole, 3)).toEqual([whole]);
});

test('NWS-04 a text with one paragraph stays in one piece', () => {
  expect(splitBody('<p>Uno</p>', 5)).toEqual(['<p>Uno</p>']);
  expect(splitBody('', 2)).toEqual(['']);
});
