/** Signs that show nothing: joiners, marks of direction, soft hyphens, the blank of Braille. */
const UNSEEN = /[\p{Cf}\p{DI}\u2800]/gu;

const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Whether a text shows anything at all. */
export const isVisible = (text: string): boolean => SEEN.test(text);

/** A name as it is shown: what nobody sees must not tell two of them apart. Null when nothing is left. */
export function nameOf(text: string | undefined): string | null {
  const name = text?.replace(UNSEEN, '').trim() ?? '';
  return isVisible(name) ? name : null;
}
