import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '../bench-reader.ts';

/**
 * Waits until all processes of a measurement have started, because starting them takes processor time that no attack
 * causes.
 * @param beginsAt by `Date.now()`
 */
export const untilBegin = (beginsAt: number): Promise<void> => sleep(Math.max(0, beginsAt - Date.now()));

/** Job of the readers' process. */
export type ReadingJob = {
  origin: string;
  /** IP addresses of the readers, as the proxy before the server reports them. */
  addresses: string[];
  /** Time for which a reader looks at a page. */
  pauseMs: number;
  /** Account of a reader who signs in and reads personal pages; null for anonymous visitors. */
  account: Account | null;
  /** Cookies that the browser of a signed-in reader has stored. */
  cookies: [string, string][];
  pages: string[];
  articles: number[];
  words: string[];
  seconds: number;
  beginsAt: number;
};

/** Duration of each of the readers' requests, and the refused ones: the request, with its outcome. */
export type Reading = {
  requests: { request: string; ms: number }[];
  refused: string[];
  cookies: [string, string][];
};

export const ATTACKS = ['slow', 'searches', 'expensive', 'lock-out', 'flood', 'floods'] as const;
export type Attack = (typeof ATTACKS)[number];

/** Job of the attackers' process. */
export type AttackJob = {
  origin: string;
  attack: Attack;
  seconds: number;
  beginsAt: number;
  /** E-mail address of the attacked account. */
  victim: string;
  articles: number[];
  /** Addresses of link preview pictures that have not been requested yet. */
  previews: string[];
  /** Bearer of the attackers' own session, for calls that need one. */
  bearer: string;
};

/** Number of calls by outcome. */
export type AttackOutcome = { ended: Record<string, number> };
