import type { Searched } from '#domain/mark-words.ts';
import { type Leaf, parseQuery } from '#domain/query-syntax.ts';
import type { SearchResult } from '#domain/search.ts';
import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import { placeOf, type SearchTerm, toExcluded, toPhrase, toSearchTerm } from './search-term.ts';

/** Needles that an article must all contain, and those that it must not. */
export type NeedleGroup = { all: SearchTerm[]; none: SearchTerm[] };

export type DeviceQuery = {
  /** Alternatives. Empty if nothing can be searched; `unsearchable` names the reason. */
  groups: NeedleGroup[];
  unsearchable: SearchResult['unsearchable'];
  /** The searched words, for marking them in a shown text. */
  searched: Searched;
};

/** A piece of the query in the form that is searched. */
type Piece = { words: string[]; quoted: boolean };

/**
 * Words of a piece of the query, without stop words at its ends: `dell’acqua` searches for `acqua`. In quotes all words
 * count, if one of them is not a stop word.
 */
function toPiece({ text, quoted }: Leaf): Piece {
  const words = wordsOf(fold(text));
  const first = words.findIndex((word) => !isStopWord(word));
  const last = words.findLastIndex((word) => !isStopWord(word));
  if (first < 0) return { words: [], quoted };
  return { words: quoted ? words : words.slice(first, last + 1), quoted };
}

const isTelling = ({ words }: Piece) => words.length > 0;
const wanted = ({ words, quoted }: Piece): SearchTerm => (quoted ? toPhrase(words) : toSearchTerm(words));
const unwanted = ({ words, quoted }: Piece): SearchTerm => (quoted ? toPhrase(words) : toExcluded(words));

/** Reads a query as the server does, with beginnings of words in the place of its stems. NWS-06 */
export function readDeviceQuery(text: string): DeviceQuery {
  const { groups } = parseQuery(text);
  const telling = groups
    .map(({ all, none }) => ({
      all: all.map(toPiece).filter(isTelling),
      none: none.map(toPiece).filter(isTelling),
    }))
    .filter(({ all }) => all.length > 0);
  const pieces = telling.flatMap(({ all }) => all);
  return {
    groups: telling.map(({ all, none }) => ({ all: all.map(wanted), none: none.map(unwanted) })),
    unsearchable: groups.length === 0 ? 'empty' : telling.length === 0 ? 'common-words' : null,
    searched: {
      stemOf: stemOf(pieces.filter(({ quoted }) => !quoted).map(({ words }) => words)),
      phrases: pieces.filter(({ quoted }) => quoted).map(({ words }) => words),
    },
  };
}

/** For words joined without quotes, each one that is not a stop word is marked, as it is written. */
function stemOf(leaves: string[][]): Searched['stemOf'] {
  const terms = leaves.flatMap((words) => {
    if (words.length === 1) return [toSearchTerm(words)];
    return words.filter((word) => !isStopWord(word)).map((word) => toPhrase([word]));
  });
  return (word) => terms.find((term) => placeOf(term, ` ${word} `) === 1)?.found ?? null;
}
