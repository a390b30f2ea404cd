import type { WorkChallenge } from '#domain/captcha.ts';
import type { Orm } from '../db/connect.ts';
import { challengesOf, spendChallenge, type WorkDifficulty } from './challenges.ts';

/** Lifetime of a challenge: a slow phone works for a minute on the most difficult one. */
const LIFETIME_MS = 5 * 60_000;
/** Highest difficulty, so that the owner of an account can still get in. */
const MAX_TIMES = 40;

/** What the work is for: it counts only for one account and one client. */
type WorkScope = { place: string; now: Date };

/**
 * Proof of work that is required instead of refusing: once strangers have used up a limit, each further
 * attempt needs more work, but no reader is locked out.
 */
export type ProofOfWork = {
  /** @param times how many times the usual work has to be done */
  issue(scope: WorkScope & { times: number }): Promise<WorkChallenge>;
  /**
   * Uses up a token. @returns how many times the usual work was done; 0 for a token that does not count here.
   */
  redeem(orm: Orm, token: string | undefined, scope: WorkScope): Promise<number>;
};

export function openProofOfWork(secret: string, work?: WorkDifficulty): ProofOfWork {
  const challenges = challengesOf(secret, 'toll', work);
  return {
    async issue({ place, now, times }) {
      const volte = Math.min(times, MAX_TIMES);
      return await challenges.make({ per: place, volte, scade: now.getTime() + LIFETIME_MS }, volte);
    },
    async redeem(orm, token, { place, now }) {
      const solved = token ? await challenges.verify(token) : null;
      if (!solved) return 0;
      const { per, volte, scade } = solved.data;
      if (per !== place || scade <= now.getTime() || typeof volte !== 'number') return 0;
      return (await spendChallenge(orm, solved, now)) ? volte : 0;
    },
  };
}

/**
 * Whether the work done is at least half of what is required now, or of the most that is ever required: the
 * requirement may have risen since the challenge was issued.
 */
export const isEnough = (workDone: number, times: number): boolean =>
  workDone * 2 >= Math.min(times, MAX_TIMES);
