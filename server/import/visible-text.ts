/** Letters whose shape depends on whether they are joined to the next: the two joiners between them are seen. */
const SHAPED = [
  'Arabic',
  'Syriac',
  'Nko',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
]
  .concat(['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar'])
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');

/** Signs that show nothing: joiners, marks of direction, soft hyphens, the blank of Braille. */
const UNSEEN = new RegExp(
  String.raw`(?!(?<=[${SHAPED}])[\u200c\u200d](?=[${SHAPED}]))[\p{Cf}\p{DI}\u2800]`,
  'gu',
);

const SEEN = /[^\s\p{Cc}\p{Cf}\p{DI}\u2800]/u;

/** Whether a text shows anything at all. */
export const isVisible = (text: string): boolean => SEEN.test(text);

/** A text without the signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** A name as it is shown: what nobody sees must not tell two of them apart. Null when nothing is left. */
export function nameOf(text: string | undefined): string | null {
  const name = withoutUnseen(text ?? '').trim();
  return isVisible(name) ? name : null;
}
