/**
 * Letters that are more than a letter of the alphabet with an accent, and how registries have written them: tables
 * differ between countries and years. ICAO 9303, part 3, 6
 */
const REGISTRY_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
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

/** Limit of the spellings that are tried; real names have too few such letters to exceed it. */
const MAX_SPELLINGS = 64;

/** Spellings of a letter; none for a letter of another script. */
function spellingsOf(letter: string): readonly string[] {
  const capital = letter.toUpperCase();
  const registrySpellings = REGISTRY_SPELLINGS[letter] ?? REGISTRY_SPELLINGS[capital];
  if (registrySpellings) return registrySpellings;
  const bare = capital.normalize('NFD').replace(/\p{M}/gu, '');
  if (/^[A-Z]+$/.test(bare)) return [bare];
  // In some alphabets an apostrophe is a modifier letter.
  return /(?!\p{Lm})\p{L}/u.test(letter) ? [] : [''];
}

/**
 * All spellings of a name in the letters A to Z, without blanks, apostrophes and hyphens. Empty if it has letters of
 * another script, which cannot be compared.
 */
export function spellings(name: string): string[] {
  let beginnings = [''];
  for (const letter of name.normalize('NFC')) {
    const letterSpellings = spellingsOf(letter);
    beginnings = beginnings
      .flatMap((before) => letterSpellings.map((after) => before + after))
      .slice(0, MAX_SPELLINGS);
  }
  return [...new Set(beginnings)];
}

/** A name and every run of its words: a person with two surnames or three names may be registered with fewer. */
export function runsOfWords(name: string): string[] {
  const words = name.split(/[\s,-]+/).filter(Boolean);
  const runs = words.flatMap((_, from) =>
    words.slice(from).map((__, to) => words.slice(from, from + to + 1).join(' ')),
  );
  return [...new Set([name, ...runs])];
}
