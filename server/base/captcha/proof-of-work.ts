import type { WorkChallenge } from '#domain/captcha.ts';
import type { Orm } from '../db/connect.ts';
import { challengesOf, spendChallenge, type Work } from './challenges.ts';

/** A slow phone works at the dearest for a minute. */
const LIFE_MS = 5 * 60_000;
/** Dearer it never gets: whoever owns the account must still get in. */
const DEAREST = 40;

/** For what work is done: nobody does it for another account or in another's place. */
type Passage = { place: string; now: Date };

/**
 * Work instead of a refusal: what strangers have used up costs whoever comes next more the more there were, and keeps
 * nobody out.
 */
export type ProofOfWork = {
  /** @param times how many times the least work it is. */
  ask(of: Passage & { times: number }): Promise<WorkChallenge>;
  /** Uses a token up. @returns how many times the least work was done; 0 for a token that does not count here. */
  paid(orm: Orm, token: string | undefined, of: Passage): Promise<number>;
};

export function openProofOfWork(secret: string, work?: Work): ProofOfWork {
  const challenges = challengesOf(secret, 'toll', work);
  return {
    async ask({ place, now, times }) {
      const volte = Math.min(times, DEAREST);
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

/** Work for which the price has doubled since counts no more; at the dearest any does that was asked for as such. */
export const isEnough = (paid: number, times: number): boolean => paid * 2 >= Math.min(times, DEAREST);
