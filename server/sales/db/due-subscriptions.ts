import type { Day } from '#domain/newsstand.ts';
import type { SubscriptionRow } from '#server/accounts/db/subscriptions.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  and,
  asc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  notExists,
  type SQL,
  sql,
} from '#server/base/db/drizzle.ts';
import { isNoneOf } from '#server/base/db/none-of.ts';
import { deletionRequests } from '#server/base/db/schema/account-schema.ts';
import { readers, subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';

/** A subscription with the id of the reader who holds it. */
export type SubscriptionWithHolder = SubscriptionRow & { holder: string };

const IS_ACTIVE = inArray(subscriptions.status, ['active', 'renewed']);
/** Subscriptions of an app store are renewed and ended by the store. */
const IS_NOT_OF_APP_STORE = ne(subscriptions.product, 'mobile');

const withHolder = (tx: Orm, condition: SQL | undefined) =>
  tx
    .select({ subscription: subscriptions, holder: subscriptionMembers.readerId })
    .from(subscriptions)
    .innerJoin(subscriptionMembers, eq(subscriptions.id, subscriptionMembers.subscriptionId))
    .where(and(condition, IS_NOT_OF_APP_STORE, eq(subscriptionMembers.role, 'holder')));

type Rows = Awaited<ReturnType<typeof withHolder>>;

const toSubscriptionWithHolder = ([row]: Rows): SubscriptionWithHolder | undefined =>
  row && { ...row.subscription, holder: row.holder };

/** Locks one due subscription until the transaction ends, and skips those that another server has locked. */
async function claimOne(tx: Orm, isDue: SQL | undefined, except: readonly number[]) {
  const rows = await withHolder(tx, and(isDue, isNoneOf(subscriptions.id, except, 'integer')))
    .orderBy(asc(subscriptions.renewsOn), asc(subscriptions.id))
    .limit(1)
    .for('update', { of: subscriptions, skipLocked: true });
  return toSubscriptionWithHolder(rows);
}

type ClaimLimits = { dueBy: Day; except: readonly number[] };

/**
 * Whether the server may charge the holder: not while the account is suspended, or is about to be deleted. Meanwhile
 * access ends with the grace period (`isRenewalOverdue`); afterwards the subscription is renewed. A shop that renews by
 * itself is not told, so what it reports is accepted.
 */
const isHolderChargeable = (tx: Orm) =>
  and(
    exists(
      tx
        .select({ one: sql`1` })
        .from(readers)
        .where(and(eq(readers.id, subscriptionMembers.readerId), eq(readers.status, 'active'))),
    ),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(deletionRequests)
        .where(eq(deletionRequests.readerId, subscriptionMembers.readerId)),
    ),
  );

/** Condition for subscriptions whose renewals are charged here. */
const isChargedHere = and(
  IS_ACTIVE,
  eq(subscriptions.recurring, true),
  eq(subscriptions.gift, false),
  isNotNull(subscriptions.cents),
);

/** Claims a subscription whose renewal was due on a day or before. ACC-03, ACC-10 */
export const claimRenewal = (
  tx: Orm,
  { dueBy, except }: ClaimLimits,
): Promise<SubscriptionWithHolder | undefined> =>
  claimOne(tx, and(isChargedHere, lte(subscriptions.renewsOn, dueBy), isHolderChargeable(tx)), except);

/**
 * Claims a subscription whose renewal was due before a day, at the earliest on `since`, and was not charged because its
 * holder may not be: one whose holder was not told of this renewal yet. ACC-03
 */
export const claimOverdue = (
  tx: Orm,
  { dueBy, since, except }: ClaimLimits & { since: Day },
): Promise<SubscriptionWithHolder | undefined> => {
  const { renewsOn, overdueToldOf } = subscriptions;
  const isDue = and(lt(renewsOn, dueBy), gte(renewsOn, since));
  const isUntold = sql`${overdueToldOf} is distinct from ${renewsOn}`;
  const isHeldBack = sql`not coalesce(${isHolderChargeable(tx)}, false)`;
  return claimOne(tx, and(isChargedHere, isDue, isUntold, isHeldBack), except);
};

/** Claims a subscription whose renewal was not paid and was due before a day. */
export const claimUnpaid = (
  tx: Orm,
  { dueBy, except }: ClaimLimits,
): Promise<SubscriptionWithHolder | undefined> =>
  claimOne(tx, and(eq(subscriptions.status, 'not_paid'), lt(subscriptions.renewsOn, dueBy)), except);

/** Claims a subscription whose last day was before a day. */
export const claimEnded = (
  tx: Orm,
  { dueBy, except }: ClaimLimits,
): Promise<SubscriptionWithHolder | undefined> =>
  claimOne(tx, and(IS_ACTIVE, lt(subscriptions.endsOn, dueBy)), except);

/**
 * Reads a subscription with its holder, and locks it until the transaction ends; undefined for one of an app store.
 */
export const lockSubscriptionWithHolder = async (
  tx: Orm,
  id: number,
): Promise<SubscriptionWithHolder | undefined> =>
  toSubscriptionWithHolder(
    await withHolder(tx, eq(subscriptions.id, id)).for('update', { of: subscriptions }),
  );
