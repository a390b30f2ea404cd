import { shownSigns } from '#domain/shown-signs.ts';

/** Signs that show nothing: marks of direction, soft hyphens, the blank of Braille. */
const UNSEEN = /(?!\u200c|\u200d)[\p{Cf}\p{DI}\u2800]/gu;

const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Whether a text shows anything at all. */
export const isVisible = (text: string): boolean => SEEN.test(text);

/** A text in lines without the signs that nobody sees. */
export const withoutUnseen = (text: string): string =>
  text
    .split('\n')
    .map((line) => shownSigns(line.replace(UNSEEN, '')))
    .join('\n');

/**
 * A text on one line. U+FEFF has no width and parts no words, though `\s` counts it as a space; others that nobody sees,
 * as soft hyphens, are none to `\s` and stay where they shape the words.
 */
export const oneLine = (text: string): string => text.replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();

/** A name as it is shown: what nobody sees must not tell two of them apart. Null when nothing is left. */
export function nameOf(text: string | undefined): string | null {
  const name = withoutUnseen(text ?? '').trim();
  return isVisible(name) ? name : null;
}
