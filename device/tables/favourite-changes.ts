/**
 * The latest change of an article's favourite state that has not been sent to the account yet. `at` is in milliseconds
 * since the epoch. NWS-07
 */
export type FavouriteChange = {
  brand: string;
  articleId: number;
  owner: string;

  /** Whether the article is a favourite after the change (stored name). */
  kept: boolean;
  at: number;
  /**
   * When the article became a favourite, in milliseconds since the epoch; absent if the change removes it.
   */
  addedAt?: number;
  /** Its folders after the change; absent if they do not change. */
  folders?: readonly string[];
};
