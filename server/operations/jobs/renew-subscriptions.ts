import { endDue, type RenewalDesk, renewDue } from '#server/sales/checkout/renew-due.ts';

/** How often a running server looks for what is due, and for what another left. */
const INTERVAL_MS = 10 * 60_000;

/** Renewals that are due, then what is over: each by itself. */
export async function renewSubscriptions(desk: RenewalDesk, report: (error: unknown) => void): Promise<void> {
  await renewDue(desk).catch(report);
  await endDue(desk).catch(report);
}

/** Does so from now on until it is stopped. ACC-03 */
export function keepRenewingSubscriptions(desk: RenewalDesk, report: (error: unknown) => void) {
  let running = renewSubscriptions(desk, report);
  const timer = setInterval(() => {
    running = running.then(() => renewSubscriptions(desk, report));
  }, INTERVAL_MS);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
