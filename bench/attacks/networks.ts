const NETWORKS = 25;

/** IP address in one of the attackers' networks, in turn. */
export const networkNumber = (index: number): string => `198.51.100.${(index % NETWORKS) + 1}`;
