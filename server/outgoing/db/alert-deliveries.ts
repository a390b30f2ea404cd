import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { alertDeliveries, readerAlerts } from '#server/base/db/schema/messages-schema.ts';

export type DeliveryStatus = (typeof alertDeliveries.$inferSelect)['status'];

/** A message that whoever has the job may send to a device; `attempts` with this one. */
export type Claim = { messageId: string; subscriptionId: string; attempts: number };

/**
 * Takes messages for devices into the hands of a job: those that nobody has begun with, those that are to be sent again,
 * and what the same job was in the middle of when it ended. Whatever else it is asked for is done, or another's.
 */
export const claimDeliveries = (
  orm: Orm,
  job: string,
  wanted: readonly Pick<Claim, 'messageId' | 'subscriptionId'>[],
  now: Date,
): Promise<Claim[]> => {
  const { messageId, subscriptionId, attempts, status } = alertDeliveries;
  return orm
    .insert(alertDeliveries)
    .values(wanted.map((one) => ({ ...one, status: 'sending' as const, job, attempts: 1, updatedAt: now })))
    .onConflictDoUpdate({
      target: [messageId, subscriptionId],
      set: { status: 'sending', job, attempts: sql`${attempts} + 1`, reason: null, updatedAt: now },
      setWhere: sql`${status} = 'later' or (${status} = 'sending' and ${alertDeliveries.job} = ${job})`,
    })
    .returning({ messageId, subscriptionId, attempts });
};

/** What became of these messages for these devices, as far as this job has them in its hands. */
export async function settleDeliveries(
  orm: Orm,
  job: string,
  messageIds: readonly string[],
  subscriptionIds: readonly string[],
  { status, reason, now }: { status: Exclude<DeliveryStatus, 'sending'>; reason: string | null; now: Date },
): Promise<void> {
  if (subscriptionIds.length === 0) return;
  await orm
    .update(alertDeliveries)
    .set({ status, reason, updatedAt: now })
    .where(
      and(
        inArray(alertDeliveries.messageId, [...messageIds]),
        inArray(alertDeliveries.subscriptionId, [...subscriptionIds]),
        eq(alertDeliveries.status, 'sending'),
        eq(alertDeliveries.job, job),
      ),
    );
}

/** How many devices there are in each state, with the reason where there is one. */
export const countDeliveries = (orm: Orm, messageId: string) => {
  const { status, reason } = alertDeliveries;
  return orm
    .select({ status, reason, devices: count() })
    .from(alertDeliveries)
    .where(eq(alertDeliveries.messageId, messageId))
    .groupBy(status, reason);
};

/** On how many devices it was opened, and on how many no more of the like was wanted. PSH-04 */
export async function countReactions(
  orm: Orm,
  messageId: string,
): Promise<{ opened: number; optedOut: number }> {
  const { openedAt, optedOutAt } = alertDeliveries;
  const [row] = await orm
    .select({ opened: count(openedAt), optedOut: count(optedOutAt) })
    .from(alertDeliveries)
    .where(eq(alertDeliveries.messageId, messageId));
  return row ?? { opened: 0, optedOut: 0 };
}

/** How many readers hear of it how, or why they do not. */
export const countDecisions = (orm: Orm, messageId: string) => {
  const { how, dropped } = readerAlerts;
  return orm
    .select({ how, dropped, readers: count() })
    .from(readerAlerts)
    .where(eq(readerAlerts.messageId, messageId))
    .groupBy(how, dropped);
};
