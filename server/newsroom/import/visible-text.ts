import { shownSigns } from '#domain/visible-name.ts';

/**
 * Invisible characters: marks of direction, soft hyphens, the Braille blank; without the joiners that shape
 * letters.
 */
const INVISIBLE = /(?!\u200c|\u200d)[\p{Cf}\p{DI}\u2800]/gu;

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Whether a text has visible characters. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** A text in lines without invisible characters. */
export const withPlainSigns = (text: string): string =>
  text
    .split('\n')
    .map((line) => shownSigns(line.replace(INVISIBLE, '')))
    .join('\n');

/**
 * A text on one line. U+FEFF has no width and does not separate words, though `\s` counts it as a space. Other
 * invisible characters, such as soft hyphens, do not match `\s` and stay where they shape the words.
 */
export const oneLine = (text: string): string => text.replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();

/** A name as it is shown: invisible characters must not distinguish two names. Null when nothing is left. */
export function visibleName(text: string | undefined): string | null {
  const name = withPlainSigns(text ?? '').trim();
  return isVisible(name) ? name : null;
}
