const NETWORKS = 25;

/** One of the networks that attackers come from, in turn. */
export const networkNumber = (at: number): string => `198.51.100.${(at % NETWORKS) + 1}`;
