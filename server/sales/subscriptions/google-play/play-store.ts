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

/**
 * What Google Play reports about a token: its purchase; `interrupted` for one that gives no access now, but may again,
 * as on hold or paused; null for a token that is not a purchase of this paper's app.
 */
export type PlayAnswer = PlayPurchase | 'interrupted' | null;

/** Looks up the purchase of a purchase token that Google Play gave to an app. */
export type PlayStore = {
  /** @throws StoreUnavailable */
  purchase(brand: Brand, token: string): Promise<PlayAnswer>;
};

/** Google Play could not be reached, so nothing is known of the token. */
export class StoreUnavailable extends Error {}
