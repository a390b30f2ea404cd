import type { AlertReaction } from '#domain/push/alert-reaction.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, isNull } from '#server/base/db/drizzle.ts';
import { alertDeliveries } from '#server/base/db/schema/messages-schema.ts';
import { pushSubscriptions } from '#server/base/db/schema/push-schema.ts';

const COLUMNS = { opened: 'openedAt', 'opted-out': 'optedOutAt' } as const;

/** Stores a reaction to a message on a device, once; nothing is stored for a device to which it was not sent. PSH-04 */
export async function saveReaction(
  orm: Orm,
  {
    messageId,
    deviceId,
    reaction,
    now,
  }: { messageId: string; deviceId: string; reaction: AlertReaction; now: Date },
): Promise<void> {
  const column = COLUMNS[reaction];
  const [device] = await orm
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.deviceId, deviceId));
  if (!device) return;
  const { messageId: ofMessage, subscriptionId } = alertDeliveries;
  await orm
    .update(alertDeliveries)
    .set({ [column]: now })
    .where(and(eq(ofMessage, messageId), eq(subscriptionId, device.id), isNull(alertDeliveries[column])));
}
