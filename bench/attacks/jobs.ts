import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '../bench-reader.ts';

/**
 * Waits until all processes of a measure have started: to start them takes the machine's time, which no attack does.
 * @param beginsAt by `Date.now()`
 */
export const untilBegin = (beginsAt: number): Promise<void> => sleep(Math.max(0, beginsAt - Date.now()));

/** What the process of readers is asked to do. */
export type ReadingJob = {
  origin: string;
  /** Where the proxy before the server says that each reader is. */
  addresses: string[];
  /** How long a reader looks at a page. */
  pauseMs: number;
  /** Who signs in and reads what is kept for them; null of those who never do. */
  account: Account | null;
  /** What the browser of a reader who signs in has kept. */
  cookies: [string, string][];
  pages: string[];
  articles: number[];
  words: string[];
  seconds: number;
  beginsAt: number;
};

/** How long each of the readers' requests took, and which were refused: what was asked, with how it ended. */
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
  beginsAt: number;
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
