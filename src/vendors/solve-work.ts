import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { WorkChallenge } from '#domain/captcha.ts';

/** Longer than a slow phone takes. */
const PATIENCE_MS = 45_000;

/**
 * Does the work of our own captcha, beside the page's own. @returns the token.
 * @throws Error where the browser cannot, as on a page without a secure connection.
 */
export async function solveWork(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
  if (!solution) throw new Error('captcha: the work took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
