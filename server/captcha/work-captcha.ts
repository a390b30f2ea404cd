import { createHmac } from 'node:crypto';
import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { WorkChallenge } from '#domain/captcha.ts';
import { spendCaptcha } from '../db/used-captchas.ts';
import type { Captcha, CaptchaVerdict, Shown } from './captcha.ts';

export type Work = {
  /** Rounds of a key derivation. */
  cost: number;
  /** Between these is the hidden number of derivations that a page makes. */
  fewest: number;
  most: number;
};

/** A derivation takes a phone some milliseconds. */
const WORK: Work = { cost: 2000, fewest: 100, most: 250 };
/** Pages make them anew every 90 seconds; what was written while a network was away is sent with a new one. */
const LIFE_MS = 5 * 60_000;

const Token = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      keyPrefix: v.string(),
      data: v.object({ azione: v.string(), scade: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** A proof of work, made and checked by ourselves: nobody else hears of a reader. HLP-08 */
export function workCaptcha(secret: string, { cost, fewest, most } = WORK): Captcha {
  const keyFor = (what: string) => createHmac('sha256', secret).update(`captcha ${what}`).digest('base64url');
  const keys = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('key') };
  return {
    async offer({ action, now }) {
      const challenge = await createChallenge({
        ...{ algorithm: 'PBKDF2/SHA-256', cost, counter: randomInt(fewest, most), deriveKey },
        // The library's own expiry reads the system's clock.
        data: { azione: action, scade: now.getTime() + LIFE_MS },
        ...keys,
      });
      return { kind: 'work', challenge: challenge as WorkChallenge };
    },
    async verify(token, shown) {
      if (!token) return 'missing';
      const payload = read(token);
      if (!payload) return 'forged';
      const { verified } = await verifySolution({
        ...{ challenge: payload.challenge, solution: payload.solution, deriveKey },
        ...keys,
      }).catch(() => ({ verified: false }));
      return verified ? await once(payload, shown) : 'forged';
    },
  };
}

type Solved = v.InferOutput<typeof Token> & Payload;

async function once({ challenge }: Solved, { action, now, orm }: Shown): Promise<CaptchaVerdict> {
  const { azione, scade } = challenge.parameters.data;
  if (azione !== action) return 'forged';
  if (scade <= now.getTime()) return 'expired';
  const isFirst = await spendCaptcha(orm, challenge.signature, { expiresAt: new Date(scade), now });
  return isFirst ? 'ok' : 'used';
}

/** Whether a token is said to be of work that was done, right or wrong. */
export const isWork = (token: string): boolean => read(token) !== null;

function read(token: string): Solved | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    const parsed = v.safeParse(Token, said);
    return parsed.success ? (said as Solved) : null;
  } catch {
    return null;
  }
}
