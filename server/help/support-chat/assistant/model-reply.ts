import type { FaqAnswer } from '#domain/support/faq.ts';
import { visibleWords } from '#domain/validation/free-words.ts';
import { beginningIn } from '#domain/whole-signs.ts';

/** What the model says where the answers it was given do not help. */
export const UNKNOWN = 'NON_SO';
/** Begins the last line, in which it names the answers it has used by their numbers. */
export const SOURCES = 'FONTI';

/** In letters: half of one cannot be written down. */
const LONGEST = 2000;

/** However it marks that line, or parts its numbers. */
const LAST_LINE = new RegExp(`(?:^|\\n)[^\\p{L}\\p{N}\\n]*${SOURCES}\\b([^\\p{L}\\n]*)$`, 'u');

/** What a model says, and the answers of those it was given that it rests on; null where it does not know, or rests on none. */
export function readReply(
  reply: string,
  given: readonly FaqAnswer[],
): { words: string; used: FaqAnswer[] } | null {
  const said = visibleWords(reply).trim();
  const last = LAST_LINE.exec(said);
  if (!last || said.includes(UNKNOWN)) return null;
  const numbers = new Set((last[1]?.match(/\d+/g) ?? []).map(Number));
  const used = [...numbers].flatMap((number) => given[number - 1] ?? []);
  const words = beginningIn(said.slice(0, last.index).trim(), LONGEST);
  return words === '' || used.length === 0 ? null : { words, used };
}
