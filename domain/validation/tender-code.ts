import { foldCode, withoutLabel } from './fold-code.ts';

const FACTOR = 211;
const ORDINARY_MODULUS = 4091;
const SIMPLIFIED_MODULUS = 251;

const ORDINARY = /^(\d{7})([0-9A-F]{3})$/;
const SIMPLIFIED = /^[V-Z]([0-9A-F]{2})([0-9A-F]{7})$/;
/** Issued since 2024; the rule of their check digits is not published. */
const UNIFIED = /^[A-U][0-9A-F]{9}$/;

const hex = (value: number, signs: number) => value.toString(16).toUpperCase().padStart(signs, '0');

/** Whether a folded code is a valid CIG of a public tender: ten characters, some of which are check digits. */
export function isTenderCode(code: string): boolean {
  const [, number = '', check] = ORDINARY.exec(code) ?? [];
  if (check) return hex((Number(number) * FACTOR) % ORDINARY_MODULUS, 3) === check;
  const [, simplifiedCheck, digits = ''] = SIMPLIFIED.exec(code) ?? [];
  if (simplifiedCheck)
    return hex((Number.parseInt(digits, 16) * FACTOR) % SIMPLIFIED_MODULUS, 2) === simplifiedCheck;
  return UNIFIED.test(code);
}

export const foldTenderCode = (text: string): string => withoutLabel(foldCode(text), /^CIG/, isTenderCode);
