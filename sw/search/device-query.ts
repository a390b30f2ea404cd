import type { SearchTerms } from '#domain/mark-words.ts';
import { type Leaf, parseQuery } from '#domain/query-syntax.ts';
import type { SearchResultsPage } from '#domain/search.ts';
import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import { indexOfTerm, type SearchTerm, toExcluded, toPhrase, toSearchTerm } from './search-term.ts';

/** Terms that an article must all contain, and those that it must not. */
export type SearchTermGroup = { all: SearchTerm[]; none: SearchTerm[] };

export type DeviceQuery = {
  /** Alternatives. Empty if nothing can be searched; `unsearchable` names the reason. */
  groups: SearchTermGroup[];
  unsearchable: SearchResultsPage['unsearchable'];
  /** The searched words and phrases, for marking them in a shown text. */
  searchTerms: SearchTerms;
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

const hasWords = ({ words }: Piece) => words.length > 0;
const toRequiredTerm = ({ words, quoted }: Piece): SearchTerm =>
  quoted ? toPhrase(words) : toSearchTerm(words);
const toExcludedTerm = ({ words, quoted }: Piece): SearchTerm =>
  quoted ? toPhrase(words) : toExcluded(words);

/** Reads a query as the server does, with beginnings of words instead of its stems. NWS-06 */
export function readDeviceQuery(text: string): DeviceQuery {
  const { groups } = parseQuery(text);
  const searchableGroups = groups
    .map(({ all, none }) => ({
      all: all.map(toPiece).filter(hasWords),
      none: none.map(toPiece).filter(hasWords),
    }))
    .filter(({ all }) => all.length > 0);
  const pieces = searchableGroups.flatMap(({ all }) => all);
  return {
    groups: searchableGroups.map(({ all, none }) => ({
      all: all.map(toRequiredTerm),
      none: none.map(toExcludedTerm),
    })),
    unsearchable: groups.length === 0 ? 'empty' : searchableGroups.length === 0 ? 'common-words' : null,
    searchTerms: {
      stemOf: stemOf(pieces.filter(({ quoted }) => !quoted).map(({ words }) => words)),
      phrases: pieces.filter(({ quoted }) => quoted).map(({ words }) => words),
    },
  };
}

/**
 * Returns the stem of a word that is searched for, for marking. Of several words joined without quotes, such
 * as `Sant'Agata`, each one that is not a stop word is marked as it is written.
 */
function stemOf(pieces: string[][]): SearchTerms['stemOf'] {
  const terms = pieces.flatMap((words) => {
    if (words.length === 1) return [toSearchTerm(words)];
    return words.filter((word) => !isStopWord(word)).map((word) => toPhrase([word]));
  });
  return (word) => terms.find((term) => indexOfTerm(term, ` ${word} `) === 1)?.needle ?? null;
}
