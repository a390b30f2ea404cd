/**
 * Letters that are more than one of the alphabet's with an accent, and how registries have written them: tables differ
 * between countries and years. ICAO 9303, part 3, 6
 */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  Ä: ['A', 'AE'],
  Å: ['A', 'AA'],
  Æ: ['AE'],
  Ö: ['O', 'OE'],
  Ø: ['O', 'OE'],
  Œ: ['OE'],
  Ü: ['U', 'UE'],
  ß: ['SS'],
  ẞ: ['SS'],
  Đ: ['D', 'DJ'],
  Ð: ['D'],
  Þ: ['TH'],
  Ł: ['L'],
  Ħ: ['H'],
  Ŧ: ['T'],
  Ŋ: ['N'],
  Ñ: ['N'],
  ı: ['I'],
  Ə: ['E', 'A'],
};

/** No name has more letters of that kind than these few ways can be told apart by. */
const MOST_WAYS = 64;

/** What a letter may have become; nothing for one of another script. */
function waysOf(letter: string): readonly string[] {
  const capital = letter.toUpperCase();
  const known = WRITTEN[letter] ?? WRITTEN[capital];
  if (known) return known;
  const bare = capital.normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[A-Z]+$/.test(bare)) return [bare];
  // An apostrophe is a modifier letter in some alphabets.
  return /(?!\p{Lm})\p{L}/u.test(letter) ? [] : [''];
}

/**
 * A name in letters from A to Z, in every way that it may have been written down. Blanks, apostrophes and hyphens are no
 * part of it. Empty where it has letters of another script: of that nothing can be said.
 */
export function writtenWays(name: string): string[] {
  let ways = [''];
  for (const letter of name.normalize('NFC')) {
    const found = waysOf(letter);
    ways = ways.flatMap((before) => found.map((after) => before + after)).slice(0, MOST_WAYS);
  }
  return [...new Set(ways)];
}

/** A name and every run of its words: who has two surnames or three names may be registered with fewer. */
export function runsOfWords(name: string): string[] {
  const words = name.split(/[\s,-]+/).filter(Boolean);
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, to) => words.slice(from, from + to + 1).join(' ')),
  );
  return [...new Set([name, ...runs])];
}
