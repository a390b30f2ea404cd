import { graphemesOf } from '#domain/graphemes.ts';

const PLAIN = /^[\u0020-\u007e]*$/;
/**
 * Longest encoded word, as characters or as bytes before base64; it leaves room for the header's name before
 * the first.
 */
const MAX_WORD_CHARACTERS = 48;
const MAX_WORD_BYTES = 36;

/** Characters that are not escaped in an encoded word. */
const UNESCAPED = /^[A-Za-z0-9!*+/-]$/;

const quotedPrintable = (grapheme: string): string =>
  grapheme === ' '
    ? '_'
    : UNESCAPED.test(grapheme)
      ? grapheme
      : Array.from(
          Buffer.from(grapheme),
          (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`,
        ).join('');

/** Joins neighbouring pieces up to a length. */
function joinPieces(
  pieces: readonly string[],
  maxLength: number,
  lengthOf: (piece: string) => number,
): string[] {
  const words: string[] = [];
  let remaining = 0;
  for (const piece of pieces) {
    remaining -= lengthOf(piece);
    if (remaining < 0 || words.length === 0) {
      words.push(piece);
      remaining = maxLength - lengthOf(piece);
    } else words[words.length - 1] += piece;
  }
  return words;
}

const bytesOf = (text: string) => Buffer.byteLength(text);

/**
 * Encodes a subject in words of whole graphemes: programs show each word separately, and would break a letter from its
 * accent, or an emoji. A grapheme too long for one word continues in the next. RFC 2047
 */
export function encodeSubject(subject: string): string {
  const line = subject.toWellFormed().replace(/\s+/g, ' ');
  if (PLAIN.test(line)) return line;
  const graphemes = graphemesOf(line);
  const letters = graphemes.map(quotedPrintable);
  if (letters.every((sign) => sign.length <= MAX_WORD_CHARACTERS)) {
    return joinPieces(letters, MAX_WORD_CHARACTERS, (sign) => sign.length)
      .map((word) => `=?UTF-8?Q?${word}?=`)
      .join(' ');
  }
  const pieces = graphemes.flatMap((sign) =>
    bytesOf(sign) <= MAX_WORD_BYTES ? [sign] : joinPieces([...sign], MAX_WORD_BYTES, bytesOf),
  );
  return joinPieces(pieces, MAX_WORD_BYTES, bytesOf)
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join(' ');
}
