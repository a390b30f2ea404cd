import type { Brand } from '#domain/brands/brand.ts';
import type { Product } from '#domain/products.ts';
import { type LetterBodies, writeLetter } from './letter.ts';
import { memberLetterStrings as strings } from './member-letter-strings.ts';

type InviteFacts = {
  holder: { name: string; email: string };
  product: Product;
  code: string;
  days: number;
  url: string;
};

/** Invites somebody to a seat of a subscription. It does not greet by the name that the holder typed. ACC-04 */
export const memberInviteLetter = (
  brand: Brand,
  { holder, product, code, days, url }: InviteFacts,
): LetterBodies =>
  writeLetter(brand, {
    subject: strings.invite.subject(brand.name),
    name: null,
    opening: strings.invite.opening(holder.name, holder.email, { product, paper: brand.name }),
    code,
    button: { label: strings.invite.button, url },
    closing: [strings.invite.lasts(days), strings.invite.stranger],
  });
