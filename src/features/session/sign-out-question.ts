type Arrival = {
  /** The page that led here, as the browser tells it; empty where it does not. */
  referrer: string;
  /** Pages of this tab's visit before this one: reached by a link of the app, it was no load of a document. */
  pagesBefore: number;
  /** Origins of our own sites. */
  origins: readonly string[];
};

/**
 * Whether a reader who arrives at an address that signs out is asked first: it may be another site that led there, or one
 * that hides that it did. NAV-11
 */
export function asksBeforeSignOut({ referrer, pagesBefore, origins }: Arrival): boolean {
  if (pagesBefore > 0) return false;
  return !URL.canParse(referrer) || !origins.includes(new URL(referrer).origin);
}
