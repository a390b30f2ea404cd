import { expect, test } from 'vitest';
import { decodeText, decodeXml } from './decode-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const xml = (encoding: string, body = '<p>perché “no”</p>') =>
  `<?xml version="1.0" encoding="${encoding}"?>${body}`;

test.each([
  ['its mark', Buffer.from('\ufeff{"a":"è"}')],
  ['UTF-16 and its mark', Buffer.from('\ufeff{"a":"è"}', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\ufeff{"a":"è"}', 'utf16le').swap16()],
])('text with %s is decoded and the mark removed', (_, bytes) => {
  expect(decodeText(bytes)).toBe('{"a":"è"}');
});

test.each([
  'ISO-8859-1',
  'windows-1252',
  'latin1',
  'win-1252',
  'ANSI',
])('XML that declares %s is read as Windows-1252, as on the web', (name) => {
  const bytes = Buffer.concat([latin(xml(name, '<p>perch\xe9 ')), Buffer.from([0x93]), latin('no\x94</p>')]);
  expect(decodeXml(bytes)).toEqual({ text: xml(name, '<p>perché “no”</p>'), warnings: [] });
});

test.each([
  ['KOI8-R', [0xeb, 0xcf, 0xd4], 'Кот'],
  ['Big5', [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
  [
    'CP850',
    [0xae, 0xd4, 0x20, 0x63, 0x69, 0x74, 0x74, 0x85, 0xaf, 0x20, 0x97, 0x95, 0x8d, 0x82, 0x8a],
    '«È città» ùòìéè',
  ],
  ['ibm850', [0x6c, 0xef, 0x61, 0xa4, 0x87, 0xe1, 0xd5], 'l´añçßı'],
  ['cp858', [0xd5, 0x20, 0x33], '€ 3'],
  ['macintosh', [0xc7, 0xe9, 0x20, 0x6c, 0xd5, 0x65, 0x74, 0x88, 0xc8], '«È l’età»'],
  ['x-mac-roman', [0xd2, 0x8f, 0xc9, 0xd3], '“è…”'],
  ['MacRoman', [0x8e, 0x93, 0x98, 0x9d, 0xdb], 'éìòù€'],
])('XML that declares %s is read in that encoding', (encoding, bytes, words) => {
  expect(decodeXml(Buffer.concat([latin(xml(encoding, '')), Buffer.from(bytes)])).text).toContain(words);
});

test('XML that declares ISO-8859-1 and holds UTF-8 is read as UTF-8 with a warning', () => {
  const { text, warnings } = decodeXml(Buffer.from(xml('ISO-8859-1')));
  expect(text).toContain('perché “no”');
  expect(warnings).toEqual(['it declares ISO-8859-1 and holds UTF-8: read as UTF-8']);
});

const WINDOWS_SIGNS: Record<string, number> = {
  '…': 0x85,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
};
const windows = (text: string) =>
  Buffer.from([...text].flatMap((sign) => WINDOWS_SIGNS[sign] ?? [...latin(sign)]));

test.each([
  ['that declares UTF-8', xml('UTF-8', '<p>«PERCHÉ» l’università “è” più</p>')],
  ['that declares nothing', '<p>Städte, garçon, «créée», l’Aquila</p>'],
  ['with a quotation that ends in three signs', '<p>«Che città…»</p>'],
  ['with a quotation within another', '<p>«Dice “no perché”», e «non sa perché’»</p>'],
  ['with capitals in quotations', '<p>«È LA VERITÀ…» – “CITTÀ”… – «COSÌ»</p>'],
  ['with a word and points', '<p>«Sarà così…», disse; • più… è…»</p>'],
])('XML %s and is Windows-1252 is read as that with a warning', (_, text) => {
  expect(decodeXml(windows(text))).toEqual({ text, warnings: ['not UTF-8: read as Windows-1252'] });
});

test.each([
  'dice perché’»',
  'PERCHÉ»',
  'chiese: perché…”',
])('%s, which is valid UTF-8 by chance, is read as Windows-1252 if all else is ASCII', (words) => {
  for (const text of [
    `<p>${words}</p>`,
    xml('UTF-8', `<p>${words}</p>`),
    xml('ISO-8859-1', `<p>${words}</p>`),
  ])
    expect(decodeXml(windows(text))).toEqual({
      text,
      warnings: ['signs that could be of UTF-8 end quotations: read as Windows-1252'],
    });
});

test.each([
  '日本 e città',
  '手机',
  '10 kΩ',
  'Brașov e Ionaș',
  'Đ, Łódź, ď',
  'perché’»',
  'HAWAIʻI',
])('%s in UTF-8 is read as UTF-8', (words) => {
  expect(decodeXml(Buffer.from(`<p>${words}</p>`))).toEqual({ text: `<p>${words}</p>`, warnings: [] });
});

test.each([
  'SALÒ, il ponte',
  'NICOLÒ',
  'PERÒ',
  'ANDÒ VIA',
  'NEWS» Cronaca',
  '«NEWS» e altro',
  'ALLÔ!',
  'SMÅ.',
  'MRKOŃ',
  'È',
  'PERCHÉ',
  'CAFFÈ',
  'CITTÀ',
  'LUNEDÌ',
  'TRIBÙ',
  'COSÌ FAN TUTTE',
  'PERCHÉ»',
  'CAFFÈ…',
  'NO…',
  'OK’',
  'A – B',
  'A— B',
  'COSTA 10 €',
  'EUR€ 10',
  'perché',
  'perché»',
  'così…',
  'però’',
  'più”',
  '“No”',
  'Są.',
  'ŻÓŁĆ',
])('%s in UTF-8, with no other character beyond ASCII, is read as UTF-8 whatever it declares', (words) => {
  for (const text of [`<p>${words}</p>`, xml('UTF-8', `<p>${words}</p>`)])
    expect(decodeXml(Buffer.from(text))).toEqual({ text, warnings: [] });
  expect(decodeXml(Buffer.from(xml('ISO-8859-1', `<p>${words}</p>`))).text).toContain(`<p>${words}</p>`);
});

test('foreign names in UTF-8 are kept beside a character of Windows-1252', () => {
  const bytes = Buffer.concat([Buffer.from('<p>Wałęsa, SALÒ, città, '), windows('l’ora</p>')]);
  expect(decodeXml(bytes).text).toBe('<p>Wałęsa, SALÒ, città, l’ora</p>');
});

test.each([
  'UTF-8',
  'ISO-8859-1',
])('XML that declares %s and mixes UTF-8 and Windows-1252 is read as both', (name) => {
  const bytes = Buffer.concat([Buffer.from(xml(name, '<p>città, perché ☀')), windows('l’ora</p>')]);
  expect(decodeXml(bytes)).toEqual({
    text: xml(name, '<p>città, perché ☀l’ora</p>'),
    warnings: ['1 sign of Windows-1252 in what is else UTF-8'],
  });
});

test('one character of UTF-8 among many of Windows-1252 does not make the others UTF-8', () => {
  const bytes = Buffer.concat([windows(xml('windows-1252', '<p>perché però già ')), Buffer.from('è</p>')]);
  expect(decodeXml(bytes).text).toContain('perché però già Ã¨');
});

test.each([
  ['holds words of Russian', [0xd0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4], 'file: not UTF-8 text'],
  ['holds words of Polish', [...latin('Wa'), 0xb3, ...latin('\xeasa')], 'file: not UTF-8 text'],
  ['holds words of Turkish', [...latin('a'), 0xfe, ...latin('k')], 'file: not UTF-8 text'],
  ['holds half a sign', [0xe2, 0x82], 'file: not UTF-8 text'],
  ['holds words of DOS', [...latin('perch'), 0x82, ...latin(' citt'), 0x85], 'file: not UTF-8 text'],
  ['holds words of a Mac', [...latin('l'), 0xd5, ...latin('aria')], 'file: not UTF-8 text'],
])('XML that declares UTF-8 and %s in another encoding is refused', (_, bytes, message) => {
  const all = Buffer.concat([Buffer.from('<p>'), Buffer.from(bytes), Buffer.from('</p>')]);
  expect(() => decodeXml(all)).toThrow(message);
});

test('XML that declares an unknown encoding is refused', () => {
  expect(() => decodeXml(latin(xml('bogus')))).toThrow('file: the encoding bogus is not read');
});
