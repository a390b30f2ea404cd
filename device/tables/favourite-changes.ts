/**
 * What an account keeps, or no longer keeps, since it was last told: the latest change of each article. `at` in
 * milliseconds since the epoch. NWS-07
 */
export type FavouriteChange = {
  brand: string;
  articleId: number;
  owner: string;
  kept: boolean;
  at: number;
  /** Of one that was put back: when it was added first. */
  addedAt?: number;
  /** Folders it lies in from then on; absent where they stay as they are. */
  folders?: readonly string[];
};
