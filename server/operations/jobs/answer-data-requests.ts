import { forgetOldExports } from '#server/accounts/db/data-exports.ts';
import { type DataRequestDeps, makeExports } from '#server/accounts/privacy/data-exports.ts';
import { deleteDueAccounts } from '#server/accounts/privacy/deletions.ts';

/** How often a running server looks for due work, and for work that another server left unfinished. */
const INTERVAL_MS = 10 * 60_000;

/**
 * Handles pending data copies, accounts due for deletion and expired files; a failure of one does not stop the others.
 */
export async function answerDataRequests(
  deps: DataRequestDeps,
  report: (error: unknown) => void,
): Promise<void> {
  await makeExports(deps).catch(report);
  await deleteDueAccounts(deps).catch(report);
  await forgetOldExports(deps.orm, deps.now()).catch(report);
}

/** Repeats this until it is stopped. ACC-10 */
export function keepAnsweringDataRequests(deps: DataRequestDeps, report: (error: unknown) => void) {
  let running = answerDataRequests(deps, report);
  const timer = setInterval(() => {
    running = running.then(() => answerDataRequests(deps, report));
  }, INTERVAL_MS);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
