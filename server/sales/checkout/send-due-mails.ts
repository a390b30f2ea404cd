import { brandOf } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import { isContinued } from '#domain/purchase-effect.ts';
import { subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import { isPermanentlyRefused } from '#server/base/mail/permanent-refusal.ts';
import { type DueMail, deleteDueMail, deleteDueMailsBefore, takeDueMail } from '../db/due-mails.ts';
import { lockSubscriptionWithHolder, type SubscriptionWithHolder } from '../db/due-subscriptions.ts';
import { orderById } from '../db/orders.ts';
import { mailOrderResult, mailRenewalHeld, mailSubscriptionEnded } from './mail-orders.ts';
import type { RenewalDeps } from './renew-due.ts';

/** Longer than one mail takes with all its attempts, and shorter than the pause between two runs. */
const TAKEN_MS = 5 * 60_000;
/** A mail that the mail server has not accepted for so long is given up: it would be no news. */
const MAX_AGE_MS = 3 * 86_400_000;

/**
 * Sends the mails about renewals and ends of subscriptions. One that fails is tried again by the next run, unless the
 * mail server has refused it permanently; a failure does not stop the others. ACC-03
 * @throws AggregateError with all failures, after the last mail
 */
export async function sendDueMails(deps: RenewalDeps): Promise<void> {
  const { orm } = deps;
  const failures: unknown[] = [];
  const tried: number[] = [];
  await deleteDueMailsBefore(orm, new Date(deps.now().getTime() - MAX_AGE_MS));
  for (;;) {
    const now = deps.now();
    const until = new Date(now.getTime() + TAKEN_MS);
    const due = await takeDueMail(orm, { except: tried, now, until });
    if (!due) break;
    tried.push(due.id);
    try {
      await sendDueMail(due, deps);
      await deleteDueMail(orm, due.id);
    } catch (error) {
      failures.push(error);
      if (isPermanentlyRefused(error)) await deleteDueMail(orm, due.id);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `mails about subscriptions: ${failures.length} failures`);
}

async function sendDueMail({ kind, orderId, subscriptionId }: DueMail, deps: RenewalDeps): Promise<void> {
  const { orm, mailer, now, accountOriginOf } = deps;
  const subscription = await lockSubscriptionWithHolder(orm, subscriptionId);
  if (!subscription) return;
  const context = { orm, mailer, now: now(), accountOrigin: accountOriginOf(brandOf(subscription.brand)) };
  if (kind === 'order') {
    const order = orderId === null ? undefined : await orderById(orm, orderId);
    if (order) await mailOrderResult(context, order);
    return;
  }
  if (kind === 'unpaid') return await mailSubscriptionEnded(context, subscription, true);
  // Whoever has bought more, or longer, has lost nothing, and the purchase was mailed.
  if (await isServed(subscription, deps)) return;
  if (kind === 'ended') await mailSubscriptionEnded(context, subscription, false);
  else if (subscription.overdueToldOf === subscription.renewsOn) await mailRenewalHeld(context, subscription);
}

/** Whether another subscription continues one. */
async function isServed(subscription: SubscriptionWithHolder, { orm, now }: RenewalDeps): Promise<boolean> {
  const today = dayAt(now());
  const owned = await subscriptionsOf(orm, subscription.holder, subscription.brand, today);
  return isContinued({ ...subscription, role: 'holder' }, owned, today);
}
