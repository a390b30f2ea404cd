import type { MarkedText } from '#domain/search.ts';
import { fold } from '#domain/text.ts';

export type Word = { folded: string; start: number; end: number };

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/** Stems only lose their ends: a word that begins otherwise need not be stemmed to be ruled out. */
const BEGINNING = 3;

/** Words of a text that may have one of these stems. */
export function maybeMatching(words: Word[], stems: string[]): string[] {
  const beginnings = new Set(stems.map((stem) => stem.slice(0, BEGINNING)));
  return words.map(({ folded }) => folded).filter((word) => beginnings.has(word.slice(0, BEGINNING)));
}

/** Where the searched words stand. */
export const marked = (text: string, words: Word[], stemOf: (word: string) => string | null): MarkedText => ({
  text,
  marks: words.filter(({ folded }) => stemOf(folded) !== null).map(({ start, end }) => [start, end]),
});

const PASSAGE_WORDS = 30;
/** Words shown before the first match, so that it does not stand without its sentence. */
const LEAD_WORDS = 6;

/** The stretch of a text with the most different searched words, the earliest where several have as many. */
export function bestPassage(text: string, stemOf: (word: string) => string | null): MarkedText | null {
  const words = wordsIn(text);
  const hits = words.flatMap(({ folded }, at) => {
    const stem = stemOf(folded);
    return stem === null ? [] : [{ at, stem }];
  });
  let best: { from: number; different: number } | null = null;
  for (const { at } of hits) {
    const from = Math.max(0, at - LEAD_WORDS);
    const within = hits.filter((hit) => hit.at >= at && hit.at < from + PASSAGE_WORDS);
    const different = new Set(within.map(({ stem }) => stem)).size;
    if (!best || different > best.different) best = { from, different };
  }
  return best && cut(text, words, best.from, stemOf);
}

/** The beginning of a text, where nothing in it was searched for. */
export const opening = (text: string): MarkedText => cut(text, wordsIn(text), 0, () => null);

function cut(text: string, words: Word[], from: number, stemOf: (word: string) => string | null): MarkedText {
  const shown = words.slice(from, from + PASSAGE_WORDS);
  const start = from === 0 ? 0 : (shown[0]?.start ?? 0);
  const isEnd = from + PASSAGE_WORDS >= words.length;
  const end = isEnd ? text.length : (shown.at(-1)?.end ?? text.length);
  const before = from === 0 ? '' : '…';
  const moved = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${isEnd ? '' : '…'}`,
    marks: marked(text, shown, stemOf).marks.map(([first, last]) => [first + moved, last + moved]),
  };
}
