import { expect, test } from 'vitest';
import { decodeText, decodeXml } from './decode-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const xml = (encoding: string, body = '<p>perché “no”</p>') =>
  `<?xml version="1.0" encoding="${encoding}"?>${body}`;

test.each([
  ['its mark', Buffer.from('\ufeff{"a":"è"}')],
  ['UTF-16 and its mark', Buffer.from('\ufeff{"a":"è"}', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\ufeff{"a":"è"}', 'utf16le').swap16()],
])('text with %s is read without it', (_, bytes) => {
  expect(decodeText(bytes)).toBe('{"a":"è"}');
});

test.each([
  'ISO-8859-1',
  'windows-1252',
  'latin1',
])('XML that declares %s is read as the web reads it', (name) => {
  const bytes = Buffer.concat([latin(xml(name, '<p>perch\xe9 ')), Buffer.from([0x93]), latin('no\x94</p>')]);
  expect(decodeXml(bytes)).toEqual({ text: xml(name, '<p>perché “no”</p>'), warnings: [] });
});

test.each([
  ['KOI8-R', [0xeb, 0xcf, 0xd4], 'Кот'],
  ['Big5', [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
])('XML that declares %s is read so', (encoding, bytes, words) => {
  expect(decodeXml(Buffer.concat([latin(xml(encoding, '')), Buffer.from(bytes)])).text).toContain(words);
});

test('XML that declares ISO-8859-1 and holds UTF-8 is read as what it holds, and told', () => {
  const { text, warnings } = decodeXml(Buffer.from(xml('ISO-8859-1')));
  expect(text).toContain('perché “no”');
  expect(warnings).toEqual(['it declares ISO-8859-1 and holds UTF-8: read as UTF-8']);
});

test.each([
  ['declares UTF-8 and is Latin-1', latin(xml('UTF-8', '<p>perch\xe9</p>')), 'file: not UTF-8 text'],
  ['declares nothing and is Latin-1', latin('<p>perch\xe9</p>'), 'file: not UTF-8 text'],
  ['mixes the two', Buffer.concat([Buffer.from('<p>è</p>'), latin('\xe8')]), 'file: not UTF-8 text'],
  ['declares what nobody knows', latin(xml('bogus')), 'file: the encoding bogus is not read'],
])('XML that %s is refused', (_, bytes, message) => {
  expect(() => decodeXml(bytes)).toThrow(message);
});
