import { endDue, type RenewalDeps, renewDue } from '#server/sales/checkout/renew-due.ts';

/** How often a running server looks for due work, and for work that another server left unfinished. */
const INTERVAL_MS = 10 * 60_000;

/** Handles due renewals, then expired subscriptions; a failure of one does not stop the others. */
export async function renewSubscriptions(deps: RenewalDeps, report: (error: unknown) => void): Promise<void> {
  await renewDue(deps).catch(report);
  await endDue(deps).catch(report);
}

/** Repeats this until it is stopped. ACC-03 */
export function keepRenewingSubscriptions(deps: RenewalDeps, report: (error: unknown) => void) {
  let running = renewSubscriptions(deps, report);
  const timer = setInterval(() => {
    running = running.then(() => renewSubscriptions(deps, report));
  }, INTERVAL_MS);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
