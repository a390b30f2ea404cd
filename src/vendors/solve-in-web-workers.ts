import { solveChallengeWorkers } from 'altcha-lib';
import type { WorkChallenge } from '#domain/captcha.ts';
import { solveProofOfWork, tokenOf } from './solve-proof-of-work.ts';
import { startWebWorker } from './web-workers.ts';

/** Longer than a slow phone needs for the hardest challenge, and shorter than a challenge is valid. */
const TIMEOUT_MS = 4 * 60_000;
/** At most this many Web Workers, so that the device stays responsive. */
const MAX_WEB_WORKERS = 4;

/**
 * Solves a long proof of work in Web Workers. @returns the token.
 * @throws Error if the browser cannot, as on a page without a secure connection.
 */
export async function solveInWebWorkers(challenge: WorkChallenge): Promise<string> {
  const concurrency = Math.max(1, Math.min(MAX_WEB_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency,
    createWorker: () => startWebWorker('proofOfWork'),
    timeout: TIMEOUT_MS,
  }).catch(() => null);
  // If the Web Workers fail or find nothing in time, the page's own thread tries, as it does for a captcha.
  return solution ? tokenOf(challenge, solution) : await solveProofOfWork(challenge, TIMEOUT_MS);
}
