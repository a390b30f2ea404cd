import type { Sigla } from './brands/brand.ts';
import type { Day } from './newsstand.ts';
import type { Plan, Product } from './products.ts';

/** An offer that can be ordered: one of the paper's, or one reserved for one reader. ACC-08 */
export type OfferOnSale = {
  /** Id used in addresses and orders; that of a reserved offer begins with `riservata-`. */
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
  /** Whether it is for one reader only. */
  reserved: boolean;
  /** The last day on which it can be ordered; null if it is always on sale. */
  expiresOn: Day | null;
};

/**
 * Why an offer cannot be ordered. Another reader's offer is `unknown`, so that the answer does not reveal that it
 * exists.
 */
export type OfferUnavailable = 'expired' | 'used' | 'unknown';

const RESERVED_ID = /^riservata-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(mese|anno)$/;

/** The order id of a reserved offer with one of its durations. */
export const reservedId = (id: string, months: 1 | 12): string =>
  `riservata-${id}-${months === 1 ? 'mese' : 'anno'}`;

/** The reserved offer and duration that an id names; null for any other id. */
export function parseReservedId(offerId: string): { id: string; months: 1 | 12 } | null {
  const [, id, months] = RESERVED_ID.exec(offerId) ?? [];
  return id ? { id, months: months === 'mese' ? 1 : 12 } : null;
}

export const isReservedId = (offerId: string): boolean => parseReservedId(offerId) !== null;
