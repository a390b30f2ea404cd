import { WORD, withoutShaping } from './text.ts';

/** A word or a phrase, as the reader wrote it. Without quotes it may still be several words, such as `Sant'Agata`. */
export type Leaf = { text: string; quoted: boolean };

/** The leaves between two `or`: those that must all be in an article, and those that must not. */
export type LeafGroup = { all: Leaf[]; none: Leaf[] };

/** A query: groups of leaves, of which an article must match one. */
export type ParsedQuery = { groups: LeafGroup[] };

/** Quotes of any language, and dashes that phones type for a minus. */
const QUOTE = '"“”„‟«»‹›＂';
const DASH = '-–−';
/** A minus, then a phrase whose last quote may be missing, or everything until the next space or quote. */
const PIECE = new RegExp(`([${DASH}]?)(?:[${QUOTE}]([^${QUOTE}]*)(?:[${QUOTE}]|$)|([^\\s${QUOTE}]+))`, 'gu');
const HAS_WORD = /[\p{L}\p{N}]/u;

type Piece = { sign: 'minus' | 'quotes' | 'or' | null; leaf: Leaf };

function toPiece([, minus, phrase, word = '']: RegExpMatchArray): Piece {
  const leaf = { text: phrase ?? word, quoted: phrase !== undefined };
  if (minus) return { sign: 'minus', leaf };
  if (phrase !== undefined) return { sign: 'quotes', leaf };
  return { sign: /^or$/i.test(word) ? 'or' : null, leaf };
}

/** The text with blanks for lone surrogates and control characters, which the database rejects. */
const withoutUnreadable = (text: string) => text.replace(/[\p{Cs}\p{Cc}]/gu, ' ');

/** Parses quotes, minus and `or` as web searches do. Anything else is words; no query is an error. NWS-06 */
export function parseQuery(text: string): ParsedQuery {
  const pieces = Array.from(withoutShaping(withoutUnreadable(text)).matchAll(PIECE), toPiece).filter(
    ({ leaf }) => HAS_WORD.test(leaf.text),
  );
  const groups: LeafGroup[] = [{ all: [], none: [] }];
  for (const { sign, leaf } of pieces) {
    if (sign === 'or') groups.push({ all: [], none: [] });
    else groups.at(-1)?.[sign === 'minus' ? 'none' : 'all'].push(leaf);
  }
  return { groups: groups.filter(({ all }) => all.length > 0) };
}

/** The query with each word replaced by `replacementOf` it. Operators and excluded terms stay. */
export const replaceWords = (text: string, replacementOf: (word: string) => string): string =>
  withoutUnreadable(text)
    .replace(PIECE, (piece: string, minus: string) => (minus ? piece : piece.replace(WORD, replacementOf)))
    .trim();

const LEADING_DASHES = new RegExp(`^[${DASH}]+`, 'u');

/** The words of a phrase, of which none is an operator: neither `or` nor a minus before a word. */
const plainWords = (phrase: string): string =>
  phrase
    .split(/\s+/)
    .map((word) => word.replace(LEADING_DASHES, ''))
    .filter((word) => word && !/^or$/i.test(word))
    .join(' ');

/** The query with its phrases turned into words; excluded phrases stay. */
export const withoutQuotes = (text: string): string =>
  withoutUnreadable(text)
    .replace(PIECE, (piece: string, minus: string, phrase?: string) =>
      minus || phrase === undefined ? piece : ` ${plainWords(phrase)} `,
    )
    .replace(/\s+/g, ' ')
    .trim();
