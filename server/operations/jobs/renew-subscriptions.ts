import { endDue, type RenewalDeps, renewDue } from '#server/sales/checkout/renew-due.ts';

/** How often a running server looks for what is due, and for what another left. */
const INTERVAL_MS = 10 * 60_000;

/** Renewals that are due, then what is over: each by itself. */
export async function renewSubscriptions(deps: RenewalDeps, report: (error: unknown) => void): Promise<void> {
  await renewDue(deps).catch(report);
  await endDue(deps).catch(report);
}

/** Does so from now on until it is stopped. ACC-03 */
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
