/**
 * Search term for a folded text, whose words have a space before and after each: a word in its forms, or words in a row
 * as they are written.
 */
export type SearchTerm = {
  /** Text to search for first: the common part of a word's forms, or the words with a space after each. */
  found: string;
  /** Word with which other words may begin; null if only the word itself matches. */
  begins: string | null;
  /** The words as the reader wrote them, with a space after each. */
  exact: string;
};

/** Shorter words would become other words without their last vowel. */
const STEMMED_LETTERS = 5;
const STEM_LETTERS = 4;
/** Too many other words begin with a shorter one. */
const BEGINNING_LETTERS = 4;
/** Usual length of an Italian word's ending: `acqua`, `acque`; `riapre`, `riaprono`; but not `acquisto`. */
const ENDING_LETTERS = 3;
const SPACE = 32;

/**
 * Approximate common part of a word's forms: a longer word loses its last vowel, and then the `i` or `h` that only
 * preserves a sound (`spiagge`, `spiaggia`; `giochi`, `gioco`).
 */
function stemOf(word: string): string {
  if (word.length < STEMMED_LETTERS) return word;
  const bare = word.replace(/[aeiou]$/, '');
  const shorter = bare === word ? bare : bare.replace(/[hi]$/, '');
  return shorter.length >= STEM_LETTERS ? shorter : bare;
}

/** Counts the letters of a Korean syllable too, which has two or three. */
const lettersOf = (word: string) => word.normalize('NFD').length;

/** Needle for words in a row, as they are written. */
export function toPhrase(words: string[]): SearchTerm {
  const exact = `${words.join(' ')} `;
  return { found: exact, begins: null, exact };
}

/**
 * Needle for a search: several words match in a row as they are written; one word matches in its forms, unless it is a
 * number or very short.
 */
export function toSearchTerm(words: string[]): SearchTerm {
  const written = toPhrase(words);
  const [word = ''] = words;
  const alone = words.length > 1 || lettersOf(word) < BEGINNING_LETTERS || /\d/.test(word);
  return alone ? written : { ...written, found: stemOf(word), begins: word };
}

/** Needle for an exclusion: a word excludes its forms, but a short one not the longer words that begin with it. */
export function toExcluded(words: string[]): SearchTerm {
  const term = toSearchTerm(words);
  const isShort = term.begins !== null && term.begins.length < STEMMED_LETTERS;
  return isShort ? { ...term, found: term.exact, begins: null } : term;
}

/**
 * The first place of a match; below 0 if there is none. Searching for the space before it too would take several times
 * as long, because spaces are everywhere.
 */
export function placeOf(term: SearchTerm, words: string): number {
  let at = words.indexOf(term.found);
  while (at > 0 && !(words.charCodeAt(at - 1) === SPACE && fits(term, words, at))) {
    at = words.indexOf(term.found, at + 1);
  }
  return at;
}

/** Whether the word at this place is a form of the searched word, or begins with it. */
function fits({ found, begins }: SearchTerm, words: string, at: number): boolean {
  if (begins === null || words.startsWith(begins, at)) return true;
  const end = at + found.length;
  return words.indexOf(' ', end) - end <= ENDING_LETTERS;
}
