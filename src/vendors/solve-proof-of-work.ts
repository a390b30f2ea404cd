import { type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { WorkChallenge } from '#domain/captcha.ts';

/** Longer than a slow phone takes. */
const TIMEOUT_MS = 45_000;

/**
 * Does the work of our own captcha, beside the page's own. @returns the token.
 * @throws Error where the browser cannot, as on a page without a secure connection.
 */
export async function solveProofOfWork(challenge: WorkChallenge, timeout = TIMEOUT_MS): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  if (!solution) throw new Error('captcha: the work took too long');
  return tokenOf(challenge, solution);
}

/** What shows that the work of a challenge was done. */
export const tokenOf = (challenge: WorkChallenge, solution: Solution): string =>
  btoa(JSON.stringify({ challenge, solution }));
