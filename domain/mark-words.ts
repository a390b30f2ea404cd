import type { MarkedText } from './search.ts';
import { fold, WORD } from './text.ts';

type Word = { folded: string; start: number; end: number };

/** Most words have only these characters, and need only lower case. */
const ASCII_WORD = /^[a-zA-Z0-9]+$/;

/**
 * The words of a text, in order. Calling a function for each match takes half as long as building an array for each.
 */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  text.replace(WORD, (word, start: number) => {
    const folded = ASCII_WORD.test(word) ? word.toLowerCase() : fold(word);
    words.push({ folded, start, end: start + word.length });
    return word;
  });
  return words;
}

/** A text with its words, which are extracted once. */
export type TextWithWords = { text: string; words: Word[] };

export const withWords = (text: string): TextWithWords => ({ text, words: wordsIn(text) });

/** Returns the stem of the searched word that a folded word stands for; null for any other word. */
export type StemOf = (word: string) => string | null;

/** What is marked: words by their stems, and quoted words as they are written, one after the other. */
export type SearchTerms = { stemOf: StemOf; phrases: readonly (readonly string[])[] };

/**
 * A searched word or phrase in a text: the numbers of its first and last word, and the term that it matches.
 */
type Hit = { first: number; last: number; term: string };

function hitsIn(words: Word[], { stemOf, phrases }: SearchTerms): Hit[] {
  const hits: Hit[] = [];
  for (const [index, { folded }] of words.entries()) {
    for (const phrase of phrases) {
      if (phrase.every((word, offset) => words[index + offset]?.folded === word))
        hits.push({ first: index, last: index + phrase.length - 1, term: `"${phrase.join(' ')}` });
    }
    const stem = stemOf(folded);
    if (stem !== null) hits.push({ first: index, last: index, term: stem });
  }
  return hits;
}

/** Marks the searched words; a phrase from its first word to its last. */
export function marked({ text, words }: TextWithWords, searched: SearchTerms): MarkedText {
  const marks: [number, number][] = [];
  for (const { first, last } of hitsIn(words, searched)) {
    const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
    const former = marks.at(-1);
    if (former && start < former[1]) former[1] = Math.max(former[1], end);
    else marks.push([start, end]);
  }
  return { text, marks };
}

const PASSAGE_WORDS = 30;
/** Number of words shown before the first match, so that its sentence can be understood. */
const LEAD_WORDS = 6;

/**
 * Passage that a result shows besides its title: from the subtitle if a searched word is in it, otherwise from the
 * text; the beginning of either if there is no match. NWS-06
 */
export function passageOf(
  subtitle: TextWithWords | null,
  text: TextWithWords,
  searched: SearchTerms,
): MarkedText {
  const inSubtitle = subtitle && bestPassage(subtitle, searched);
  return inSubtitle ?? bestPassage(text, searched) ?? opening(subtitle?.text ? subtitle : text);
}

/** The passage of a text with the most different searched words; the earliest if several have the same number. */
function bestPassage(source: TextWithWords, searched: SearchTerms): MarkedText | null {
  const hits = hitsIn(source.words, searched);
  let best: { from: number; different: number } | null = null;
  for (const { first } of hits) {
    const from = Math.max(0, first - LEAD_WORDS);
    const within = hits.filter((hit) => hit.first >= first && hit.last < from + PASSAGE_WORDS);
    const different = new Set(within.map(({ term }) => term)).size;
    if (!best || different > best.different) best = { from, different };
  }
  return best && cut(source, best.from, searched);
}

/** The beginning of a text in which nothing was searched for. */
const opening = (source: TextWithWords): MarkedText => cut(source, 0, NO_TERMS);
const NO_TERMS: SearchTerms = { stemOf: () => null, phrases: [] };

function cut({ text, words }: TextWithWords, from: number, searched: SearchTerms): MarkedText {
  const shown = words.slice(from, from + PASSAGE_WORDS);
  const start = from === 0 ? 0 : (shown[0]?.start ?? 0);
  const isEnd = from + PASSAGE_WORDS >= words.length;
  const end = isEnd ? text.length : (shown.at(-1)?.end ?? text.length);
  const before = from === 0 ? '' : '…';
  const offset = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${isEnd ? '' : '…'}`,
    marks: marked({ text, words: shown }, searched).marks.map(([first, last]) => [
      first + offset,
      last + offset,
    ]),
  };
}
