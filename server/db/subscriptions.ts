import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from './connect.ts';
import { subscriptionMembers, subscriptions } from './readers-schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A subscription, and as what the reader has it. */
export type HeldRow = SubscriptionRow & { role: 'holder' | 'secondary' };

/** All that a reader has or had on a paper until a day, the latest begun first. One that is still to begin is not told. */
export async function subscriptionsOf(
  orm: Orm,
  readerId: string,
  brand: Sigla,
  today: Day,
): Promise<HeldRow[]> {
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

export type NewSubscription = Omit<typeof subscriptions.$inferInsert, 'id'>;

/** Adds a subscription with who reads on it, the holder first. */
export async function addSubscription(
  tx: Orm,
  row: NewSubscription,
  readerIds: readonly string[],
): Promise<void> {
  const [added] = await tx.insert(subscriptions).values(row).returning({ id: subscriptions.id });
  if (!added) throw new Error('a subscription was added and has no id');
  const members = readerIds.map((readerId, at) => ({
    subscriptionId: added.id,
    readerId,
    role: at === 0 ? ('holder' as const) : ('secondary' as const),
  }));
  await tx.insert(subscriptionMembers).values(members);
}

export async function changeSubscription(tx: Orm, id: number, row: NewSubscription): Promise<void> {
  await tx.update(subscriptions).set(row).where(eq(subscriptions.id, id));
}

const holders = (readerIds: string[]) =>
  and(inArray(subscriptionMembers.readerId, readerIds), eq(subscriptionMembers.role, 'holder'));

/** Subscriptions that some readers hold, each paper's. */
export async function subscriptionsHeldBy(orm: Orm, readerIds: string[]) {
  if (readerIds.length === 0) return [];
  return await orm
    .select({
      id: subscriptions.id,
      brand: subscriptions.brand,
      product: subscriptions.product,
      holder: subscriptionMembers.readerId,
    })
    .from(subscriptionMembers)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionMembers.subscriptionId))
    .where(holders(readerIds));
}

/** Takes away the subscriptions that some readers hold, and with them the seats of everybody else. */
export async function removeSubscriptionsHeldBy(tx: Orm, readerIds: string[]): Promise<void> {
  if (readerIds.length === 0) return;
  const held = tx
    .select({ id: subscriptionMembers.subscriptionId })
    .from(subscriptionMembers)
    .where(holders(readerIds));
  await tx.delete(subscriptions).where(inArray(subscriptions.id, held));
}
