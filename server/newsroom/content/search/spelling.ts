const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Of a longer word, any that is one slip away has so many groups of letters in common with it that it is like it. */
const SHORT = 9;

/**
 * Every word that is one slip of the finger away: a letter too many, missing, wrong, or two that changed places. None for
 * long words, whose likeness finds them; each letter more is some fifty more ways to have mistyped it.
 */
export function oneSlipAway(word: string): string[] {
  if (word.length > SHORT) return [];
  const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)]);
  const slips = splits.flatMap(([before = '', after = '']) => [
    before + after.slice(1),
    `${before}${after.slice(1, 2)}${after.slice(0, 1)}${after.slice(2)}`,
    ...LETTERS.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ]);
  return [...new Set(slips)].filter((slip) => slip !== word);
}
