import { solveChallengeWorkers } from 'altcha-lib';
import type { WorkChallenge } from '#domain/captcha.ts';
import { solveProofOfWork, tokenOf } from './solve-proof-of-work.ts';
import { startWebWorker } from './web-workers.ts';

/** Longer than a slow phone takes for the dearest, and shorter than what is asked for is good. */
const TIMEOUT_MS = 4 * 60_000;
/** What is left of the device is the reader's. */
const MOST_THREADS = 4;

/**
 * Does work that takes a while, on threads beside the page. @returns the token.
 * @throws Error where the browser cannot, as on a page without a secure connection.
 */
export async function solveInThreads(challenge: WorkChallenge): Promise<string> {
  const concurrency = Math.max(1, Math.min(MOST_THREADS, (navigator.hardwareConcurrency || 2) - 1));
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency,
    createWorker: () => startWebWorker('work'),
    timeout: TIMEOUT_MS,
  }).catch(() => null);
  // A browser that starts no thread does it as it does a captcha's.
  return solution ? tokenOf(challenge, solution) : await solveProofOfWork(challenge, TIMEOUT_MS);
}
