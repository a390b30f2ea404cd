import { isCountry } from '../countries.ts';
import { foldCode } from './fold-code.ts';

/** Whether a text is an Italian VAT number: eleven digits, the last of which is a check digit (Luhn). */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].map(Number).reduce((total, figure, index) => {
    if (index % 2 === 0) return total + figure;
    return total + (figure > 4 ? 2 * figure - 9 : 2 * figure);
  }, 0);
  return sum % 10 === 0;
}

/** Forms of the numbers behind the country's letters in VIES, the register of the EU, and of neighbouring countries. */
const FORMS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}(?:\d{3})?|GD\d{3}|HA\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}(?:\d{3})?|GD\d{3}|HA\d{3})$/,
};

/** Whether a number has its country's letters and that country's form. */
const hasFormOfItsCountry = (text: string): boolean => FORMS[text.slice(0, 2)]?.test(text.slice(2)) ?? false;

/** Labels of VAT numbers; `CF` is read as the fiscal code, not as a country. */
const LABEL = /^(?:VAT|CF|P?IVA)/;

/** Letters before the digits that are no country's: `PI`, `VAT`. */
const isLabel = (letters: string): boolean =>
  LABEL.test(letters) || !(isCountry(letters.slice(0, 2)) || letters.slice(0, 2) in FORMS);

/**
 * Whether a text may be a number without its country's letters, or one of a country outside VIES; only its rough form
 * can be checked.
 */
function isOtherNumber(text: string): boolean {
  if (!/^[A-Z0-9+*]{4,14}$/.test(text) || text.replace(/\D/g, '').length < 5) return false;
  const letters = /^[A-Z]*/.exec(text)?.[0] ?? '';
  if (letters.length < 2) return true;
  if (LABEL.test(letters)) return false;
  const hasOtherCountry = letters.length < 4 && !isLabel(letters) && !(letters.slice(0, 2) in FORMS);
  return hasOtherCountry || FORMS.FR?.test(text) === true;
}

/** Whether a text may be a number of another country, with or without its letters. */
export const isForeignVatNumber = (text: string): boolean =>
  !text.startsWith('IT') && (hasFormOfItsCountry(text) || isOtherNumber(text));

const isItalianVatNumber = (text: string): boolean => isVatNumber(text.replace(/^IT/, ''));

const isCompleteNumber = (text: string): boolean => isItalianVatNumber(text) || hasFormOfItsCountry(text);

/**
 * Labels in full, before a number with at most two letters, so that no letter of the label can be taken for a
 * country's.
 */
const FULL_LABEL = /^(PARTITAIVA|PIVA|VAT|NIF|CIF|TVA)(?:NUMBER|NO|NR|N)?(?=[A-Z]?\d|[A-Z]{2}\d)/;

/** Whether a labelled number is one of a country outside VIES, or one without letters behind a foreign label. */
function isLabelledNumber(name: string, number: string): boolean {
  const country = /^(?!IT)([A-Z]{2})\d{4,12}$/.exec(number)?.[1] ?? '';
  if (isCountry(country) && !(country in FORMS)) return true;
  return !name.endsWith('IVA') && /^(?:\d{8,9}|[A-Z]\d{7}[A-Z0-9])$/.test(number);
}

/** Removes the label that people copy along or mistype: `P.IVA n. 00743110157`, `VAT DE 123456789`. */
function withoutLabel(code: string): string {
  const compact = code.replace(/[^A-Z0-9+*]/g, '');
  const letters = /^[A-Z]*/.exec(compact)?.[0] ?? '';
  if (isCompleteNumber(compact)) return compact;
  if (letters.length === 2 && !isLabel(letters)) return code;
  const endings = [...letters].map((_, index) => compact.slice(letters.length - index));
  const [label = '', name = ''] = FULL_LABEL.exec(compact) ?? [];
  const number = compact.slice(label.length);
  if (label !== '' && isLabelledNumber(name, number)) return number;
  return endings.find(hasFormOfItsCountry) ?? endings.find(isCompleteNumber) ?? code;
}

/** The stored form: in capitals, without label, blanks and points, and without `IT` for an Italian number. */
export function foldVatNumber(text: string): string {
  const number = withoutLabel(foldCode(text));
  return isItalianVatNumber(number) ? number.replace(/^IT/, '') : number;
}
