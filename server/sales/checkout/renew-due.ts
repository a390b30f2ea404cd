import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { GRACE_DAYS } from '#domain/products.ts';
import { changeSubscription } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { claimEnded, claimRenewal, claimUnpaid, type DueSubscription } from '../db/due-subscriptions.ts';
import type { OrderRow } from '../db/orders.ts';
import type { Checkout, Outcome } from './checkout.ts';
import { mailEnded, mailSettled } from './order-letters.ts';
import { renewalOrder } from './payment-update.ts';
import { settleOrder } from './settle-order.ts';

/** Days that a shop which renews by itself has to report the result. */
const SHOP_REPORT_DAYS = 3;
/** A subscription that ended longer ago than this is not announced any more: its reader has noticed by then. */
const ENDED_LATELY_DAYS = 14;

/** Dependencies of the renewal jobs. */
export type RenewalDeps = {
  orm: Orm;
  mailer: Mailer;
  checkout: Checkout;
  now: () => Date;
  /** Origin of a paper's account site. */
  accountOriginOf: (brand: Brand) => string;
};

const renewalContextOf = (
  { orm, mailer, now, accountOriginOf }: RenewalDeps,
  brand: DueSubscription['brand'],
) => ({
  ...{ orm, mailer, now: now(), accountOrigin: accountOriginOf(brandOf(brand)) },
});

type Claim = (
  tx: Orm,
  due: { today: Day; except: readonly number[] },
) => Promise<DueSubscription | undefined>;

/**
 * Runs a task for every due subscription, each locked in its own transaction: with two servers only one does it, and
 * the next run finds what a crash left. A failure does not stop the others; the next run retries it.
 */
async function forEachDue<Done>(
  { orm }: RenewalDeps,
  claim: Claim,
  today: Day,
  act: (tx: Orm, due: DueSubscription) => Promise<Done>,
  tell: (done: Done) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const except: number[] = [];
  for (;;) {
    let claimed: DueSubscription | undefined;
    try {
      const done = await orm.transaction(async (tx) => {
        claimed = await claim(tx, { today, except });
        return claimed && { of: await act(tx, claimed) };
      });
      if (!claimed || !done) break;
      except.push(claimed.id);
      await tell(done.of);
    } catch (error) {
      failures.push(error);
      if (!claimed) break;
      except.push(claimed.id);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some subscriptions were not seen to');
}

/**
 * Renews due subscriptions, also those that became due while no server ran: each once, with its invoice and its mail.
 * ACC-03
 */
export async function renewDue(deps: RenewalDeps): Promise<void> {
  const { checkout } = deps;
  const today = dayAt(deps.now());
  const latest = checkout.kind === 'shop' ? addDays(today, -SHOP_REPORT_DAYS) : today;
  const renew = async (tx: Orm, due: DueSubscription): Promise<OrderRow> => {
    const now = deps.now();
    const order = await renewalOrder(tx, due, { checkout, now });
    const outcome = (await checkout.renew(due, now)) ?? NO_ANSWER;
    return await settleOrder(tx, order, outcome, { checkout, now });
  };
  await forEachDue(deps, claimRenewal, latest, renew, (order) =>
    mailSettled(renewalContextOf(deps, order.brand), order),
  );
}

const NO_ANSWER: Outcome = { outcome: 'refused', reference: null, card: null, refusal: 'no-answer' };

/** Ends subscriptions that were not paid in time, and those that were not to renew. ACC-03 */
export async function endDue(deps: RenewalDeps): Promise<void> {
  const today = dayAt(deps.now());
  const graceOver = addDays(today, -GRACE_DAYS);
  await forEachDue(deps, claimUnpaid, graceOver, endUnpaid, (due) =>
    mailEnded(renewalContextOf(deps, due.brand), due, true),
  );
  await forEachDue(deps, claimEnded, today, endPast, async (due) => {
    const lately = (due.endsOn ?? '') >= addDays(today, -ENDED_LATELY_DAYS);
    if (lately && !due.gift) await mailEnded(renewalContextOf(deps, due.brand), due, false);
  });
}

async function endUnpaid(tx: Orm, due: DueSubscription): Promise<DueSubscription> {
  const endsOn = due.renewsOn && addDays(due.renewsOn, GRACE_DAYS);
  const ended = { status: 'expired', recurring: false, endsOn, renewsOn: null } as const;
  await changeSubscription(tx, due.id, ended);
  return { ...due, ...ended };
}

async function endPast(tx: Orm, due: DueSubscription): Promise<DueSubscription> {
  await changeSubscription(tx, due.id, { status: 'subscription_expired', recurring: false, renewsOn: null });
  return due;
}
