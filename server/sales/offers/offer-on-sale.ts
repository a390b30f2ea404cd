import type { Brand, Offer } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import {
  type OfferOnSale,
  type OfferUnavailable,
  parseReservedId,
  reservedId,
} from '#domain/offer-on-sale.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type ReservedOfferRow, redeemReservedOffer, reservedOfferOf } from '../db/reserved-offers.ts';

export type { OfferOnSale, OfferUnavailable } from '#domain/offer-on-sale.ts';

/** The offer that is requested, and by which reader. */
export type OfferRequest = { brand: Brand; readerId: string; offerId: string; now: Date };

/**
 * The offer with an id: the paper's public one, or one reserved for this reader; else why it is not available. ACC-08
 */
export async function offerOrReason(
  orm: Orm,
  { brand, readerId, offerId, now }: OfferRequest,
): Promise<OfferOnSale | OfferUnavailable> {
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

/** The offer with an id; null if it is not available. */
export async function findOfferOnSale(orm: Orm, request: OfferRequest): Promise<OfferOnSale | null> {
  const found = await offerOrReason(orm, request);
  return typeof found === 'string' ? null : found;
}

/**
 * Marks a reserved offer as used, so that it can no longer be bought, neither for a month nor for a year;
 * call it within the transaction of the payment. Public offers do not change.
 * @param validOn the day on which it must not have expired
 * @returns false if it was already used or had expired: then the payment must not be accepted.
 */
export async function markOfferUsed(
  tx: Orm,
  { brand, readerId, offerId, now }: OfferRequest,
  validOn: Day,
): Promise<boolean> {
  const reserved = parseReservedId(offerId);
  if (!reserved) return true;
  const reader = { readerId, brand: brand.sigla };
  return await redeemReservedOffer(tx, reader, { id: reserved.id, validOn, now });
}

/** A public offer; null for a duration that is not sold. */
function publicOffer({ sigla }: Brand, { id, months, cents }: Offer): OfferOnSale | null {
  if (months !== 1 && months !== 12) return null;
  const terms = { product: 'digital', plan: 'personal', devices: 1 } as const;
  return { id, brand: sigla, ...terms, months, cents, renewalCents: cents, reserved: false, expiresOn: null };
}

/** A reserved offer for one of its durations; null if it is not offered for that duration. */
export function toOfferOnSale(row: ReservedOfferRow, months: 1 | 12): OfferOnSale | null {
  const [cents, renewalCents] =
    months === 1 ? [row.monthCents, row.monthRenewalCents] : [row.yearCents, row.yearRenewalCents];
  if (cents === null || renewalCents === null) return null;
  const { id, brand, product, devices, expiresOn } = row;
  const terms = { brand, product, plan: 'personal', months, cents, renewalCents, devices } as const;
  return { id: reservedId(id, months), ...terms, reserved: true, expiresOn };
}
