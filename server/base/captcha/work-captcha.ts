import type { Captcha, CaptchaVerdict, Shown } from './captcha.ts';
import { challengesOf, readToken, type SolvedChallenge, spendChallenge, type Work } from './challenges.ts';

/**
 * Lifetime of a challenge. Pages request a new one every 90 seconds; what was written offline is sent with a new one.
 */
const LIFE_MS = 5 * 60_000;

/** A captcha by proof of work, issued and checked by this server, so that no third party learns of a reader. HLP-08 */
export function workCaptcha(secret: string, work?: Work): Captcha {
  const challenges = challengesOf(secret, 'captcha', work);
  return {
    async offer({ action, now }) {
      const data = { azione: action, scade: now.getTime() + LIFE_MS };
      return { kind: 'work', challenge: await challenges.make(data) };
    },
    async verify(token, shown) {
      if (!token) return 'missing';
      const solved = await challenges.solved(token);
      return solved ? await once(solved, shown) : 'forged';
    },
  };
}

async function once(solved: SolvedChallenge, { action, now, orm }: Shown): Promise<CaptchaVerdict> {
  const { azione, scade } = solved.said;
  if (azione !== action) return 'forged';
  if (scade <= now.getTime()) return 'expired';
  return (await spendChallenge(orm, solved, now)) ? 'ok' : 'used';
}

/** Whether a token has the form of proof of work, right or wrong. */
export const isWork = (token: string): boolean => readToken(token) !== null;
