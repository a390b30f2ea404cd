import { type DataDesk, makeExports } from '#server/accounts/privacy/data-exports.ts';
import { deleteDueAccounts } from '#server/accounts/privacy/deletions.ts';
import { forgetOldExports } from '#server/base/db/data-exports.ts';

/** How often a running server looks for what is due, and for what another left. */
const INTERVAL_MS = 10 * 60_000;

/** Copies that wait, accounts whose day has come, files that are over: each by itself. */
export async function answerDataRequests(desk: DataDesk, report: (error: unknown) => void): Promise<void> {
  await makeExports(desk).catch(report);
  await deleteDueAccounts(desk).catch(report);
  await forgetOldExports(desk.orm, desk.now()).catch(report);
}

/** Does so from now on until it is stopped. ACC-10 */
export function keepAnsweringDataRequests(desk: DataDesk, report: (error: unknown) => void) {
  let running = answerDataRequests(desk, report);
  const timer = setInterval(() => {
    running = running.then(() => answerDataRequests(desk, report));
  }, INTERVAL_MS);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
