import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';

/** A subscription as Google Play knows it. */
export type PlayPurchase = {
  /**
   * Hash of the reader's id that the app passed with the purchase (`playAccountId`); null if it passed
   * none.
   */
  account: string | null;
  months: 1 | 12;
  startsOn: Day;
  /** The last paid day, also for a subscription that renews. */
  endsOn: Day;
  renews: boolean;
};

/** Looks up the purchase of a purchase token that Google Play gave to an app. */
export type PlayStore = {
  /** Null if the token is not a purchase of this paper's app. @throws StoreUnavailable */
  purchase(brand: Brand, token: string): Promise<PlayPurchase | null>;
};

/** Google Play could not be reached, so nothing is known of the token. */
export class StoreUnavailable extends Error {}
