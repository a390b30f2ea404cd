import { foldCode, withoutLabel } from './fold-code.ts';

const LABEL = /^(?:PARTITAIVA|PIVA|PI|IVA|VAT)/;

/** An Italian one: eleven figures, the last of which follows from the others (Luhn). */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].map(Number).reduce((total, figure, at) => {
    if (at % 2 === 0) return total + figure;
    return total + (figure > 4 ? 2 * figure - 9 : 2 * figure);
  }, 0);
  return sum % 10 === 0;
}

/** Of another country, with or without its letters: what VIES takes, which knows the rest, and Switzerland's. */
export const isForeignVatNumber = (text: string): boolean =>
  /^(?!IT)(?:[A-Z0-9+*]{4,14}|CHE\d{9}(?:MWST|TVA|IVA))$/.test(text);

const isItalianVatNumber = (text: string): boolean => isVatNumber(text.replace(/^IT/, ''));

/** As it is kept: without blanks and points, in capitals; of an Italian one without `IT`. */
export const foldVatNumber = (text: string): string =>
  withoutLabel(withoutLabel(foldCode(text), LABEL, isItalianVatNumber), /^IT/, isVatNumber);
