import { fold, wordsOf } from '#domain/text.ts';
import { beginningOf } from '#domain/whole-signs.ts';

const LONGEST = 360;
/** A sentence ends before a space and a capital letter; after an initial or a number it goes on. */
const SENTENCE_END = /(?<=[^\s.]{2}[.!?…]["»”’)]*)\s+(?=["«“‘(]?\p{Lu})/u;

const countIn = (sentence: string, words: readonly string[]): number => {
  const said = new Set(wordsOf(fold(sentence)));
  return words.filter((word) => said.has(word)).length;
};

/**
 * The words of a passage that say most of what was asked: one sentence, and the one after it where both are short. They
 * stand in the passage as they are given.
 * @param matched folded words that were asked for
 */
export function pickQuote(text: string, matched: readonly string[]): string {
  const sentences = text.split(SENTENCE_END);
  const counts = sentences.map((sentence) => countIn(sentence, matched));
  const best = counts.indexOf(Math.max(...counts));
  const from = text.indexOf(sentences[best] ?? '');
  const first = sentences[best] ?? text;
  const next = sentences[best + 1];
  const both = next === undefined ? first : text.slice(from, text.indexOf(next, from) + next.length);
  return both.length <= LONGEST ? both : shorten(first);
}

/** Cut between words; no sign is put where the article has none. */
function shorten(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence;
  const cut = beginningOf(sentence, LONGEST);
  return (cut.slice(0, Math.max(0, cut.lastIndexOf(' '))) || cut).replace(/[\s,;:–—-]+$/, '');
}
