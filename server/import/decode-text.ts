import { Rejected } from './rejected.ts';

/** What a file may say it is written in, and the decoder that reads it. ISO 8859-1 is read as the web does. */
const ENCODINGS: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'utf-16': 'utf-16',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

const XML_ENCODING = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]{1,40})["']/;
/** The declaration stands in the first bytes, or there is none. */
const DECLARATION_BYTES = 200;

/** UTF-16 shows itself by its mark, or by the zero beside the first sign. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return null;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function whole(bytes: Uint8Array, encoding: string, name: string): string {
  const text = decode(bytes, encoding);
  if (text === null) throw new Rejected('file', `not ${name} text`);
  if (text.includes('\0')) throw new Rejected('file', 'holds a NUL character');
  return text;
}

/** Control signs that neither JSON nor any text has a use for. */
const CONTROLS = new RegExp(
  `[${[0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, ...Array.from({ length: 18 }, (_, at) => 14 + at)]
    .map((code) => String.fromCharCode(code))
    .join('')}]`,
  'g',
);

/** JSON in UTF-8 or UTF-16; control signs in it are dropped, with a warning. @throws Rejected */
export function decodeJson(bytes: Uint8Array): { text: string; warnings: string[] } {
  const wide = utf16Of(bytes);
  const text = decode(bytes, wide ?? 'utf-8');
  if (text === null) throw new Rejected('file', `not ${wide ? 'UTF-16' : 'UTF-8'} text`);
  const clean = text.replace(CONTROLS, '');
  const dropped = text.length - clean.length;
  return { text: clean, warnings: dropped > 0 ? [`control signs dropped: ${dropped}`] : [] };
}

/** UTF-8, or UTF-16 with its mark; the mark is taken away. @throws Rejected */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  return wide ? whole(bytes, wide, 'UTF-16') : whole(bytes, 'utf-8', 'UTF-8');
}

/**
 * XML in the encoding it declares. A file that says ISO 8859-1 and holds UTF-8 is read as what it holds, with a
 * warning; bytes that fit no encoding are refused, never guessed. @throws Rejected
 */
export function decodeXml(bytes: Uint8Array): { text: string; warnings: string[] } {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_BYTES));
  const declared = XML_ENCODING.exec(head.replace(/^ï»¿/, ''))?.[1] ?? 'utf-8';
  const encoding = ENCODINGS[declared.toLowerCase()];
  if (!encoding) throw new Rejected('file', `the encoding ${declared} is not read`);
  if (utf16Of(bytes) || encoding === 'utf-16' || encoding === 'utf-8') {
    return { text: decodeText(bytes), warnings: [] };
  }
  const unicode = decode(bytes, 'utf-8');
  const isAscii = unicode?.length === bytes.length;
  if (unicode !== null && !isAscii) {
    return {
      text: whole(bytes, 'utf-8', 'UTF-8'),
      warnings: [`it declares ${declared} and holds UTF-8: read as UTF-8`],
    };
  }
  return { text: whole(bytes, encoding, declared), warnings: [] };
}
