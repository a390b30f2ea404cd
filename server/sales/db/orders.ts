import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, inArray, ne, sql } from '#server/base/db/drizzle.ts';
import { orderPayments, orders } from '#server/base/db/schema/purchases-schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id'>;
type OrderPayment = Omit<typeof orderPayments.$inferInsert, 'id'>;

type ReaderOfPaper = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: ReaderOfPaper) =>
  and(eq(orders.readerId, readerId), eq(orders.brand, brand));

const payable = inArray(orders.status, ['open', 'refused']);

/** An order of a reader on a paper; orders of other readers are not found. */
export async function findOrder(orm: Orm, reader: ReaderOfPaper, id: string): Promise<OrderRow | undefined> {
  return (
    await orm
      .select()
      .from(orders)
      .where(and(ofReader(reader), eq(orders.id, id)))
  )[0];
}

/** Any order, of any reader. */
export const orderById = async (orm: Orm, id: string): Promise<OrderRow | undefined> =>
  (await orm.select().from(orders).where(eq(orders.id, id)))[0];

/** Locks any order until the transaction ends, so that two simultaneous payments of it run one after the other. */
export async function lockOrder(tx: Orm, id: string): Promise<OrderRow | undefined> {
  return (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0];
}

/** Locks the unpaid purchase of an offer by a reader until the transaction ends. */
export async function lockOpenPurchase(
  tx: Orm,
  reader: ReaderOfPaper,
  offer: string,
): Promise<OrderRow | undefined> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(ofReader(reader), eq(orders.kind, 'purchase'), eq(orders.offer, offer), payable))
    .for('update');
  return rows[0];
}

/**
 * Adds an order unless it exists already: a reader has one open purchase of an offer, a subscription one
 * renewal for each due day.
 */
export async function addOrder(tx: Orm, row: NewOrder): Promise<OrderRow | undefined> {
  return (await tx.insert(orders).values(row).onConflictDoNothing().returning())[0];
}

export async function changeOrder(tx: Orm, id: string, row: Partial<NewOrder>): Promise<OrderRow> {
  const [changed] = await tx.update(orders).set(row).where(eq(orders.id, id)).returning();
  if (!changed) throw new Error(`order ${id} does not exist`);
  return changed;
}

/** Locks the renewal of a subscription that is due on a day until the transaction ends. */
export async function lockRenewal(
  tx: Orm,
  { subscriptionId, dueOn }: { subscriptionId: number; dueOn: Day },
): Promise<OrderRow | undefined> {
  const isDue = and(eq(orders.subscriptionId, subscriptionId), eq(orders.dueOn, dueOn));
  return (
    await tx
      .select()
      .from(orders)
      .where(and(eq(orders.kind, 'renewal'), isDue))
      .for('update')
  )[0];
}

/** The latest order for a change of card that is not paid yet. */
export async function findOpenCardChange(tx: Orm, subscriptionId: number): Promise<OrderRow | undefined> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.kind, 'card'), eq(orders.subscriptionId, subscriptionId), payable))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return rows[0];
}

/** Records an attempt to pay an order, and its result. */
export async function addPayment(tx: Orm, row: OrderPayment): Promise<void> {
  await tx.insert(orderPayments).values(row);
}

/** Whether an event of the shop was recorded before. */
export const isKnownEvent = async (orm: Orm, event: string): Promise<boolean> =>
  (await orm.$count(orderPayments, eq(orderPayments.event, event))) > 0;

/**
 * Takes an advisory lock until the transaction ends, so that payments with the same key run one after the
 * other. The key is the id of a reader, or of an event of the shop.
 */
export async function lockPayments(tx: Orm, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`paying ${key}`}, 0))`);
}

const hasPaidAmount = and(
  eq(orders.status, 'paid'),
  // The change of a card costs nothing.
  ne(orders.kind, 'card'),
);

/** Price paid for the last period of the given subscriptions, by their ids; those without a paid order are left out. */
export async function lastPaidCents(orm: Orm, subscriptionIds: number[]): Promise<Map<number, number>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await orm
    .select({ id: orders.subscriptionId, cents: orders.cents })
    .from(orders)
    .where(and(inArray(orders.subscriptionId, subscriptionIds), hasPaidAmount))
    .orderBy(asc(orders.settledAt), asc(orders.createdAt));
  return new Map(rows.flatMap(({ id, cents }) => (id === null ? [] : [[id, cents]])));
}

/** Sets the status of the paid orders of a subscription to `refunded`. No money is moved here. */
export async function markOrdersRefunded(tx: Orm, subscriptionId: number, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'refunded', settledAt: now })
    .where(and(eq(orders.subscriptionId, subscriptionId), hasPaidAmount));
}
