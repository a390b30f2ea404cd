import type { Brand } from '#domain/brands/brand.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { pressReviewStrings } from './press-review-strings.ts';

const strings = pressReviewStrings.late;

type DeadlineFacts = {
  name: string;
  /** `HH:MM`. */
  deadline: string;
  url: string;
};

/** Tells the holder of the licence that today's review is late. PRS-04 */
export const pressLateLetter = (brand: Brand, { name, deadline, url }: DeadlineFacts): LetterBodies =>
  writeLetter(brand, {
    subject: strings.subject(brand.name),
    name,
    opening: strings.opening(deadline.replace(/^0/, '').replace(':', '.')),
    button: { label: strings.button, url },
    closing: [strings.closing],
  });
