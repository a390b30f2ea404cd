/** Whether the word for a number begins with a vowel: otto, undici, ottanta, ottomila; not centodieci. */
function beginsWithVowel(number: number): boolean {
  let first = number;
  while (first >= 1000) first = Math.floor(first / 1000);
  return first === 11 || String(first).startsWith('8');
}

const BEFORE_VOWEL = { i: 'gli', I: 'Gli', ai: 'agli', dei: 'degli' } as const;

/** The plural article before a number: `i` 12, `gli` 8, `agli` 11, `degli` 8000. */
export const articleBefore = (article: keyof typeof BEFORE_VOWEL, number: number): string =>
  beginsWithVowel(number) ? BEFORE_VOWEL[article] : article;

/** `al 12`, `all’8`, `allo 0`: for percentages and ordinals. */
export function atNumber(number: number): string {
  if (number === 0) return 'allo 0';
  return number === 1 || beginsWithVowel(number) ? `all’${number}` : `al ${number}`;
}
