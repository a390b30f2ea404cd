/**
 * What is looked for in a folded text, whose words have a space before and after each: a word in its forms, or words as
 * they are, one after the other.
 */
export type SearchTerm = {
  /** Where it may stand: what the forms of the word have in common, or the words with a space behind each. */
  found: string;
  /** The word that others may begin with; null for words that stand for themselves. */
  begins: string | null;
  /** What the reader wrote, with a space behind each word. */
  exact: string;
};

/** Shorter words have no end to lose without becoming other words. */
const STEMMED_LETTERS = 5;
const STEM_LETTERS = 4;
/** Shorter words begin too many others. */
const BEGINNING_LETTERS = 4;
/** As long as the endings of Italian words mostly are: `acqua`, `acque`; `riapre`, `riaprono`; but not `acquisto`. */
const ENDING_LETTERS = 3;
const SPACE = 32;

/**
 * What the forms of a word have in common, roughly: a longer word goes without its last vowel, and then without the `i` or
 * `h` that only keeps a sound (`spiagge`, `spiaggia`; `giochi`, `gioco`).
 */
function stemOf(word: string): string {
  if (word.length < STEMMED_LETTERS) return word;
  const bare = word.replace(/[aeiou]$/, '');
  const shorter = bare === word ? bare : bare.replace(/[hi]$/, '');
  return shorter.length >= STEM_LETTERS ? shorter : bare;
}

/** A Korean syllable is two letters or three. */
const lettersOf = (word: string) => word.normalize('NFD').length;

/** Words in a row, as they are written. */
export function toPhrase(words: string[]): SearchTerm {
  const exact = `${words.join(' ')} `;
  return { found: exact, begins: null, exact };
}

/** Several words stand in a row as they are written; one in its forms, unless it is a number or very short. */
export function toSearchTerm(words: string[]): SearchTerm {
  const written = toPhrase(words);
  const [word = ''] = words;
  const alone = words.length > 1 || lettersOf(word) < BEGINNING_LETTERS || /\d/.test(word);
  return alone ? written : { ...written, found: stemOf(word), begins: word };
}

/** What is excluded goes with its forms, but a short word never with the longer ones that it begins. */
export function toExcluded(words: string[]): SearchTerm {
  const term = toSearchTerm(words);
  const isShort = term.begins !== null && term.begins.length < STEMMED_LETTERS;
  return isShort ? { ...term, found: term.exact, begins: null } : term;
}

/**
 * The first place where it stands; below 0 where there is none. To look for the space before it too would take several
 * times as long: spaces are everywhere.
 */
export function placeOf(term: SearchTerm, words: string): number {
  let at = words.indexOf(term.found);
  while (at > 0 && !(words.charCodeAt(at - 1) === SPACE && fits(term, words, at))) {
    at = words.indexOf(term.found, at + 1);
  }
  return at;
}

/** Whether the word at this place is a form of what is looked for, or begins with it. */
function fits({ found, begins }: SearchTerm, words: string, at: number): boolean {
  if (begins === null || words.startsWith(begins, at)) return true;
  const end = at + found.length;
  return words.indexOf(' ', end) - end <= ENDING_LETTERS;
}
