import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, eq } from '#server/base/db/drizzle.ts';
import { readers, subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';
import type { SubscriptionRow } from './subscriptions.ts';

/** A reader with a seat of a subscription. */
export type SeatRow = {
  readerId: string;
  role: 'holder' | 'secondary';
  since: Date;
  email: string;
  name: string;
  surname: string;
  companyName: string | null;
};

/** All readers of a subscription, the holder first, then in the order in which they joined. */
export async function seatsOf(orm: Orm, subscriptionId: number): Promise<SeatRow[]> {
  const rows = await orm
    .select({
      readerId: subscriptionMembers.readerId,
      role: subscriptionMembers.role,
      since: subscriptionMembers.since,
      email: readers.email,
      name: readers.name,
      surname: readers.surname,
      companyName: readers.companyName,
    })
    .from(subscriptionMembers)
    .innerJoin(readers, eq(readers.id, subscriptionMembers.readerId))
    .where(eq(subscriptionMembers.subscriptionId, subscriptionId))
    .orderBy(asc(subscriptionMembers.role), asc(subscriptionMembers.since), asc(readers.email));
  return rows;
}

/**
 * A subscription on a paper that a reader holds; undefined for any other, also for one on which the reader
 * only has a seat.
 */
export async function findSubscriptionHeldBy(
  orm: Orm,
  { readerId, brand }: { readerId: string; brand: Sigla },
  id: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await orm
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(subscriptionMembers, eq(subscriptionMembers.subscriptionId, subscriptions.id))
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.brand, brand),
        eq(subscriptionMembers.readerId, readerId),
        eq(subscriptionMembers.role, 'holder'),
      ),
    );
  return row?.subscription;
}

/**
 * Locks the seats of a subscription, so that concurrent changes wait until this transaction ends.
 * @returns the subscription as it is now
 */
export async function lockSeats(tx: Orm, id: number): Promise<SubscriptionRow | undefined> {
  return (await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update'))[0];
}

/** @param tx with the seats locked */
export async function addMember(
  tx: Orm,
  subscriptionId: number,
  { readerId, since }: { readerId: string; since: Date },
): Promise<void> {
  await tx.insert(subscriptionMembers).values({ subscriptionId, readerId, since, role: 'secondary' });
}

/** Removes a member's seat, never the holder's. @returns whether there was one. */
export async function removeMemberOf(tx: Orm, subscriptionId: number, readerId: string): Promise<boolean> {
  const deleted = await tx
    .delete(subscriptionMembers)
    .where(
      and(
        eq(subscriptionMembers.subscriptionId, subscriptionId),
        eq(subscriptionMembers.readerId, readerId),
        eq(subscriptionMembers.role, 'secondary'),
      ),
    )
    .returning({ readerId: subscriptionMembers.readerId });
  return deleted.length > 0;
}
