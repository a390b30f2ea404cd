import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, exists, gt, inArray, ne, or, sql } from '#server/base/db/drizzle.ts';
import { pushSubscriptions } from '#server/base/db/schema/push-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Address and keys for messages to a device. */
export async function pushSubscriptionOf(
  orm: Orm,
  deviceId: string,
): Promise<PushSubscriptionRow | undefined> {
  const [row] = await orm.select().from(pushSubscriptions).where(eq(pushSubscriptions.deviceId, deviceId));
  return row;
}

/**
 * Stores the push subscription of a device. Another device with the same endpoint loses its own: it was the
 * same browser before another sign-in. PSH-02
 */
export async function savePushSubscription(
  orm: Orm,
  row: Omit<PushSubscriptionRow, 'id' | 'acceptedAt'>,
): Promise<void> {
  const { endpoint, deviceId, ...otherColumns } = row;
  await orm.transaction(async (tx) => {
    // Two devices that save one endpoint at the same time would each not see the other's row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`);
    const former = and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.deviceId, deviceId));
    await tx.delete(pushSubscriptions).where(former);
    await tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({
        target: pushSubscriptions.deviceId,
        set: { endpoint, ...otherColumns, acceptedAt: null },
      });
  });
}

/**
 * Whether alerts may be sent to a push subscription: a suspended account gets none, nor does a device whose session has
 * expired, because someone else may use it by now. PSH-02
 */
export const mayGetAlerts = (orm: Orm, now: Date) =>
  exists(
    orm
      .select({ one: sql`1` })
      .from(readers)
      .innerJoin(devices, eq(devices.id, pushSubscriptions.deviceId))
      .where(
        and(
          eq(readers.id, pushSubscriptions.readerId),
          eq(readers.status, 'active'),
          gt(devices.expiresAt, now),
        ),
      ),
  );

/** Those of these subscriptions that still exist and may be sent alerts. */
export const usablePushSubscriptions = (
  orm: Orm,
  ids: readonly string[],
  now: Date,
): Promise<PushSubscriptionRow[]> =>
  orm
    .select()
    .from(pushSubscriptions)
    .where(and(inArray(pushSubscriptions.id, [...ids]), mayGetAlerts(orm, now)));

/** A subscription as it was when a message was sent: the same device may have another endpoint by now. */
export type SentSubscription = Pick<PushSubscriptionRow, 'id' | 'endpoint'>;

const isAnyOf = (sent: readonly SentSubscription[]) =>
  or(
    ...sent.map(({ id, endpoint }) =>
      and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.endpoint, endpoint)),
    ),
  );

/** Removes subscriptions that their push services have ended. */
export async function removeEndedSubscriptions(orm: Orm, sent: readonly SentSubscription[]): Promise<void> {
  if (sent.length === 0) return;
  await orm.delete(pushSubscriptions).where(isAnyOf(sent));
}

/** Records that push services have accepted a message for these subscriptions. */
export async function markAccepted(orm: Orm, sent: readonly SentSubscription[], now: Date): Promise<void> {
  if (sent.length === 0) return;
  await orm.update(pushSubscriptions).set({ acceptedAt: now }).where(isAnyOf(sent));
}
