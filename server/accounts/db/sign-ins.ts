import { and, desc, eq, lte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '#server/base/db/connect.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';

/** When and with which device a reader signed in. */
export type SignInBefore = { at: Date; device: string };

/** The reader's sign-in on this paper before that of a device; null if no earlier one is remembered. */
export async function signInBefore(orm: Orm, deviceId: string): Promise<SignInBefore | null> {
  const own = alias(devices, 'own');
  const [row] = await orm
    .select({ at: devices.createdAt, device: devices.name })
    .from(own)
    .innerJoin(
      devices,
      and(
        eq(devices.readerId, own.readerId),
        eq(devices.brand, own.brand),
        ne(devices.id, own.id),
        lte(devices.createdAt, own.createdAt),
      ),
    )
    .where(eq(own.id, deviceId))
    .orderBy(desc(devices.createdAt))
    .limit(1);
  return row ?? null;
}
