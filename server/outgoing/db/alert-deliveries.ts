import type { Orm } from '#server/base/db/connect.ts';
import { and, count, eq, inArray, sql } from '#server/base/db/drizzle.ts';
import { alertDeliveries, readerAlerts } from '#server/base/db/schema/messages-schema.ts';

export type DeliveryStatus = (typeof alertDeliveries.$inferSelect)['status'];

/**
 * A job's claim on a message for a device, which only this job may send now; `attempts` includes this one.
 */
export type Claim = { messageId: string; subscriptionId: string; attempts: number };

/**
 * Claims messages for devices for a job: new ones, those to be retried, and those that the same job was sending when it
 * was interrupted. Any other is done, or claimed by another job.
 */
export const claimDeliveries = (
  orm: Orm,
  job: string,
  deliveries: readonly Pick<Claim, 'messageId' | 'subscriptionId'>[],
  now: Date,
): Promise<Claim[]> => {
  const { messageId, subscriptionId, attempts, status } = alertDeliveries;
  return orm
    .insert(alertDeliveries)
    .values(
      deliveries.map((delivery) => ({
        ...delivery,
        status: 'sending' as const,
        job,
        attempts: 1,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [messageId, subscriptionId],
      set: { status: 'sending', job, attempts: sql`${attempts} + 1`, reason: null, updatedAt: now },
      setWhere: sql`${status} = 'later' or (${status} = 'sending' and ${alertDeliveries.job} = ${job})`,
    })
    .returning({ messageId, subscriptionId, attempts });
};

/** Stores the outcome of these messages for these devices, as far as this job has claimed them. */
export async function storeDeliveryOutcomes(
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

/** Number of devices in each state, with the reason where there is one. */
export const countDeliveries = (orm: Orm, messageId: string) => {
  const { status, reason } = alertDeliveries;
  return orm
    .select({ status, reason, devices: count() })
    .from(alertDeliveries)
    .where(eq(alertDeliveries.messageId, messageId))
    .groupBy(status, reason);
};

/**
 * Number of devices on which a message was opened, and on which the reader opted out of such alerts. PSH-04
 */
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

/** Number of readers by how they get the message, or why they do not. */
export const countDecisions = (orm: Orm, messageId: string) => {
  const { how, dropped } = readerAlerts;
  return orm
    .select({ how, dropped, readers: count() })
    .from(readerAlerts)
    .where(eq(readerAlerts.messageId, messageId))
    .groupBy(how, dropped);
};
