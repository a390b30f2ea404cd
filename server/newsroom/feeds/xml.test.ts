import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { element, xmlText } from './xml.ts';

function textOf(xml: string): string {
  let text = '';
  const parser = new SaxesParser();
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return text;
}

test.each([
  ['Rossi & figli <b>"oggi"</b> ]]>', 'Rossi & figli <b>"oggi"</b> ]]>'],
  ['una riga\u0000\u0008\u001b e\u000b \ufffe\uffffun’altra', 'una riga e un’altra'],
  ['mezza \ud83d coppia e una \ud83d\ude00 intera', 'mezza  coppia e una 😀 intera'],
])('NAV-24 any text can be read back from the XML: %j', (text, read) => {
  expect(textOf(`<a title="${xmlText(text)}">${xmlText(text)}</a>`)).toBe(read);
});

test('NAV-24 a missing text has no element', () => {
  expect([element('a', ''), element('a', null), element('a', 'x')]).toEqual(['', '', '<a>x</a>']);
});
