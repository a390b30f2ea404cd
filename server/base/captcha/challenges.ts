import { createHmac } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { WorkChallenge } from '#domain/captcha.ts';
import type { Orm } from '../db/connect.ts';
import { spendCaptcha } from '../db/used-captchas.ts';

export type Work = {
  /** Rounds of a key derivation. */
  cost: number;
  /** The hidden number of derivations that a page has to make lies between `fewest` and `most`. */
  fewest: number;
  most: number;
};

/** The usual work; a derivation takes a phone some milliseconds. */
export const WORK: Work = { cost: 2000, fewest: 100, most: 250 };

/** Further data of a challenge, signed with it. */
export type Said = Record<string, string | number> & {
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

type Solved = v.InferOutput<typeof Token> & Payload;

/** Challenges of one kind; challenges of another kind are not accepted. Checking one costs two digests and no work. */
export function challengesOf(secret: string, kind: string, work: Work = WORK) {
  const keyFor = (what: string) => createHmac('sha256', secret).update(`${kind} ${what}`).digest('base64url');
  const keys = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('key') };
  return {
    /** @param times how many times the usual work it takes; making it costs the server the same. */
    async make(data: Said, times = 1): Promise<WorkChallenge> {
      const counter = randomInt(Math.round(work.fewest * times), Math.round(work.most * times));
      const { cost } = work;
      const how = { algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey } as const;
      // The library's own expiry is not used, because it reads the system's clock.
      return (await createChallenge({ ...how, data, ...keys })) as WorkChallenge;
    },
    /** @returns the data of our challenge, if it was solved; null for anything else. */
    async solved(token: string): Promise<SolvedChallenge | null> {
      const payload = readToken(token);
      if (!payload) return null;
      const { challenge, solution } = payload;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys }).catch(() => ({
        verified: false,
      }));
      return verified ? { said: challenge.parameters.data as Said, signature: challenge.signature } : null;
    },
  };
}

export type SolvedChallenge = { said: Said; signature: string };

/** Uses up a solved challenge. @returns false if it was used before. */
export const spendChallenge = (orm: Orm, { said, signature }: SolvedChallenge, now: Date): Promise<boolean> =>
  spendCaptcha(orm, signature, { expiresAt: new Date(said.scade), now });

export function readToken(token: string): Solved | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    const parsed = v.safeParse(Token, said);
    return parsed.success ? (said as Solved) : null;
  } catch {
    return null;
  }
}
