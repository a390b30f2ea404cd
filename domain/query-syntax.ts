import { unshaped, WORD } from './text.ts';

/** A word or a phrase, as the reader wrote it. Without quotes it may still be several words, such as `Sant'Agata`. */
export type Leaf = { text: string; quoted: boolean };

/** The terms that must all be in an article, and those that must not. */
export type Group = { all: Leaf[]; none: Leaf[] };

/** Alternatives, separated by `or`. */
export type ParsedQuery = { groups: Group[] };

/** A minus, then a phrase whose last quote may be missing, or everything until the next space or quote. */
const PIECES = /(-?)(?:["“”«»]([^"“”«»]*)(?:["“”«»]|$)|([^\s"“”«»]+))/gu;
const HAS_WORD = /[\p{L}\p{N}]/u;

type Piece = { sign: 'minus' | 'quotes' | 'or' | null; leaf: Leaf };

function toPiece([, minus, phrase, word = '']: RegExpMatchArray): Piece {
  const leaf = { text: phrase ?? word, quoted: phrase !== undefined };
  if (minus) return { sign: 'minus', leaf };
  if (phrase !== undefined) return { sign: 'quotes', leaf };
  return { sign: /^or$/i.test(word) ? 'or' : null, leaf };
}

/** Lone surrogates and control characters are rejected by the database. */
const readable = (text: string) => text.replace(/[\p{Cs}\p{Cc}]/gu, ' ');

/** Parses quotes, minus and `or` as web searches do. Anything else is words; no query is an error. NWS-06 */
export function parseQuery(text: string): ParsedQuery {
  const pieces = Array.from(unshaped(readable(text)).matchAll(PIECES), toPiece).filter(({ leaf }) =>
    HAS_WORD.test(leaf.text),
  );
  const groups: Group[] = [{ all: [], none: [] }];
  for (const { sign, leaf } of pieces) {
    if (sign === 'or') groups.push({ all: [], none: [] });
    else groups.at(-1)?.[sign === 'minus' ? 'none' : 'all'].push(leaf);
  }
  return { groups: groups.filter(({ all }) => all.length > 0) };
}

/** The query with its words replaced by others in their places. Operators and excluded terms stay. */
export const exchangeWords = (text: string, other: (word: string) => string): string =>
  readable(text)
    .replace(PIECES, (piece: string, minus: string) => (minus ? piece : piece.replace(WORD, other)))
    .trim();

/** The query with its phrases turned into words; excluded phrases stay. */
export const withoutQuotes = (text: string): string =>
  readable(text)
    .replace(PIECES, (piece: string, minus: string, phrase?: string) => (minus ? piece : (phrase ?? piece)))
    .trim();
