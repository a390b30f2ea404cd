import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, lte, ne } from '#server/base/db/drizzle.ts';
import { alias } from '#server/base/db/drizzle-tables.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';

/** When and with which device a reader signed in. */
export type EarlierSignIn = { at: Date; device: string };

/** The reader's sign-in on this paper before that of a device; null if no earlier one is remembered. */
export async function findEarlierSignIn(orm: Orm, deviceId: string): Promise<EarlierSignIn | null> {
  const current = alias(devices, 'own');
  const [row] = await orm
    .select({ at: devices.createdAt, device: devices.name })
    .from(current)
    .innerJoin(
      devices,
      and(
        eq(devices.readerId, current.readerId),
        eq(devices.brand, current.brand),
        ne(devices.id, current.id),
        lte(devices.createdAt, current.createdAt),
      ),
    )
    .where(eq(current.id, deviceId))
    .orderBy(desc(devices.createdAt))
    .limit(1);
  return row ?? null;
}
