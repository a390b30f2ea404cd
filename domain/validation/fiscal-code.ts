import { isDay } from '../day.ts';
import type { Day } from '../newsstand.ts';
import { foldCode, withoutLabel } from './fold-code.ts';
import { isVatNumber } from './vat-number.ts';

/** Letters that replace digits when two people would have the same code (omocodia), in the order of the digits. */
const OMOCODIA = 'LMNPQRSTUV';
const MONTHS = 'ABCDEHLMPRST';
/** Added to the day of birth of a woman. */
const FEMALE_DAY_OFFSET = 40;

/** Form of a code: surname and name, year, month, day and sex, place, check character. */
const DIGIT = `[0-9${OMOCODIA}]`;
const CODE_FORM = new RegExp(`^[A-Z]{6}${DIGIT}{2}[${MONTHS}]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);

/** Positions of the digits. */
const DIGIT_POSITIONS = [6, 7, 9, 10, 12, 13, 14];

/** Values of `0`–`9` and `A`–`Z` at odd positions, counted from one. DM 23 December 1976 */
const DIGITS_AT_ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const LETTERS_AT_ODD = [...DIGITS_AT_ODD, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

const LETTER_A = 65;
const alphabetIndexOf = (letter: string) => letter.charCodeAt(0) - LETTER_A;
const isDigit = (character: string) => character >= '0' && character <= '9';

function valueAt(character: string, index: number): number {
  const value = isDigit(character) ? Number(character) : alphabetIndexOf(character);
  if (index % 2 === 1) return value;
  return (isDigit(character) ? DIGITS_AT_ODD : LETTERS_AT_ODD)[value] ?? 0;
}

/** The last character, computed from the fifteen before it. */
export function checkCharacter(first15: string): string {
  const sum = [...first15].reduce((total, sign, at) => total + valueAt(sign, at), 0);
  return String.fromCharCode(LETTER_A + (sum % 26));
}

/**
 * The code with its digits restored where letters replace them. Its check character is still that of the original code.
 */
export const withoutOmocodia = (code: string): string =>
  [...code]
    .map((sign, at) =>
      DIGIT_POSITIONS.includes(at) && !isDigit(sign) ? String(OMOCODIA.indexOf(sign)) : sign,
    )
    .join('');

/** The facts about a person that a code contains. The year has only two digits. */
export type FiscalFacts = {
  surname: string;
  name: string;
  yearOfCentury: string;
  month: number;
  day: number;
  gender: 'male' | 'female';
  /** Code of a municipality or a country in the land registry (`codice catastale`). */
  place: string;
};

/** Reads the facts from a code. @param code a valid code of a person */
export function fiscalFacts(code: string): FiscalFacts {
  const plain = withoutOmocodia(code);
  const day = Number(plain.slice(9, 11));
  return {
    surname: plain.slice(0, 3),
    name: plain.slice(3, 6),
    yearOfCentury: plain.slice(6, 8),
    month: MONTHS.indexOf(plain.charAt(8)) + 1,
    day: day > FEMALE_DAY_OFFSET ? day - FEMALE_DAY_OFFSET : day,
    gender: day > FEMALE_DAY_OFFSET ? 'female' : 'male',
    place: plain.slice(11, 15),
  };
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** Whether the day existed in 1900–1999 or in 2000–2099: 1900 had no 29th of February. */
function hasDay(code: string): boolean {
  const { yearOfCentury, month, day } = fiscalFacts(code);
  const inCentury = (century: string): Day =>
    `${century}${yearOfCentury}-${twoDigits(month)}-${twoDigits(day)}`;
  return isDay(inCentury('19')) || isDay(inCentury('20'));
}

/** Whether a folded code is a valid code of a person: form, day and check character. VAL-02 */
export const isFiscalCode = (code: string): boolean =>
  CODE_FORM.test(code) && hasDay(code) && checkCharacter(code.slice(0, -1)) === code.at(-1);

/**
 * Whether a code is valid for a company or a public body: eleven digits with the check of a VAT number, or the personal
 * code of its owner. VAL-02
 */
export const isCompanyFiscalCode = (code: string): boolean => isVatNumber(code) || isFiscalCode(code);

const LABEL = /^(?:CODICEFISCALE|COD?FISC|CF)/;

/** The stored form of a code, of a person or a company. */
export const foldFiscalCode = (text: string): string =>
  withoutLabel(foldCode(text), LABEL, isCompanyFiscalCode);
