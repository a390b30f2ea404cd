import { beginningInCodePoints } from '#domain/graphemes.ts';
import type { FaqAnswer } from '#domain/support/faq.ts';
import { visibleWords } from '#domain/validation/free-words.ts';

/** Reply of the model when the given answers do not help. */
export const UNKNOWN = 'NON_SO';
/** Start of the last line, in which the model names its sources by number. */
export const SOURCES = 'FONTI';

/**
 * Maximum length of the model's answer. It is counted in code points, because a cut within one would leave half a
 * character, which the database refuses.
 */
const MAX_CODE_POINTS = 2000;

/** `SOURCES` as models write it too. */
const WRITTEN_SOURCES = 'FONT[IE](?!\\p{L})';
const MARKUP = '[^\\p{L}\\p{N}\\n]*';
/** Numbers and what stands between them. Those behind other words, as in “nessuna delle 3 risposte”, are no sources. */
const NUMBERS = '(?:\\d|rispost[ae]|numer[oi]|nn?[.°º]?(?!\\p{L})|e(?!\\p{L})|[^\\p{L}\\p{N}\\n])*';
/** The last line, with any markup. */
const LAST_LINE = new RegExp(`(?:^|\\n)${MARKUP}${WRITTEN_SOURCES}(${NUMBERS})[^\\n]*$`, 'iu');
/** The sources after the last sentence; the colon shows that they are no sentence of the answer. */
const AFTER_SENTENCE = new RegExp(
  `(?<=[.!?…][^\\s\\p{L}\\p{N}]*)\\s${MARKUP}${WRITTEN_SOURCES}${MARKUP}:(${NUMBERS})[^\\n]*$`,
  'iu',
);

/** The model's text, and the given answers that it is based on; null where it does not know, or names no source. */
export function readReply(
  reply: string,
  givenAnswers: readonly FaqAnswer[],
): { words: string; used: FaqAnswer[] } | null {
  const visibleReply = visibleWords(reply).trim();
  const last = LAST_LINE.exec(visibleReply) ?? AFTER_SENTENCE.exec(visibleReply);
  if (!last || visibleReply.includes(UNKNOWN)) return null;
  const numbers = new Set((last[1]?.match(/\d+/g) ?? []).map(Number));
  const used = [...numbers].flatMap((number) => givenAnswers[number - 1] ?? []);
  const words = beginningInCodePoints(visibleReply.slice(0, last.index).trim(), MAX_CODE_POINTS);
  return words === '' || used.length === 0 ? null : { words, used };
}
