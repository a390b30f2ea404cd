import type { MarkedText } from './search.ts';
import { fold, WORD } from './text.ts';

type Word = { folded: string; start: number; end: number };

/** Most words have no letter that is typed as another one. */
const AS_TYPED = /^[a-zA-Z0-9]+$/;

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    folded: AS_TYPED.test(word) ? word.toLowerCase() : fold(word),
    start: index,
    end: index + word.length,
  }));
}

/** A text with its words, which are looked for once. */
export type TextWithWords = { text: string; words: Word[] };

export const withWords = (text: string): TextWithWords => ({ text, words: wordsIn(text) });

/** Tells for a folded word which of the searched ones it stands for; null for any other. */
export type StemOf = (word: string) => string | null;

/** Where the searched words stand. */
export const marked = ({ text, words }: TextWithWords, stemOf: StemOf): MarkedText => ({
  text,
  marks: words.filter(({ folded }) => stemOf(folded) !== null).map(({ start, end }) => [start, end]),
});

const PASSAGE_WORDS = 30;
/** Words shown before the first match, so that it does not stand without its sentence. */
const LEAD_WORDS = 6;

/**
 * What a result shows besides its title: from the subtitle where something in it was searched for, else from the text; the
 * beginning of what there is where nothing was. NWS-06
 */
export function passageOf(subtitle: TextWithWords | null, text: TextWithWords, stemOf: StemOf): MarkedText {
  const inSubtitle = subtitle && bestPassage(subtitle, stemOf);
  return inSubtitle ?? bestPassage(text, stemOf) ?? opening(subtitle?.text ? subtitle : text);
}

/** The stretch of a text with the most different searched words, the earliest where several have as many. */
function bestPassage(read: TextWithWords, stemOf: StemOf): MarkedText | null {
  const { words } = read;
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
  return best && cut(read, best.from, stemOf);
}

/** The beginning of a text, where nothing in it was searched for. */
const opening = (read: TextWithWords): MarkedText => cut(read, 0, () => null);

function cut({ text, words }: TextWithWords, from: number, stemOf: StemOf): MarkedText {
  const shown = words.slice(from, from + PASSAGE_WORDS);
  const start = from === 0 ? 0 : (shown[0]?.start ?? 0);
  const isEnd = from + PASSAGE_WORDS >= words.length;
  const end = isEnd ? text.length : (shown.at(-1)?.end ?? text.length);
  const before = from === 0 ? '' : '…';
  const moved = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${isEnd ? '' : '…'}`,
    marks: marked({ text, words: shown }, stemOf).marks.map(([first, last]) => [first + moved, last + moved]),
  };
}
