import type { Offer } from '#domain/brands/brand.ts';
import { offerStrings as strings } from './offer-terms-strings.ts';

/** An offer in words. NWS-05 */
export type OfferTerms = {
  id: string;
  name: string;
  price: string;
  note: string;
  /** Price of the same time when paid month by month, and the saving; null where nothing is saved. */
  full: string | null;
  saving: string | null;
};

/** Offers as readers see them, the shortest first: the others are compared with its monthly price. */
export function offerTerms(offers: readonly Offer[]): OfferTerms[] {
  const [shortest] = offers;
  if (!shortest) return [];
  const monthly = shortest.cents / shortest.months;
  return offers.map(({ id, months, cents }) => {
    const full = Math.round(monthly * months);
    const saved = Math.floor((full - cents) / 100);
    return {
      id,
      name: strings.duration(months),
      price: strings.price(cents),
      note: months === 1 ? strings.monthly : strings.perMonth(Math.ceil(cents / months)),
      full: saved > 0 ? strings.price(full) : null,
      saving: saved > 0 ? strings.saving(saved) : null,
    };
  });
}
