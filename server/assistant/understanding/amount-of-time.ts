import { numberInWords } from '../retrieval/numerals.ts';
import { plain } from './time-form.ts';

/** Pattern of a number of units of time: figures, or a word that `amountOf` can read; `AMOUNT_END` follows it. */
export const AMOUNT = String.raw`\d{1,3}|un\s+paio\s+d(?:i|['’])|(?:un\s+quarto|tre\s+quarti)\s+d['’]|mezz(?=or[ae])|\p{L}+['’]?`;
/** What separates the number from its unit; nothing in `mezzora`, and no space is needed in `un’ora`. */
export const AMOUNT_END = String.raw`(?:\s+|(?<=['’])\s*|(?<=mezz))`;

/** Greatest number of years that leads to a year of four digits. */
const MAX_AMOUNT = 999;
export const HALF = 0.5;
const PAIR = 2;

/** The number that is meant; null if the word is no number: `pochi`. */
export function amountOf(text: string): number | null {
  const word = plain(text).replace(/['’]$/, '');
  if (/^\d+$/.test(word)) return Number(word);
  if (/^un[oa]?$/.test(word)) return 1;
  if (/^un\s+paio/.test(word)) return PAIR;
  if (/^mezz[oa]?$|\squart/.test(word)) return HALF;
  // The last vowel is elided in `vent’anni`, `trent’anni` and `cent’anni`.
  const number = ['', 'i', 'a', 'o'].map((vowel) => numberInWords(`${word}${vowel}`)).find(Boolean);
  return number !== undefined && number <= MAX_AMOUNT ? number : null;
}
