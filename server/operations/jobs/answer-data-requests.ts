import { forgetOldExports } from '#server/accounts/db/data-exports.ts';
import { type DataRequestDeps, makeExports } from '#server/accounts/privacy/data-exports.ts';
import { deleteDueAccounts } from '#server/accounts/privacy/deletions.ts';

/** How often a running server looks for what is due, and for what another left. */
const INTERVAL_MS = 10 * 60_000;

/** Copies that wait, accounts whose day has come, files that are over: each by itself. */
export async function answerDataRequests(
  deps: DataRequestDeps,
  report: (error: unknown) => void,
): Promise<void> {
  await makeExports(deps).catch(report);
  await deleteDueAccounts(deps).catch(report);
  await forgetOldExports(deps.orm, deps.now()).catch(report);
}

/** Does so from now on until it is stopped. ACC-10 */
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
