import type { Account } from '../bench-reader.ts';

/** What the reader's process is asked to do. */
export type ReadingJob = {
  origin: string;
  /** Where the proxy before the server says that the reader is. */
  address: string;
  /** Who signs in and reads what is kept for them; null of one who never does. */
  account: Account | null;
  /** What the reader's browser has kept. */
  cookies: [string, string][];
  pages: string[];
  articles: number[];
  words: string[];
  seconds: number;
};

/** How long each of the reader's requests took, and which were refused: what was asked, with how it ended. */
export type Reading = {
  asked: { what: string; ms: number }[];
  refused: string[];
  cookies: [string, string][];
};

export const ATTACKS = ['slow', 'searches', 'dear', 'lock-out', 'flood', 'floods'] as const;
export type Attack = (typeof ATTACKS)[number];

/** What the attackers' process is asked to do. */
export type AttackJob = {
  origin: string;
  attack: Attack;
  seconds: number;
  /** Whose account is attacked. */
  victim: string;
  articles: number[];
  /** Addresses of pictures of links that nobody has asked for. */
  previews: string[];
  /** A session of the attackers' own, for what only signed-in readers may ask. */
  bearer: string;
};

/** How many calls there were by how they ended. */
export type Attacked = { ended: Record<string, number> };
