import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { salesLetterStrings as strings } from './sales-letter-strings.ts';

type Written = { subject: string; message: string };

const linesOf = (message: string) => message.split(/\n+/).filter((line) => line.trim() !== '');

/** Message of a company's reader to the commercial area. ROL-04 */
export const salesMessageLetter = (
  brand: Brand,
  { sender, email, subject, message }: Written & { sender: string; email: string },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.message.subject(subject, brand.name),
    name: null,
    opening: [strings.message.opening(sender, email, brand.name), ...linesOf(message)],
    closing: [],
  });

/** Confirms a message to the commercial area to its writer, with its text. */
export const salesReceiptLetter = (
  brand: Brand,
  { name, subject, message }: Written & { name: string },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.receipt.subject(brand.name),
    name,
    opening: [strings.receipt.opening, strings.receipt.yours(subject), ...linesOf(message)],
    closing: [],
  });
