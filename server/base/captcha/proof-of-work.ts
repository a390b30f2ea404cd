import type { WorkChallenge } from '#domain/captcha.ts';
import type { Orm } from '../db/connect.ts';
import { challengesOf, spendChallenge, type Work } from './challenges.ts';

/** Lifetime of a challenge: at the highest price a slow phone works for a minute. */
const LIFE_MS = 5 * 60_000;
/** Highest price, so that the owner of an account can still get in. */
const MAX_TIMES = 40;

/** Purpose of the work: it counts only for one account and one client. */
type WorkFor = { place: string; now: Date };

/**
 * Proof of work that is requested instead of refusing: once strangers have used a budget up, each further try costs
 * more, but no reader is locked out.
 */
export type ProofOfWork = {
  /** @param times how many times the least work it takes. */
  ask(of: WorkFor & { times: number }): Promise<WorkChallenge>;
  /** Uses up a token. @returns how many times the least work was done; 0 for a token that does not count here. */
  paid(orm: Orm, token: string | undefined, of: WorkFor): Promise<number>;
};

export function openProofOfWork(secret: string, work?: Work): ProofOfWork {
  const challenges = challengesOf(secret, 'toll', work);
  return {
    async ask({ place, now, times }) {
      const volte = Math.min(times, MAX_TIMES);
      return await challenges.make({ per: place, volte, scade: now.getTime() + LIFE_MS }, volte);
    },
    async paid(orm, token, { place, now }) {
      const solved = token ? await challenges.solved(token) : null;
      if (!solved) return 0;
      const { per, volte, scade } = solved.said;
      if (per !== place || scade <= now.getTime() || typeof volte !== 'number') return 0;
      return (await spendChallenge(orm, solved, now)) ? volte : 0;
    },
  };
}

/**
 * Whether the work done is at least half of the present price, or of the highest price: the price may have risen since
 * the challenge was issued.
 */
export const isEnough = (workDone: number, times: number): boolean =>
  workDone * 2 >= Math.min(times, MAX_TIMES);
