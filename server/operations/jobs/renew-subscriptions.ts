import { endDue, type RenewalDeps, renewDue } from '#server/sales/checkout/renew-due.ts';
import { sendDueMails } from '#server/sales/checkout/send-due-mails.ts';
import type { PlayStore } from '#server/sales/subscriptions/google-play/play-store.ts';
import { refreshGooglePurchases } from '#server/sales/subscriptions/refresh-google-purchases.ts';

type RenewalJobDeps = RenewalDeps & { playStore: PlayStore };

/** How often a running server looks for due work, and for work that another server left unfinished. */
const INTERVAL_MS = 10 * 60_000;

/**
 * Handles due renewals, then expired subscriptions, sends their mails, then handles those that Google Play renews; a failure of one does not stop
 * the others.
 */
export async function renewSubscriptions(
  deps: RenewalJobDeps,
  onError: (error: unknown) => void,
): Promise<void> {
  await renewDue(deps).catch(onError);
  await endDue(deps).catch(onError);
  await sendDueMails(deps).catch(onError);
  await refreshGooglePurchases(deps).catch(onError);
}

/** Calls `renewSubscriptions` at once and then every ten minutes, until it is stopped. ACC-03 */
export function repeatRenewals(deps: RenewalJobDeps, onError: (error: unknown) => void) {
  let running = renewSubscriptions(deps, onError);
  const timer = setInterval(() => {
    running = running.then(() => renewSubscriptions(deps, onError));
  }, INTERVAL_MS);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
