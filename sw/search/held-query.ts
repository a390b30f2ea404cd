import type { StemOf } from '#domain/mark-words.ts';
import { type Leaf, parseQuery } from '#domain/query-syntax.ts';
import type { SearchResult } from '#domain/search.ts';
import { isStopWord } from '#domain/stop-words.ts';
import { fold, wordsOf } from '#domain/text.ts';
import { type Needle, placeOf, toExcluded, toNeedle } from './needle.ts';

/** What must all be in an article, and what must not. */
export type NeedleGroup = { all: Needle[]; none: Needle[] };

export type HeldQuery = {
  /** Alternatives. None where nothing can be searched for, for the reason told. */
  groups: NeedleGroup[];
  unsearchable: SearchResult['unsearchable'];
  /** Tells the searched words in a text that is shown. */
  stemOf: StemOf;
};

/** Words of a piece of the query, without those at its ends that say nothing: `dell’acqua` asks for `acqua`. */
function tellingWords({ text }: Leaf): string[] {
  const words = wordsOf(fold(text));
  const first = words.findIndex((word) => !isStopWord(word));
  const last = words.findLastIndex((word) => !isStopWord(word));
  return first < 0 ? [] : words.slice(first, last + 1);
}

const isTelling = (words: string[]) => words.length > 0;

/** Reads a query as the server does, with beginnings of words in the place of its stems. NWS-06 */
export function readHeldQuery(text: string): HeldQuery {
  const { groups } = parseQuery(text);
  const telling = groups
    .map(({ all, none }) => ({
      all: all.map(tellingWords).filter(isTelling),
      none: none.map(tellingWords).filter(isTelling),
    }))
    .filter(({ all }) => all.length > 0);
  const words = telling.flatMap(({ all }) => all);
  return {
    groups: telling.map(({ all, none }) => ({ all: all.map(toNeedle), none: none.map(toExcluded) })),
    unsearchable: groups.length === 0 ? 'empty' : telling.length === 0 ? 'common-words' : null,
    stemOf: markerOf(words),
  };
}

/** Of a phrase every word is marked that says something, as it is. */
function markerOf(leaves: string[][]): StemOf {
  const needles = leaves.flatMap((words) => {
    if (words.length === 1) return [toNeedle(words)];
    return words
      .filter((word) => !isStopWord(word))
      .map((word) => ({ found: `${word} `, begins: null, exact: '' }));
  });
  return (word) => needles.find((needle) => placeOf(needle, ` ${word} `) === 1)?.found ?? null;
}
