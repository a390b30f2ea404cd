import type { Brand, Offer } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import { type OfferGone, type OfferOnSale, parseReservedId, reservedId } from '#domain/offer-on-sale.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type ReservedOfferRow, reservedOfferOf, takeReservedOffer } from '../db/reserved-offers.ts';

export type { OfferGone, OfferOnSale } from '#domain/offer-on-sale.ts';

/** Who asks for an offer, and which. */
export type OfferAsked = { brand: Brand; readerId: string; offerId: string; now: Date };

/** The offer that an id means to a reader: the paper's own, or one reserved for them; else why it cannot be had. ACC-08 */
export async function offerOrGone(
  orm: Orm,
  { brand, readerId, offerId, now }: OfferAsked,
): Promise<OfferOnSale | OfferGone> {
  const reserved = parseReservedId(offerId);
  if (!reserved) {
    const offer = brand.offers.find(({ id }) => id === offerId);
    return (offer && publicOffer(brand, offer)) ?? 'unknown';
  }
  const row = await reservedOfferOf(orm, { readerId, brand: brand.sigla }, reserved.id);
  const offer = row && toOfferOnSale(row, reserved.months);
  if (!offer) return 'unknown';
  if (row.usedAt) return 'used';
  return row.expiresOn < dayAt(now) ? 'expired' : offer;
}

/** The same, null for what cannot be had. */
export async function findOfferOnSale(orm: Orm, asked: OfferAsked): Promise<OfferOnSale | null> {
  const found = await offerOrGone(orm, asked);
  return typeof found === 'string' ? null : found;
}

/**
 * Takes a reserved offer off the market, both of its durations; belongs into the transaction of its payment. What the
 * paper sells to everybody stays.
 * @returns false if it was used or over before: then the payment must not stand.
 */
export async function markOfferUsed(
  tx: Orm,
  { brand, readerId, offerId, now }: OfferAsked,
): Promise<boolean> {
  const reserved = parseReservedId(offerId);
  if (!reserved) return true;
  const whose = { readerId, brand: brand.sigla };
  return await takeReservedOffer(tx, whose, { id: reserved.id, today: dayAt(now), now });
}

/** Null for a duration that is not sold. */
function publicOffer({ sigla }: Brand, { id, months, cents }: Offer): OfferOnSale | null {
  if (months !== 1 && months !== 12) return null;
  const terms = { product: 'digital', plan: 'personal', devices: 1 } as const;
  return { id, brand: sigla, ...terms, months, cents, renewalCents: cents, reserved: false, expiresOn: null };
}

/** A reserved offer for one of its durations; null where it is not offered for that. */
export function toOfferOnSale(row: ReservedOfferRow, months: 1 | 12): OfferOnSale | null {
  const [cents, renewalCents] =
    months === 1 ? [row.monthCents, row.monthRenewalCents] : [row.yearCents, row.yearRenewalCents];
  if (cents === null || renewalCents === null) return null;
  const { id, brand, product, devices, expiresOn } = row;
  const terms = { brand, product, plan: 'personal', months, cents, renewalCents, devices } as const;
  return { id: reservedId(id, months), ...terms, reserved: true, expiresOn };
}
