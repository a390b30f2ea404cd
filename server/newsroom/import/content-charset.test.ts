import { expect, test } from 'vitest';
import { charsetOf } from './content-charset.ts';
import { decodeJson, decodeXml } from './decode-text.ts';

test.each([
  ['text/xml; charset=iso-8859-1', 'iso-8859-1'],
  ['text/xml;charset=ISO-8859-1', 'ISO-8859-1'],
  ['application/rss+xml; charset="windows-1252"', 'windows-1252'],
  ["application/rss+xml; Charset='utf-8' ; x=y", 'utf-8'],
  ['text/xml; boundary=x; charset = "utf-8"', 'utf-8'],
  ['text/xml; charset=', undefined],
  ['text/xml; charset=""', undefined],
  ['text/xml', undefined],
  [undefined, undefined],
])('NWS-02 %s states the encoding %s', (contentType, charset) => {
  expect(charsetOf(contentType)).toBe(charset);
});

const latin = (text: string) => Buffer.from(text, 'latin1');
const declared = (encoding: string, words: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><p>${words}</p>`;
const MARK = Buffer.from('\ufeff');
const CYRILLIC = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);
const p = (bytes: Buffer, head = '') => Buffer.concat([latin(`${head}<p>`), bytes, latin('</p>')]);

test.each<[what: string, bytes: Buffer, charset: string | undefined, words: string]>([
  ['of one that is not declared', p(latin('perch\xe9')), 'iso-8859-1', 'perché'],
  ['of one whose signs are elsewhere', p(latin('\x93no\x94 \x80')), 'windows-1252', '“no” €'],
  ['of another script', p(CYRILLIC), 'windows-1251', 'Привет'],
  [
    'before that of the declaration',
    p(CYRILLIC, '<?xml version="1.0" encoding="iso-8859-1"?>'),
    'windows-1251',
    'Привет',
  ],
  ['before one declared that nobody knows', latin(declared('x-foglio', 'perch\xe9')), 'iso-8859-1', 'perché'],
  ['in capitals', p(latin('\xe8')), 'ISO-8859-15', 'è'],
  ['after the mark of UTF-8', Buffer.concat([MARK, Buffer.from('<p>è</p>')]), 'iso-8859-1', 'è'],
  ['after the mark of UTF-16', Buffer.from('\ufeff<p>è</p>', 'utf16le'), 'windows-1251', 'è'],
  ['unknown, after a mark', Buffer.concat([MARK, Buffer.from('<p>è</p>')]), 'x-foglio', 'è'],
  ['none, the declaration counts', latin(declared('iso-8859-1', 'perch\xe9')), undefined, 'perché'],
])('NWS-02 XML is read by the encoding of its Content-Type: %s', (_, bytes, charset, words) => {
  const { text, warnings } = decodeXml(bytes, charset);
  expect(text).toContain(`<p>${words}</p>`);
  expect(warnings).toEqual([]);
});

test('NWS-02 a Content-Type that the bytes disprove is reported', () => {
  const cyrillic = p(CYRILLIC, '<?xml version="1.0" encoding="windows-1251"?>');
  expect(decodeXml(cyrillic, 'utf-8')).toMatchObject({
    text: expect.stringContaining('Привет'),
    warnings: ['it came as utf-8 and is not: read as windows-1251'],
  });
  expect(decodeXml(Buffer.from('<p>perché</p>'), 'iso-8859-1')).toEqual({
    text: '<p>perché</p>',
    warnings: ['it came as iso-8859-1 and holds UTF-8: read as UTF-8'],
  });
  expect(decodeXml(p(latin('perch\xe9')), 'utf-8').warnings).toEqual(['not UTF-8: read as Windows-1252']);
});

test('NWS-02 an unknown encoding in a Content-Type is refused by its name', () => {
  const reason = 'the encoding x-foglio of its Content-Type is not read';
  expect(() => decodeXml(Buffer.from('<p>si</p>'), 'x-foglio')).toThrow(reason);
  expect(() => decodeXml(Buffer.from(declared('utf-8', 'è')), 'x-foglio')).toThrow(reason);
  expect(() => decodeJson(Buffer.from('{}'), 'x-foglio')).toThrow(reason);
});

test('NWS-02 JSON is read as UTF-8, and in another encoding only where its bytes are not UTF-8', () => {
  expect(decodeJson(Buffer.from('"è"'), 'iso-8859-1')).toEqual({ text: '"è"', warnings: [] });
  expect(decodeJson(latin('"\xe8"'), 'iso-8859-1')).toEqual({
    text: '"è"',
    warnings: ['not UTF-8: read as iso-8859-1'],
  });
  expect(() => decodeJson(latin('"\xe8"'))).toThrow('not UTF-8 text');
});
