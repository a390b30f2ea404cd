import { graphemesOf } from '#domain/graphemes.ts';

const PLAIN = /^[\u0020-\u007e]*$/;
/** Length of one encoded word, which leaves room for the header's name before the first. */
const MOST_LETTERS = 48;
const MOST_BYTES = 36;

/** Characters that are not escaped in an encoded word. */
const OWN = /^[A-Za-z0-9!*+/-]$/;

const quoted = (sign: string): string =>
  sign === ' '
    ? '_'
    : OWN.test(sign)
      ? sign
      : Array.from(Buffer.from(sign), (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(
          '',
        );

/** Joins neighbouring pieces up to a length. */
function gathered(pieces: readonly string[], most: number, lengthOf: (piece: string) => number): string[] {
  const words: string[] = [];
  let room = 0;
  for (const piece of pieces) {
    room -= lengthOf(piece);
    if (room < 0 || words.length === 0) {
      words.push(piece);
      room = most - lengthOf(piece);
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
  const signs = graphemesOf(line);
  const letters = signs.map(quoted);
  if (letters.every((sign) => sign.length <= MOST_LETTERS)) {
    return gathered(letters, MOST_LETTERS, (sign) => sign.length)
      .map((word) => `=?UTF-8?Q?${word}?=`)
      .join(' ');
  }
  const pieces = signs.flatMap((sign) =>
    bytesOf(sign) <= MOST_BYTES ? [sign] : gathered([...sign], MOST_BYTES, bytesOf),
  );
  return gathered(pieces, MOST_BYTES, bytesOf)
    .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
    .join(' ');
}
