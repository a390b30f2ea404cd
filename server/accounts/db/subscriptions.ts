import type { Sigla } from '#domain/brands/brand.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from '#server/base/db/drizzle.ts';
import { subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/**
 * A subscription, and the reader's role in it. `secondary`: a member with a seat on the holder's
 * subscription.
 */
export type ReaderSubscription = SubscriptionRow & { role: 'holder' | 'secondary' };

/**
 * All subscriptions that a reader has or had on a paper until a day, the latest begun first. Subscriptions that have
 * not started yet are left out.
 */
export async function subscriptionsOf(
  orm: Orm,
  readerId: string,
  brand: Sigla,
  today: Day,
): Promise<ReaderSubscription[]> {
  const rows = await orm
    .select({ subscription: subscriptions, role: subscriptionMembers.role })
    .from(subscriptionMembers)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionMembers.subscriptionId))
    .where(
      and(
        eq(subscriptionMembers.readerId, readerId),
        eq(subscriptions.brand, brand),
        lte(subscriptions.startsOn, today),
      ),
    )
    .orderBy(desc(subscriptions.startsOn), desc(subscriptions.id));
  return rows.map(({ subscription, role }) => ({ ...subscription, role }));
}

/** Reads a subscription that a reader holds on a paper, and locks it until the transaction ends. */
export async function lockSubscription(
  tx: Orm,
  { readerId, brand }: { readerId: string; brand: Sigla },
  id: number,
): Promise<ReaderSubscription | undefined> {
  const [row] = await tx
    .select({ subscription: subscriptions, role: subscriptionMembers.role })
    .from(subscriptions)
    .innerJoin(subscriptionMembers, eq(subscriptions.id, subscriptionMembers.subscriptionId))
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.brand, brand),
        eq(subscriptionMembers.readerId, readerId),
        eq(subscriptionMembers.role, 'holder'),
      ),
    )
    .for('update', { of: subscriptions });
  return row && { ...row.subscription, role: row.role };
}

export type NewSubscription = Omit<typeof subscriptions.$inferInsert, 'id'>;

/** Adds a subscription with its readers, the holder first. @returns its id */
export async function addSubscription(
  tx: Orm,
  row: NewSubscription,
  readerIds: readonly string[],
): Promise<number> {
  const [added] = await tx.insert(subscriptions).values(row).returning({ id: subscriptions.id });
  if (!added) throw new Error('the insert of a subscription returned no row');
  const members = readerIds.map((readerId, index) => ({
    subscriptionId: added.id,
    readerId,
    role: index === 0 ? ('holder' as const) : ('secondary' as const),
  }));
  await tx.insert(subscriptionMembers).values(members);
  return added.id;
}

/**
 * Locks an app store's purchase by its hash until the transaction ends, so that concurrent calls link it
 * one after the other.
 */
export async function lockPurchase(tx: Orm, purchaseHash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${purchaseHash}, 0))`);
}

/** The subscription that an app store's purchase is linked to, with its holder, on whichever paper it was linked. */
export type LinkedPurchase = { id: number; holder: string; brand: Sigla; endsOn: Day | null };

/** What an app store's purchase is already linked to, found by the purchase's hash. */
export async function holderOfPurchase(orm: Orm, purchaseHash: string): Promise<LinkedPurchase | undefined> {
  const { id, brand, endsOn } = subscriptions;
  const [row] = await orm
    .select({ id, brand, endsOn, holder: subscriptionMembers.readerId })
    .from(subscriptions)
    .innerJoin(subscriptionMembers, eq(subscriptions.id, subscriptionMembers.subscriptionId))
    .where(and(eq(subscriptions.storePurchase, purchaseHash), eq(subscriptionMembers.role, 'holder')));
  return row;
}

/** A subscription that an app store may have renewed, with the token by which the store knows its purchase. */
export type DuePurchase = { brand: Sigla; holder: string; purchaseHash: string; token: string };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A store renews within this many days, or after a failed payment that may last for weeks. */
const USUAL_DAYS = 3;
/** A purchase that was not renewed for longer is given up: no store keeps one on hold or paused for as long. */
const MAX_DAYS = 180;

/**
 * Subscriptions of an app store whose last known day has come, though they renew; any of them, up to a limit, so that
 * none that fails stands in the way of the others. One about which the store has answered is due again after an hour,
 * later after a day; on its first day without access after ten minutes, because it may have been renewed since.
 */
export async function duePurchases(orm: Orm, now: Date, limit: number): Promise<DuePurchase[]> {
  const { brand, storePurchase, storeToken, storeAnsweredAt, status, recurring, endsOn } = subscriptions;
  const today = dayAt(now);
  const answeredBefore = (ms: number) =>
    or(isNull(storeAnsweredAt), lte(storeAnsweredAt, new Date(now.getTime() - ms)));
  const rows = await orm
    .select({ brand, purchaseHash: storePurchase, token: storeToken, holder: subscriptionMembers.readerId })
    .from(subscriptions)
    .innerJoin(subscriptionMembers, eq(subscriptions.id, subscriptionMembers.subscriptionId))
    .where(
      and(
        eq(subscriptions.product, 'mobile'),
        inArray(status, ['active', 'renewed']),
        eq(recurring, true),
        lte(endsOn, today),
        gte(endsOn, addDays(today, -MAX_DAYS)),
        or(
          and(eq(endsOn, addDays(today, -1)), answeredBefore(10 * MINUTE_MS)),
          and(gte(endsOn, addDays(today, -USUAL_DAYS)), answeredBefore(HOUR_MS)),
          answeredBefore(DAY_MS),
        ),
        isNotNull(storeToken),
        eq(subscriptionMembers.role, 'holder'),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit);
  return rows.flatMap(({ purchaseHash, token, ...row }) =>
    purchaseHash !== null && token !== null ? { ...row, purchaseHash, token } : [],
  );
}

/** The day on which a subscription renews; null if it does not. */
export async function renewalDayOf(orm: Orm, id: number): Promise<Day | null> {
  const [row] = await orm
    .select({ renewsOn: subscriptions.renewsOn })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));
  return row?.renewsOn ?? null;
}

export async function changeSubscription(tx: Orm, id: number, row: Partial<NewSubscription>): Promise<void> {
  await tx.update(subscriptions).set(row).where(eq(subscriptions.id, id));
}

const areHolders = (readerIds: string[]) =>
  and(inArray(subscriptionMembers.readerId, readerIds), eq(subscriptionMembers.role, 'holder'));

/** The subscriptions on any paper that some readers hold. */
export async function subscriptionsHeldBy(orm: Orm, readerIds: string[]) {
  if (readerIds.length === 0) return [];
  return await orm
    .select({
      id: subscriptions.id,
      brand: subscriptions.brand,
      product: subscriptions.product,
      months: subscriptions.months,
      cents: subscriptions.cents,
      startsOn: subscriptions.startsOn,
      holder: subscriptionMembers.readerId,
    })
    .from(subscriptionMembers)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionMembers.subscriptionId))
    .where(areHolders(readerIds))
    .orderBy(subscriptions.id);
}

/** Deletes the subscriptions that some readers hold, and with them the seats of all other members. */
export async function removeSubscriptionsHeldBy(tx: Orm, readerIds: string[]): Promise<void> {
  if (readerIds.length === 0) return;
  const subscriptionIds = tx
    .select({ id: subscriptionMembers.subscriptionId })
    .from(subscriptionMembers)
    .where(areHolders(readerIds));
  await tx.delete(subscriptions).where(inArray(subscriptions.id, subscriptionIds));
}
