import { createHmac } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { WorkChallenge } from '#domain/captcha.ts';
import type { Orm } from '../db/connect.ts';
import { spendCaptcha } from '../db/used-captchas.ts';

export type WorkDifficulty = {
  /** Rounds of a key derivation. */
  cost: number;
  /**
   * The number of derivations that a page has to make, which it does not know in advance, is in this range.
   */
  minDerivations: number;
  maxDerivations: number;
};

/** The usual difficulty; a derivation takes a phone some milliseconds. */
export const USUAL_WORK: WorkDifficulty = { cost: 2000, minDerivations: 100, maxDerivations: 250 };

/** Data that are signed with a challenge and come back in its token; the keys are those of the token. */
export type ChallengeData = Record<string, string | number> & {
  /** When it expires, in milliseconds since the epoch. */
  scade: number;
};

const Token = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      keyPrefix: v.string(),
      data: v.objectWithRest({ scade: v.number() }, v.union([v.string(), v.number()])),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

type ParsedToken = v.InferOutput<typeof Token> & Payload;

/**
 * Challenges of one kind; challenges of another kind are not accepted. Checking a solution costs two hashes,
 * however much work it was.
 */
export function challengesOf(secret: string, kind: string, work: WorkDifficulty = USUAL_WORK) {
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(`${kind} ${purpose}`).digest('base64url');
  const keys = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('key') };
  return {
    /**
     * @param times how many times the usual work a page has to do; the server makes one derivation whatever
     * it is.
     */
    async make(data: ChallengeData, times = 1): Promise<WorkChallenge> {
      const counter = randomInt(
        Math.round(work.minDerivations * times),
        Math.round(work.maxDerivations * times),
      );
      const { cost } = work;
      const parameters = { algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey } as const;
      // The library's own expiry is not used, because it reads the system's clock.
      return (await createChallenge({ ...parameters, data, ...keys })) as WorkChallenge;
    },
    /** Verifies a solved challenge. @returns its data; null for anything else. */
    async verify(token: string): Promise<SolvedChallenge | null> {
      const payload = decodeToken(token);
      if (!payload) return null;
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys }).catch(() => ({
        verified: false,
      }));
      return verified
        ? { data: challenge.parameters.data as ChallengeData, signature: challenge.signature }
        : null;
    },
  };
}

export type SolvedChallenge = { data: ChallengeData; signature: string };

/** Uses up a solved challenge. @returns false if it was used before. */
export const spendChallenge = (orm: Orm, { data, signature }: SolvedChallenge, now: Date): Promise<boolean> =>
  spendCaptcha(orm, signature, { expiresAt: new Date(data.scade), now });

export function decodeToken(token: string): ParsedToken | null {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    const parsed = v.safeParse(Token, decoded);
    return parsed.success ? (decoded as ParsedToken) : null;
  } catch {
    return null;
  }
}
