type Arrival = {
  /** Address of the page that linked here, as the browser reports it; empty where it does not. */
  referrer: string;
  /** Number of earlier pages of this visit in the tab: with any, a link inside the app led here. */
  pagesBefore: number;
  /** Origins of our own sites. */
  origins: readonly string[];
};

/**
 * Whether a reader who opens an address that signs out is asked first, because another site may have linked there, or
 * one that hides its address. NAV-11
 */
export function asksBeforeSignOut({ referrer, pagesBefore, origins }: Arrival): boolean {
  if (pagesBefore > 0) return false;
  return !URL.canParse(referrer) || !origins.includes(new URL(referrer).origin);
}
