import { solveChallengeWorkers } from 'altcha-lib';
import type { WorkChallenge } from '#domain/captcha.ts';
import { solveWork, tokenOf } from './solve-work.ts';
import thread from './work-thread.ts?worker&url';

/** Longer than a slow phone takes for the dearest, and shorter than what is asked for is good. */
const PATIENCE_MS = 4 * 60_000;
/** What is left of the device is the reader's. */
const MOST_THREADS = 4;

type ScriptPolicy = { createScriptURL(address: string): unknown };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
};

/** Named in the page's `trusted-types` directive. */
const POLICY = 'lavoro';

let policy: ScriptPolicy | undefined;

function onlyTheThread(address: string): string {
  if (address !== thread) throw new TypeError(`Not the thread’s address: ${address}`);
  return address;
}

/** The one script address that this page may start as a thread. */
function threadAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return thread;
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: onlyTheThread });
  // The browser wants its own object here; the types of the libraries know strings alone.
  return policy.createScriptURL(thread) as string;
}

/**
 * Does work that takes a while, on threads beside the page. @returns the token.
 * @throws Error where the browser cannot, as on a page without a secure connection.
 */
export async function solveInThreads(challenge: WorkChallenge): Promise<string> {
  const concurrency = Math.max(1, Math.min(MOST_THREADS, (navigator.hardwareConcurrency || 2) - 1));
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency,
    createWorker: () => new Worker(threadAddress()),
    timeout: PATIENCE_MS,
  }).catch(() => null);
  // A browser that starts no thread does it as it does a captcha's.
  return solution ? tokenOf(challenge, solution) : await solveWork(challenge, PATIENCE_MS);
}
