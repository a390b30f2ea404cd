import type { Orm } from '#server/base/db/connect.ts';
import { inArray } from '#server/base/db/drizzle.ts';
import { pushSubscriptions } from '#server/base/db/schema/push-schema.ts';

/** Removes the push subscriptions of devices, so that no alert reaches them. */
export async function removePushSubscriptions(orm: Orm, deviceIds: readonly string[]): Promise<void> {
  if (deviceIds.length === 0) return;
  await orm.delete(pushSubscriptions).where(inArray(pushSubscriptions.deviceId, [...deviceIds]));
}
