import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { salesLetterStrings as strings } from './sales-letter-strings.ts';

type SalesMessageText = { subject: string; message: string };

const linesOf = (message: string) => message.split(/\n+/).filter((line) => line.trim() !== '');

/** Message of a company's reader to the sales department. ROL-04 */
export const salesMessageLetter = (
  brand: Brand,
  { sender, email, subject, message }: SalesMessageText & { sender: string; email: string },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.message.subject(subject, brand.name),
    name: null,
    opening: [strings.message.opening(sender, email, brand.name), ...linesOf(message)],
    closing: [],
  });

/** Confirms to a reader that their message to the sales department has arrived, with its text. */
export const salesReceiptLetter = (
  brand: Brand,
  { name, subject, message }: SalesMessageText & { name: string },
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.receipt.subject(brand.name),
    name,
    opening: [strings.receipt.opening, strings.receipt.yours(subject), ...linesOf(message)],
    closing: [],
  });
