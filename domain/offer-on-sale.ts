import type { Sigla } from './brands/brand.ts';
import type { Day } from './newsstand.ts';
import type { Plan, Product } from './products.ts';

/** An offer that can be ordered: one of the paper's, or one reserved for a reader. ACC-08 */
export type OfferOnSale = {
  /** As it stands in addresses and orders; one that is reserved begins with `riservata-`. */
  id: string;
  brand: Sigla;
  product: Product;
  plan: Plan;
  months: 1 | 12;
  /** Price of the first period, with VAT. */
  cents: number;
  /** Price of every period after it. */
  renewalCents: number;
  devices: number;
  /** For one reader alone. */
  reserved: boolean;
  /** The last day on which it can be ordered; null for what is always on sale. */
  expiresOn: Day | null;
};

/** Why an offer cannot be ordered. What is somebody else's is `unknown`: nobody learns that it exists. */
export type OfferGone = 'expired' | 'used' | 'unknown';

const RESERVED_ID = /^riservata-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(mese|anno)$/;

/** The id of a reserved offer for one of its durations. */
export const reservedId = (id: string, months: 1 | 12): string =>
  `riservata-${id}-${months === 1 ? 'mese' : 'anno'}`;

/** Which reserved offer an id means; null for any other. */
export function parseReservedId(offerId: string): { id: string; months: 1 | 12 } | null {
  const [, id, months] = RESERVED_ID.exec(offerId) ?? [];
  return id ? { id, months: months === 'mese' ? 1 : 12 } : null;
}

export const isReservedId = (offerId: string): boolean => parseReservedId(offerId) !== null;
