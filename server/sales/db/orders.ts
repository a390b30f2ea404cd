import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { orderPayments, orders } from '#server/base/db/schema/purchases-schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id'>;
type OrderPayment = Omit<typeof orderPayments.$inferInsert, 'id'>;

type Whose = { readerId: string; brand: Sigla };

const ofReader = ({ readerId, brand }: Whose) => and(eq(orders.readerId, readerId), eq(orders.brand, brand));

const payable = inArray(orders.status, ['open', 'refused']);

/** An order of a reader on a paper; nobody else's is found. */
export async function findOrder(orm: Orm, whose: Whose, id: string): Promise<OrderRow | undefined> {
  return (
    await orm
      .select()
      .from(orders)
      .where(and(ofReader(whose), eq(orders.id, id)))
  )[0];
}

/** Any order, whoever's. */
export const orderById = async (orm: Orm, id: string): Promise<OrderRow | undefined> =>
  (await orm.select().from(orders).where(eq(orders.id, id)))[0];

/** Any order, kept from changing until the transaction ends: who pays it twice at once pays it in turn. */
export async function lockOrder(tx: Orm, id: string): Promise<OrderRow | undefined> {
  return (await tx.select().from(orders).where(eq(orders.id, id)).for('update'))[0];
}

/** The purchase of an offer that a reader began and has not paid, held until the transaction ends. */
export async function lockOpenPurchase(tx: Orm, whose: Whose, offer: string): Promise<OrderRow | undefined> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(ofReader(whose), eq(orders.kind, 'purchase'), eq(orders.offer, offer), payable))
    .for('update');
  return rows[0];
}

/** Adds an order unless the same is there already: one open purchase of an offer, one renewal of a day. */
export async function addOrder(tx: Orm, row: NewOrder): Promise<OrderRow | undefined> {
  return (await tx.insert(orders).values(row).onConflictDoNothing().returning())[0];
}

export async function changeOrder(tx: Orm, id: string, row: Partial<NewOrder>): Promise<OrderRow> {
  const [changed] = await tx.update(orders).set(row).where(eq(orders.id, id)).returning();
  if (!changed) throw new Error(`order ${id} is gone`);
  return changed;
}

/** The renewal of a subscription that is due on a day, held until the transaction ends. */
export async function lockRenewal(
  tx: Orm,
  { subscriptionId, dueOn }: { subscriptionId: number; dueOn: Day },
): Promise<OrderRow | undefined> {
  const due = and(eq(orders.subscriptionId, subscriptionId), eq(orders.dueOn, dueOn));
  return (
    await tx
      .select()
      .from(orders)
      .where(and(eq(orders.kind, 'renewal'), due))
      .for('update')
  )[0];
}

/** A change of card that a reader began and has not ended. */
export async function openCardChange(tx: Orm, subscriptionId: number): Promise<OrderRow | undefined> {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.kind, 'card'), eq(orders.subscriptionId, subscriptionId), payable))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return rows[0];
}

/** Writes down that an order was to be paid, and how that ended. */
export async function addPayment(tx: Orm, row: OrderPayment): Promise<void> {
  await tx.insert(orderPayments).values(row);
}

/** Whether the shop has told this before. */
export const isKnownEvent = async (orm: Orm, event: string): Promise<boolean> =>
  (await orm.$count(orderPayments, eq(orderPayments.event, event))) > 0;

/** Of the payments of one reader, or of what the shop tells twice at once, one goes first. */
export async function lockPaying(tx: Orm, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`paying ${name}`}, 0))`);
}

/** What was paid for the last period of some subscriptions, by their ids; nothing for those without a paid order. */
export async function lastPaidCents(orm: Orm, subscriptionIds: number[]): Promise<Map<number, number>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await orm
    .select({ id: orders.subscriptionId, cents: orders.cents })
    .from(orders)
    .where(
      and(
        inArray(orders.subscriptionId, subscriptionIds),
        eq(orders.status, 'paid'),
        // The change of a card costs nothing.
        ne(orders.kind, 'card'),
      ),
    )
    .orderBy(asc(orders.settledAt), asc(orders.createdAt));
  return new Map(rows.flatMap(({ id, cents }) => (id === null ? [] : [[id, cents]])));
}

/** Marks what was paid for a subscription as to be paid back. */
export async function refundOrdersOf(tx: Orm, subscriptionId: number, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'refunded', settledAt: now })
    .where(and(eq(orders.subscriptionId, subscriptionId), eq(orders.status, 'paid')));
}
