import type { Captcha, CaptchaVerdict, TokenCheck } from './captcha.ts';
import {
  challengesOf,
  decodeToken,
  type SolvedChallenge,
  spendChallenge,
  type WorkDifficulty,
} from './challenges.ts';

/**
 * Lifetime of a challenge. Pages request a new one every 90 seconds; forms that were filled in offline are
 * sent with a new one.
 */
const LIFETIME_MS = 5 * 60_000;

/** A captcha by proof of work, issued and checked by this server, so that no third party learns of a reader. HLP-08 */
export function proofOfWorkCaptcha(secret: string, difficulty?: WorkDifficulty): Captcha {
  const challenges = challengesOf(secret, 'captcha', difficulty);
  return {
    async tokenSource({ action, now }) {
      const data = { azione: action, scade: now.getTime() + LIFETIME_MS };
      return { kind: 'work', challenge: await challenges.make(data) };
    },
    async verify(token, check) {
      if (!token) return 'missing';
      const solved = await challenges.verify(token);
      return solved ? await verdictOf(solved, check) : 'forged';
    },
  };
}

async function verdictOf(solved: SolvedChallenge, { action, now, orm }: TokenCheck): Promise<CaptchaVerdict> {
  const { azione, scade } = solved.data;
  if (azione !== action) return 'forged';
  if (scade <= now.getTime()) return 'expired';
  return (await spendChallenge(orm, solved, now)) ? 'ok' : 'used';
}

/** Whether a token has the form of proof of work, valid or not. */
export const isProofOfWorkToken = (token: string): boolean => decodeToken(token) !== null;
