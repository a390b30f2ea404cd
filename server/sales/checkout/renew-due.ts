import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { GRACE_DAYS } from '#domain/products.ts';
import { isContinued } from '#domain/purchase-effect.ts';
import { changeSubscription, subscriptionsOf } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { forEachDue } from '#server/base/db/for-each-due.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import {
  claimEnded,
  claimOverdue,
  claimRenewal,
  claimUnpaid,
  type SubscriptionWithHolder,
} from '../db/due-subscriptions.ts';
import type { OrderRow } from '../db/orders.ts';
import type { Checkout, PaymentOutcome } from './checkout.ts';
import { mailOrderResult, mailRenewalHeld, mailSubscriptionEnded } from './mail-orders.ts';
import { renewalOrder } from './payment-update.ts';
import { settleOrder } from './settle-order.ts';

/** Days that a shop which renews by itself has to report the result. */
const SHOP_REPORT_DAYS = 3;
/** A subscription that ended longer ago than this is not announced any more: its reader has noticed by then. */
const MAX_ANNOUNCED_DAYS = 14;

/** Dependencies of the renewal jobs. */
export type RenewalDeps = {
  orm: Orm;
  mailer: Mailer;
  checkout: Checkout;
  now: () => Date;
  /** Origin of a paper's account site. */
  accountOriginOf: (brand: Brand) => string;
};

/** What the mails about a subscription of a paper need: database, mailer, time and account site. */
const mailContextFor = (
  { orm, mailer, now, accountOriginOf }: RenewalDeps,
  brand: SubscriptionWithHolder['brand'],
) => ({
  orm,
  mailer,
  now: now(),
  accountOrigin: accountOriginOf(brandOf(brand)),
});

type Claim = (
  tx: Orm,
  limits: { dueBy: Day; except: readonly number[] },
) => Promise<SubscriptionWithHolder | undefined>;

/** Processes every subscription that a claim finds due, and mails the result. */
const processDue = <Done>(
  { orm }: RenewalDeps,
  claim: Claim,
  dueBy: Day,
  process: (tx: Orm, due: SubscriptionWithHolder) => Promise<Done>,
  mail: (done: Done) => Promise<void>,
): Promise<void> =>
  forEachDue<SubscriptionWithHolder, Done>(orm, 'due subscriptions', {
    claim: (tx, handled) => claim(tx, { dueBy, except: handled.map(({ id }) => id) }),
    process,
    mail,
  });

/**
 * Renews due subscriptions, also those that became due while no server ran: each once, with its invoice and its mail.
 * ACC-03
 */
export async function renewDue(deps: RenewalDeps): Promise<void> {
  const { checkout } = deps;
  const today = dayAt(deps.now());
  const latest = checkout.kind === 'shop' ? addDays(today, -SHOP_REPORT_DAYS) : today;
  const renew = async (tx: Orm, due: SubscriptionWithHolder): Promise<OrderRow> => {
    const now = deps.now();
    const order = await renewalOrder(tx, due, { checkout, now });
    const outcome = (await checkout.renew(due, now)) ?? NO_ANSWER;
    return await settleOrder(tx, order, outcome, { checkout, now });
  };
  await processDue(deps, claimRenewal, latest, renew, (order) =>
    mailOrderResult(mailContextFor(deps, order.brand), order),
  );
}

const NO_ANSWER: PaymentOutcome = { outcome: 'refused', reference: null, card: null, refusal: 'no-answer' };

/**
 * Ends subscriptions whose renewal was not paid within the grace period, and those that do not renew, after
 * their last day. A holder who could not be charged in that period is told. ACC-03
 */
export async function endDue(deps: RenewalDeps): Promise<void> {
  const today = dayAt(deps.now());
  const graceOver = addDays(today, -GRACE_DAYS);
  await processDue(deps, claimUnpaid, graceOver, endUnpaid, (due) =>
    mailSubscriptionEnded(mailContextFor(deps, due.brand), due, true),
  );
  const since = addDays(graceOver, -MAX_ANNOUNCED_DAYS);
  const claim: Claim = (tx, limits) => claimOverdue(tx, { ...limits, since });
  await processDue(deps, claim, graceOver, markOverdueTold, async (due) => {
    if (!(await isServed(due, deps))) await mailRenewalHeld(mailContextFor(deps, due.brand), due);
  });
  await processDue(deps, claimEnded, today, endRunOut, async (due) => {
    const endedLately = (due.endsOn ?? '') >= addDays(today, -MAX_ANNOUNCED_DAYS);
    if (endedLately && !due.gift && !(await isServed(due, deps)))
      await mailSubscriptionEnded(mailContextFor(deps, due.brand), due, false);
  });
}

/** Whether another subscription continues one. Whoever has bought more, or longer, has lost nothing, and that was mailed. */
async function isServed(due: SubscriptionWithHolder, { orm, now }: RenewalDeps): Promise<boolean> {
  const today = dayAt(now());
  const owned = await subscriptionsOf(orm, due.holder, due.brand, today);
  return isContinued({ ...due, role: 'holder' }, owned, today);
}

/** Its renewal stays due, because it is charged once its holder may be charged again. */
async function markOverdueTold(tx: Orm, due: SubscriptionWithHolder): Promise<SubscriptionWithHolder> {
  await changeSubscription(tx, due.id, { overdueToldOf: due.renewsOn });
  return due;
}

/** Status `expired`: the subscription ended because it was not paid. */
async function endUnpaid(tx: Orm, due: SubscriptionWithHolder): Promise<SubscriptionWithHolder> {
  const endsOn = due.renewsOn && addDays(due.renewsOn, GRACE_DAYS);
  const ended = { status: 'expired', recurring: false, endsOn, renewsOn: null } as const;
  await changeSubscription(tx, due.id, ended);
  return { ...due, ...ended };
}

/** Status `subscription_expired`: the subscription ran to its last day. */
async function endRunOut(tx: Orm, due: SubscriptionWithHolder): Promise<SubscriptionWithHolder> {
  await changeSubscription(tx, due.id, { status: 'subscription_expired', recurring: false, renewsOn: null });
  return due;
}
