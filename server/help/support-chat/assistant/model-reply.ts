import { beginningInCodePoints } from '#domain/graphemes.ts';
import type { FaqAnswer } from '#domain/support/faq.ts';
import { visibleWords } from '#domain/validation/free-words.ts';

/** Reply of the model when the given answers do not help. */
export const UNKNOWN = 'NON_SO';
/** Start of the last line, in which the model names its sources by number. */
export const SOURCES = 'FONTI';

/** Limit in code points, because half of one cannot be stored. */
const LONGEST = 2000;

/** The last line, with any markup and separators. */
const LAST_LINE = new RegExp(`(?:^|\\n)[^\\p{L}\\p{N}\\n]*${SOURCES}\\b([^\\p{L}\\n]*)$`, 'u');

/** The model's text, and the given answers that it is based on; null where it does not know, or names no source. */
export function readReply(
  reply: string,
  given: readonly FaqAnswer[],
): { words: string; used: FaqAnswer[] } | null {
  const said = visibleWords(reply).trim();
  const last = LAST_LINE.exec(said);
  if (!last || said.includes(UNKNOWN)) return null;
  const numbers = new Set((last[1]?.match(/\d+/g) ?? []).map(Number));
  const used = [...numbers].flatMap((number) => given[number - 1] ?? []);
  const words = beginningInCodePoints(said.slice(0, last.index).trim(), LONGEST);
  return words === '' || used.length === 0 ? null : { words, used };
}
