import { expect, test } from 'vitest';
import { type BodyBlock, readBody } from './read-body.ts';

const saying = (block: BodyBlock): string => {
  if (block.kind === 'rule') return '—';
  if (block.kind === 'row')
    return block.cells
      .map(({ header, runs }) => `${header ? '#' : ''}${runs.map(({ text }) => text).join('')}`)
      .join('|');
  return `${block.kind}:${block.marker}${block.runs.map(({ text }) => text).join('')}`;
};

test('PRS-04 paragraphs, subheads, lists, quotes and tables are read in their order', () => {
  const html =
    '<h2>Il piano</h2><p>Uno &amp; due,<br>a capo.</p><ul><li>primo</li><li><p>secondo</p><p>ancora</p></li></ul>' +
    '<ol><li>uno</li><li>due</li></ol><blockquote><p>Detto <q>così</q></p></blockquote><hr>' +
    '<table><tr><th>Città</th><td>3 &lt; 4</td></tr></table><pre>a  b\nc</pre>senza elemento';
  expect(readBody(html).map(saying)).toEqual([
    'heading:Il piano',
    'paragraph:Uno & due,\na capo.',
    'item:•primo',
    'item:•secondo',
    'item:ancora',
    'item:1.uno',
    'item:2.due',
    'quote:Detto «così»',
    '—',
    '#Città|3 < 4',
    'preformatted:a  b\nc',
    'paragraph:senza elemento',
  ]);
});

test('PRS-04 a table in a cell is read as text of that cell, and loses no text around it', () => {
  const html =
    '<table><tr><td>prima <table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table> dopo</td><td>accanto</td></tr>' +
    '<tr><td>sotto</td></tr></table>';
  expect(readBody(html).map(saying)).toEqual(['prima a b c dopo|accanto', 'sotto']);
});

test('PRS-04 an item’s marker stays with its item: in a cell, and where the item has no text of its own', () => {
  const list = '<ol><li>uno</li><li>due</li></ol>';
  expect(readBody(`<table><tr><td>Passi: ${list}</td></tr></table><p>Poi</p>`).map(saying)).toEqual([
    'Passi: 1. uno 2. due',
    'paragraph:Poi',
  ]);
  expect(readBody('<ul><li></li></ul><p>Poi</p>').map(saying)).toEqual(['paragraph:Poi']);
  expect(readBody('<ul><li><table><tr><td>a</td></tr></table></li></ul><p>Poi</p>').map(saying)).toEqual([
    'a',
    'paragraph:Poi',
  ]);
});

test('PRS-04 preformatted text keeps the indent of every line', () => {
  expect(readBody('<pre>\n  a\n <b>  b</b>\n\n</pre><p>c</p>').map(saying)).toEqual([
    'preformatted:  a\n   b',
    'paragraph:c',
  ]);
});

test('PRS-04 bold, italics and links apply only to their own words', () => {
  const html = '<p>Il <strong>pon<em>te</em></strong> <a href="https://a.test/?a=1&amp;b=2">qui</a>.</p>';
  const [block] = readBody(html);
  expect(block).toMatchObject({
    runs: [
      { text: 'Il ', strong: false, em: false, href: null },
      { text: 'pon', strong: true, em: false },
      { text: 'te', strong: true, em: true },
      { text: ' ', strong: false, em: false, href: null },
      { text: 'qui', href: 'https://a.test/?a=1&b=2' },
      { text: '.', href: null },
    ],
  });
});

test('PRS-04 a text that is cut off anywhere, or is empty, is read without an error', () => {
  expect(readBody('')).toEqual([]);
  expect(readBody('<p> </p><p></p>')).toEqual([]);
  expect(readBody('</li></ul><p>Resta <strong>questo').map(saying)).toEqual(['paragraph:Resta questo']);
  expect(readBody('<table><tr><td>Prima</td><td>Resta').map(saying)).toEqual(['Prima|Resta']);
  expect(readBody('3 < 4').map(saying)).toEqual(['paragraph:3 < 4']);
});
