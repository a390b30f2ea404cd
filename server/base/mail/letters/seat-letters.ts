import type { Brand } from '#domain/brands/brand.ts';
import type { Product } from '#domain/products.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { memberLetterStrings as strings } from './member-letter-strings.ts';

/** `name` is the holder's. */
type TakenSeat = { name: string; member: string; email: string; url: string };

/** Tells the holder of a subscription that somebody has taken a seat of it. ACC-04 */
export const seatTakenLetter = (brand: Brand, { name, member, email, url }: TakenSeat): LetterBodies =>
  writeLetter(brand, {
    subject: strings.taken.subject(brand.name),
    name,
    opening: strings.taken.opening(member, email, brand.name),
    button: { label: strings.taken.button, url },
    closing: [strings.taken.closing],
  });

/** `name` is the member's, `url` the showcase's. */
type RemovedSeat = { name: string; holder: string; product: Product; url: string };

/** Tells a reader that their seat on a subscription was removed. ACC-04 */
export const seatRemovedLetter = (brand: Brand, { name, holder, product, url }: RemovedSeat): LetterBodies =>
  writeLetter(brand, {
    subject: strings.removed.subject(brand.name),
    name,
    opening: strings.removed.opening(holder, { product, paper: brand.name }),
    button: { label: strings.removed.button, url },
    closing: [strings.removed.closing],
  });
