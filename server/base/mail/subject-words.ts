import { signsOf } from '#domain/whole-signs.ts';

const PLAIN = /^[\u0020-\u007e]*$/;
/** Of one encoded word, so that the first has room behind the name of its header too. */
const MOST_LETTERS = 48;
const MOST_BYTES = 36;

/** What stands for itself within an encoded word. */
const OWN = /^[A-Za-z0-9!*+/-]$/;

const quoted = (sign: string): string =>
  sign === ' '
    ? '_'
    : OWN.test(sign)
      ? sign
      : Array.from(Buffer.from(sign), (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(
          '',
        );

/** Pieces of neighbours, each as long as it may be. */
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
 * A subject in encoded words of whole signs: programs show each for itself, and a letter without its accent, or half an
 * emoji, would be others. A sign that no encoded word can hold goes on in the next. RFC 2047
 */
export function subjectWords(subject: string): string {
  const line = subject.toWellFormed().replace(/\s+/g, ' ');
  if (PLAIN.test(line)) return line;
  const signs = signsOf(line);
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
