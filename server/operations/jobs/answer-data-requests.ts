import { deleteExpiredExports } from '#server/accounts/db/data-exports.ts';
import { type DataRequestDeps, makeExports } from '#server/accounts/privacy/data-exports.ts';
import { deleteDueAccounts } from '#server/accounts/privacy/deletions.ts';

/** How often a running server looks for due work, and for work that another server left unfinished. */
const INTERVAL_MS = 10 * 60_000;

/**
 * Makes the requested data exports, deletes the accounts that are due, and deletes expired exports; a failure
 * of one does not stop the others.
 */
export async function answerDataRequests(
  deps: DataRequestDeps,
  onError: (error: unknown) => void,
): Promise<void> {
  await makeExports(deps).catch(onError);
  await deleteDueAccounts(deps).catch(onError);
  await deleteExpiredExports(deps.orm, deps.now()).catch(onError);
}

/** Calls `answerDataRequests` at once and then every ten minutes, until it is stopped. ACC-10 */
export function answerDataRequestsRegularly(deps: DataRequestDeps, onError: (error: unknown) => void) {
  let running = answerDataRequests(deps, onError);
  const timer = setInterval(() => {
    running = running.then(() => answerDataRequests(deps, onError));
  }, INTERVAL_MS);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
