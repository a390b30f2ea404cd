import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';

/** A subscription as Google Play knows it. */
export type PlayPurchase = {
  /** Digest of the reader's id that the app named when it was bought (`accountMark`); null where it named none. */
  account: string | null;
  months: 1 | 12;
  startsOn: Day;
  /** The last day that is paid; also where it renews. */
  endsOn: Day;
  renews: boolean;
};

/** Tells what stands behind the purchase token that Google Play gave an app. */
export type PlayStore = {
  /** Null for a token of no purchase of this paper's app. @throws StoreUnavailable */
  purchase(brand: Brand, token: string): Promise<PlayPurchase | null>;
};

/** Google Play could not be asked: nothing is known of the token. */
export class StoreUnavailable extends Error {}
