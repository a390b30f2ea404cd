import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as italian } from '@zxcvbn-ts/language-it';
import { PAPER_NAMES } from '../brands/paper-names.ts';

/**
 * The guesses a password must withstand: `Password1!` is found with about ten thousand, eight random characters with a
 * hundred million.
 */
const MIN_GUESSES = 3e6;
/** Judging more characters takes time and does not change the result. */
const MAX_JUDGED_CHARACTERS = 64;
const MAX_WORDS = 10;
const MIN_WORD_LENGTH = 3;

/** Words that an attacker tries first on a site like this. */
const NEWSPAPERS = [
  'edicola',
  ...Object.values(PAPER_NAMES).flatMap((name) => {
    const words = name.toLowerCase().split(' ');
    return [...new Set([...words.filter(({ length }) => length >= MIN_WORD_LENGTH), words.join('')])];
  }),
  'giornale',
  'abbonamento',
];

const estimator = new ZxcvbnFactory({
  dictionary: {
    ...italian,
    passwords: common['passwords-common'],
    newspapers: NEWSPAPERS,
  },
  graphs: adjacencyGraphs,
  maxLength: MAX_JUDGED_CHARACTERS,
});

/** The words of the reader's names and e-mail address: each as a whole first, then its parts. */
function wordsIn(personalTexts: readonly string[]): string[] {
  const lowerCased = personalTexts.map((text) => text.toLowerCase().replace(/@.*$/, ''));
  const parts = lowerCased.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const words = new Set([...lowerCased, ...parts].filter((word) => word.length >= MIN_WORD_LENGTH));
  return [...words].slice(0, MAX_WORDS);
}

/** The password without the words that are known to anybody who knows the reader and the site. */
function withoutWords(password: string, words: readonly string[]): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}

const isGuessed = (password: string, words: readonly string[]) =>
  estimator.check(password, [...words]).guesses < MIN_GUESSES;

/**
 * Whether a password is found with few guesses: common passwords, Italian words and names, rows of keys, years, and the
 * reader's own names. It takes some milliseconds, the first time a tenth of a second.
 * @param personalTexts name, surname, e-mail, company: as far as they are known
 */
export function isEasilyGuessed(password: string, personalTexts: readonly string[]): boolean {
  const typed = password.normalize('NFKC').slice(0, MAX_JUDGED_CHARACTERS);
  const words = wordsIn(personalTexts);
  const remainder = withoutWords(typed, [...words, ...NEWSPAPERS]);
  return isGuessed(typed, words) || (remainder.length < typed.length && isGuessed(remainder, words));
}
