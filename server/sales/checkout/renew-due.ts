import type { Brand } from '#domain/brands/brand.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { GRACE_DAYS } from '#domain/products.ts';
import { changeSubscription, type NewSubscription } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { forEachDue } from '#server/base/db/for-each-due.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { addDueMail, type DueMail } from '../db/due-mails.ts';
import {
  claimEnded,
  claimOverdue,
  claimRenewal,
  claimUnpaid,
  type SubscriptionWithHolder,
} from '../db/due-subscriptions.ts';
import type { Checkout, PaymentOutcome } from './checkout.ts';
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

type Claim = (
  tx: Orm,
  limits: { dueBy: Day; except: readonly number[] },
) => Promise<SubscriptionWithHolder | undefined>;

/** Processes every subscription that a claim finds due. */
const processDue = (
  { orm }: RenewalDeps,
  claim: Claim,
  dueBy: Day,
  process: (tx: Orm, due: SubscriptionWithHolder) => Promise<void>,
): Promise<void> =>
  forEachDue<SubscriptionWithHolder, void>(orm, 'due subscriptions', {
    claim: (tx, handled) => claim(tx, { dueBy, except: handled.map(({ id }) => id) }),
    process,
    // Sent by `sendDueMails`, which tries again what fails.
    mail: async () => undefined,
  });

/**
 * Renews due subscriptions, also those that became due while no server ran: each once, with its invoice, and its mail to
 * be sent by `sendDueMails`.
 * ACC-03
 */
export async function renewDue(deps: RenewalDeps): Promise<void> {
  const { checkout } = deps;
  const today = dayAt(deps.now());
  const latest = checkout.kind === 'shop' ? addDays(today, -SHOP_REPORT_DAYS) : today;
  await processDue(deps, claimRenewal, latest, async (tx, due) => {
    const now = deps.now();
    const order = await renewalOrder(tx, due, { checkout, now });
    const outcome = (await checkout.renew(due, now)) ?? NO_ANSWER;
    const { id: orderId } = await settleOrder(tx, order, outcome, { checkout, now });
    await addDueMail(tx, { kind: 'order', subscriptionId: due.id, orderId, createdAt: now });
  });
}

const NO_ANSWER: PaymentOutcome = { outcome: 'refused', reference: null, card: null, refusal: 'no-answer' };

/**
 * Ends subscriptions whose renewal was not paid within the grace period, and those that do not renew, after
 * their last day. A holder who could not be charged in that period is told. ACC-03
 */
export async function endDue(deps: RenewalDeps): Promise<void> {
  const now = deps.now();
  const today = dayAt(now);
  const graceOver = addDays(today, -GRACE_DAYS);
  const change = async (
    tx: Orm,
    { id }: SubscriptionWithHolder,
    ended: Ended,
    kind: DueMail['kind'] | null,
  ) => {
    await changeSubscription(tx, id, ended);
    if (kind) await addDueMail(tx, { kind, subscriptionId: id, createdAt: now });
  };
  await processDue(deps, claimUnpaid, graceOver, (tx, due) => change(tx, due, unpaid(due), 'unpaid'));
  const since = addDays(graceOver, -MAX_ANNOUNCED_DAYS);
  const claimHeld: Claim = (tx, limits) => claimOverdue(tx, { ...limits, since });
  // Its renewal stays due, because it is charged once its holder may be charged again.
  await processDue(deps, claimHeld, graceOver, (tx, due) =>
    change(tx, due, { overdueToldOf: due.renewsOn }, 'held'),
  );
  const announcedSince = addDays(today, -MAX_ANNOUNCED_DAYS);
  await processDue(deps, claimEnded, today, (tx, due) => {
    const isAnnounced = (due.endsOn ?? '') >= announcedSince && !due.gift;
    return change(tx, due, RUN_OUT, isAnnounced ? 'ended' : null);
  });
}

type Ended = Partial<NewSubscription>;

/** Status `expired`: the subscription ended because it was not paid. */
const unpaid = ({ renewsOn }: SubscriptionWithHolder): Ended => ({
  status: 'expired',
  recurring: false,
  endsOn: renewsOn && addDays(renewsOn, GRACE_DAYS),
  renewsOn: null,
});

/** Status `subscription_expired`: the subscription ran to its last day. */
const RUN_OUT: Ended = { status: 'subscription_expired', recurring: false, renewsOn: null };
