/**
 * The latest change of an article's favourite state that has not been sent to the account yet. `at` is in milliseconds
 * since the epoch. NWS-07
 */
export type FavouriteChange = {
  brand: string;
  articleId: number;
  owner: string;
  kept: boolean;
  at: number;
  /** When a restored favourite was first added. */
  addedAt?: number;
  /** Its folders after the change; absent if they do not change. */
  folders?: readonly string[];
};
