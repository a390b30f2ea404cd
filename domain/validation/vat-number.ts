import { foldCode } from './fold-code.ts';

/** An Italian one: eleven figures, the last of which follows from the others (Luhn). */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = [...text].map(Number).reduce((total, figure, at) => {
    if (at % 2 === 0) return total + figure;
    return total + (figure > 4 ? 2 * figure - 9 : 2 * figure);
  }, 0);
  return sum % 10 === 0;
}

/** Of another country of the Union, with or without its letters: what VIES takes, which knows the rest. */
export const isForeignVatNumber = (text: string): boolean => /^(?!IT)[A-Z0-9+*]{4,14}$/.test(text);

/** As it is kept: without blanks and points, in capitals; of an Italian one without `IT`. */
export const foldVatNumber = (text: string): string =>
  foldCode(text).replace(/^IT(\d{11})$/, (whole, number: string) => (isVatNumber(number) ? number : whole));
