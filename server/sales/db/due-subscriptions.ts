import { and, asc, eq, inArray, isNotNull, lt, lte, ne, notInArray, type SQL } from 'drizzle-orm';
import type { Day } from '#domain/newsstand.ts';
import type { SubscriptionRow } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';

/** A subscription that is due for renewal or end, with its holder. */
export type DueSubscription = SubscriptionRow & { holder: string };

const LIVE = inArray(subscriptions.status, ['active', 'renewed']);
/** Subscriptions of an app store are renewed and ended by the store. */
const OURS = ne(subscriptions.product, 'mobile');

const withHolder = (tx: Orm, wanted: SQL | undefined) =>
  tx
    .select({ subscription: subscriptions, holder: subscriptionMembers.readerId })
    .from(subscriptions)
    .innerJoin(subscriptionMembers, eq(subscriptions.id, subscriptionMembers.subscriptionId))
    .where(and(wanted, OURS, eq(subscriptionMembers.role, 'holder')));

type Found = Awaited<ReturnType<typeof withHolder>>;

const toDue = ([row]: Found): DueSubscription | undefined =>
  row && { ...row.subscription, holder: row.holder };

/** Locks one due subscription until the transaction ends, and skips those that another server has locked. */
async function claim(tx: Orm, due: SQL | undefined, except: readonly number[]) {
  const others = except.length > 0 ? notInArray(subscriptions.id, [...except]) : undefined;
  const rows = await withHolder(tx, and(due, others))
    .orderBy(asc(subscriptions.renewsOn), asc(subscriptions.id))
    .limit(1)
    .for('update', { of: subscriptions, skipLocked: true });
  return toDue(rows);
}

type Claim = { today: Day; except: readonly number[] };

/** A subscription whose renewal was due on a day or before. */
export const claimRenewal = (tx: Orm, { today, except }: Claim): Promise<DueSubscription | undefined> =>
  claim(
    tx,
    and(
      LIVE,
      eq(subscriptions.recurring, true),
      eq(subscriptions.gift, false),
      isNotNull(subscriptions.cents),
      lte(subscriptions.renewsOn, today),
    ),
    except,
  );

/** A subscription whose renewal was not paid and was due before a day. */
export const claimUnpaid = (tx: Orm, { today, except }: Claim): Promise<DueSubscription | undefined> =>
  claim(tx, and(eq(subscriptions.status, 'not_paid'), lt(subscriptions.renewsOn, today)), except);

/** A subscription that will not renew and whose last day was before a day. */
export const claimEnded = (tx: Orm, { today, except }: Claim): Promise<DueSubscription | undefined> =>
  claim(tx, and(LIVE, lt(subscriptions.endsOn, today)), except);

/** Locks a subscription until the transaction ends, whether due or not. */
export const lockDueSubscription = async (tx: Orm, id: number): Promise<DueSubscription | undefined> =>
  toDue(await withHolder(tx, eq(subscriptions.id, id)).for('update', { of: subscriptions }));
