import type { Brand } from '#domain/brands/brand.ts';
import type { Product } from '#domain/products.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { memberLetterStrings as strings } from './member-letter-strings.ts';

/** `name` is the member's, `url` the showcase's. */
type Told = { name: string; holder: string; product: Product; url: string };

/** Tells a reader that the seat on somebody's subscription is gone. ACC-04 */
export const seatRemovedLetter = (brand: Brand, { name, holder, product, url }: Told): LetterBodies =>
  writeLetter(brand, {
    subject: strings.removed.subject(brand.name),
    name,
    opening: strings.removed.opening(holder, { product, paper: brand.name }),
    button: { label: strings.removed.button, url },
    closing: [strings.removed.closing],
  });
