/**
 * Search term for a folded text, whose words have a space before and after each: a word in its forms, or words in a row
 * as they are written.
 */
export type SearchTerm = {
  /** Text to search for first: the common part of a word's forms, or the words with a space after each. */
  needle: string;
  /** Word with which other words may begin; null if only the word itself matches. */
  prefix: string | null;
  /** The words as the reader wrote them, with a space after each. */
  exact: string;
};

/**
 * Minimum numbers of letters of a word that loses its last vowel, and of what remains: shorter words would
 * become other words.
 */
const MIN_STEMMED_LETTERS = 5;
const MIN_STEM_LETTERS = 4;
/**
 * Minimum number of letters of a word that also matches words that begin with it: too many begin with a
 * shorter one.
 */
const MIN_PREFIX_LETTERS = 4;
/**
 * Maximum usual length of an Italian word's ending: `acqua`, `acque`; `riapre`, `riaprono`; but not
 * `acquisto`.
 */
const MAX_ENDING_LETTERS = 3;
const SPACE = 32;

/**
 * Approximate common part of a word's forms: a longer word loses its last vowel, and then the `i` or `h` that only
 * preserves a sound (`spiagge`, `spiaggia`; `giochi`, `gioco`).
 */
function stemOf(word: string): string {
  if (word.length < MIN_STEMMED_LETTERS) return word;
  const withoutVowel = word.replace(/[aeiou]$/, '');
  const shorter = withoutVowel === word ? withoutVowel : withoutVowel.replace(/[hi]$/, '');
  return shorter.length >= MIN_STEM_LETTERS ? shorter : withoutVowel;
}

/** Counts the letters of a Korean syllable too, which has two or three. */
const lettersOf = (word: string) => word.normalize('NFD').length;

/** Term for words in a row, as they are written. */
export function toPhrase(words: string[]): SearchTerm {
  const exact = `${words.join(' ')} `;
  return { needle: exact, prefix: null, exact };
}

/**
 * Term for a search: several words match in a row as they are written; one word matches in its forms, unless
 * it is a number or very short.
 */
export function toSearchTerm(words: string[]): SearchTerm {
  const written = toPhrase(words);
  const [word = ''] = words;
  const isOnlyAsWritten = words.length > 1 || lettersOf(word) < MIN_PREFIX_LETTERS || /\d/.test(word);
  return isOnlyAsWritten ? written : { ...written, needle: stemOf(word), prefix: word };
}

/**
 * Term for an exclusion: a word excludes its forms, but a short one not the longer words that begin with it.
 */
export function toExcluded(words: string[]): SearchTerm {
  const term = toSearchTerm(words);
  const isShort = term.prefix !== null && term.prefix.length < MIN_STEMMED_LETTERS;
  return isShort ? { ...term, needle: term.exact, prefix: null } : term;
}

/**
 * The index of the first match; below 0 if there is none. Searching for the space before it too would take
 * several times as long, because spaces are everywhere.
 */
export function indexOfTerm(term: SearchTerm, words: string): number {
  let index = words.indexOf(term.needle);
  while (index > 0 && !(words.charCodeAt(index - 1) === SPACE && fits(term, words, index))) {
    index = words.indexOf(term.needle, index + 1);
  }
  return index;
}

/** Whether the word at this index is a form of the searched word, or begins with it. */
function fits({ needle, prefix }: SearchTerm, words: string, position: number): boolean {
  if (prefix === null || words.startsWith(prefix, position)) return true;
  const end = position + needle.length;
  return words.indexOf(' ', end) - end <= MAX_ENDING_LETTERS;
}
