import { type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { WorkChallenge } from '#domain/captcha.ts';

/** Longer than a slow phone needs. */
const TIMEOUT_MS = 45_000;

/**
 * Solves the proof of work of our own captcha on the page's thread, without a Web Worker. @returns the token.
 * @throws Error if the browser cannot, as on a page without a secure connection.
 */
export async function solveProofOfWork(challenge: WorkChallenge, timeout = TIMEOUT_MS): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout });
  if (!solution) throw new Error('captcha: the work took too long');
  return tokenOf(challenge, solution);
}

/** Token that proves that a challenge was solved. */
export const tokenOf = (challenge: WorkChallenge, solution: Solution): string =>
  btoa(JSON.stringify({ challenge, solution }));
