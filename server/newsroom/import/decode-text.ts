import { dosText, isDosName } from './dos-text.ts';
import { decodeMixed, decodeQuotationEnds } from './mixed-encodings.ts';
import { Rejected } from './rejected.ts';

/**
 * Encoding names for which the web has another name or none. Text declared as ASCII that is not is mostly
 * UTF-8.
 */
const ENCODING_NAMES: [pattern: RegExp, name: string][] = [
  [/^(?:us-)?ascii$|^utf8mb4$/, 'utf-8'],
  [/^(?:cp|win|windows)[-_]?1252$|^ansi$/, 'windows-1252'],
  [/^(?:x-)?(?:mac|macos|apple)[-_]?roman$/, 'macintosh'],
];

/** The web's encoding for the name that a file declares: ISO 8859-1 is Windows-1252. Null for an unknown name. */
function webEncoding(declared: string): string | null {
  const name = declared.trim().toLowerCase();
  if (isDosName(name)) return name;
  try {
    return new TextDecoder(ENCODING_NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? name).encoding;
  } catch {
    return null;
  }
}

const XML_ENCODING = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]{1,40})["']/;
/** A declaration is within the first bytes, or missing. */
const DECLARATION_BYTES = 200;

/** UTF-16 is recognised by its byte order mark, or by a zero byte next to a `<` at the beginning. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return null;
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  if (isDosName(encoding)) return dosText(bytes, encoding);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeOrReject(bytes: Uint8Array, encoding: string, name: string): string {
  const text = decode(bytes, encoding);
  if (text === null) throw new Rejected('file', `not ${name} text`);
  return text;
}

/** Decodes UTF-8, or UTF-16 with its byte order mark; the mark is removed. @throws Rejected */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  return utf16 ? decodeOrReject(bytes, utf16, 'UTF-16') : decodeOrReject(bytes, 'utf-8', 'UTF-8');
}

/** The byte order mark of UTF-8, decoded as Windows-1252. */
const MISREAD_BYTE_ORDER_MARK = /^ï»¿/;

type Decoded = { text: string; warnings: string[] };

const withWarnings = (text: string, ...warnings: string[]): Decoded => ({ text, warnings });

const isWestern = (encoding: string): boolean => encoding === 'windows-1252' || encoding === 'utf-8';

/**
 * Decodes bytes that are not valid UTF-8 as a whole: in the declared encoding or, for western ones, as a mixture of
 * both. @throws Rejected
 */
function decodeNotUtf8(bytes: Uint8Array, encoding: string, declared: string): Decoded {
  const mixed = isWestern(encoding) ? decodeMixed(bytes) : null;
  const isMixed = mixed !== null && (encoding === 'utf-8' || mixed.utf8Count > mixed.singleByteCount);
  if (!isMixed)
    return withWarnings(decodeOrReject(bytes, encoding, encoding === 'utf-8' ? 'UTF-8' : declared));
  const characterCount = `${mixed.singleByteCount} sign${mixed.singleByteCount === 1 ? '' : 's'}`;
  const mixedWarning = `${characterCount} of Windows-1252 in what is else UTF-8`;
  return withWarnings(mixed.text, mixed.utf8Count > 0 ? mixedWarning : 'not UTF-8: read as Windows-1252');
}

/** @throws Rejected for an unknown encoding, with its name */
function requireEncoding(name: string, place: string): string {
  const encoding = webEncoding(name);
  if (!encoding) throw new Rejected('file', `the encoding ${name.slice(0, 40)}${place} is not read`);
  return encoding;
}

const IN_HEADER = ' of its Content-Type';

/**
 * Decodes JSON, which is UTF-8 by its standard. Another encoding is used only if the bytes are not UTF-8 and the
 * request's `Content-Type` names it. @throws Rejected
 */
export function decodeJson(bytes: Uint8Array, charset?: string): Decoded {
  const encoding = charset === undefined ? 'utf-8' : requireEncoding(charset, IN_HEADER);
  const isUnicode = encoding.startsWith('utf-') || utf16Of(bytes) || decode(bytes, 'utf-8') !== null;
  if (isUnicode) return withWarnings(decodeText(bytes));
  return withWarnings(decodeOrReject(bytes, encoding, charset ?? encoding), `not UTF-8: read as ${charset}`);
}

/**
 * Whether the bytes show their encoding: UTF-16, or UTF-8 with a byte order mark. Stated encodings then do
 * not count.
 */
const hasByteOrderMark = (bytes: Uint8Array): boolean =>
  utf16Of(bytes) !== null || (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf);

/**
 * The name of the encoding, and where it is stated: that of the `Content-Type`, or the declared one if there
 * is none or if it is UTF-8 and the bytes are not.
 */
function statedEncoding(bytes: Uint8Array, declared: string | undefined, charset: string | undefined) {
  if (hasByteOrderMark(bytes))
    return { name: declared && webEncoding(declared) ? declared : 'utf-8', place: '' };
  if (charset === undefined) return { name: declared ?? 'utf-8', place: '' };
  const isDisproved = requireEncoding(charset, IN_HEADER) === 'utf-8' && decode(bytes, 'utf-8') === null;
  return isDisproved && declared !== undefined
    ? { name: declared, place: '' }
    : { name: charset, place: IN_HEADER };
}

/**
 * Decodes XML: by its first bytes, else by its `Content-Type`, else by its declaration, as RFC 7303 has it. A file that
 * declares ISO 8859-1 and holds UTF-8 is read as UTF-8; characters of Windows-1252 within UTF-8, or instead of it, are
 * read where they cannot be anything else. Both give a warning. Bytes that fit no encoding are refused, never guessed.
 * @throws Rejected
 */
export function decodeXml(bytes: Uint8Array, charset?: string): Decoded {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_BYTES));
  const declared = XML_ENCODING.exec(start.replace(MISREAD_BYTE_ORDER_MARK, ''))?.[1];
  const { name, place } = statedEncoding(bytes, declared, charset);
  const { text, warnings } = decodeAs(bytes, name, place);
  const isDeclaredUsed = charset !== undefined && place === '' && !hasByteOrderMark(bytes);
  return withWarnings(
    text,
    ...(isDeclaredUsed ? [`it came as ${charset} and is not: read as ${name}`] : []),
    ...warnings,
  );
}

function decodeAs(bytes: Uint8Array, name: string, place: string): Decoded {
  const encoding = requireEncoding(name, place);
  if (utf16Of(bytes) || encoding.startsWith('utf-16')) return withWarnings(decodeText(bytes));
  const unicode = decode(bytes, 'utf-8');
  if (unicode === null) return decodeNotUtf8(bytes, encoding, name);
  const isAscii = unicode.length === bytes.length;
  if (isAscii) return withWarnings(encoding === 'utf-8' ? unicode : decodeOrReject(bytes, encoding, name));
  const quotations = isWestern(encoding) ? decodeQuotationEnds(bytes) : null;
  if (quotations !== null)
    return withWarnings(quotations, 'signs that could be of UTF-8 end quotations: read as Windows-1252');
  if (encoding === 'utf-8') return withWarnings(unicode);
  const statement = place === '' ? `it declares ${name}` : `it came as ${name}`;
  return withWarnings(unicode, `${statement} and holds UTF-8: read as UTF-8`);
}
