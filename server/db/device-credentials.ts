import { and, desc, eq, or } from 'drizzle-orm';
import type { Orm } from './connect.ts';
import type { DeviceRow } from './devices.ts';
import type { ReaderRow } from './readers.ts';
import { readers } from './readers-schema.ts';
import { devices, sessionTokens } from './sign-in-schema.ts';

/** What a cookie or bearer leads to, live or not. */
export type Found = { device: DeviceRow; reader: ReaderRow };

export async function findByCookie(orm: Orm, cookieHash: string): Promise<Found | null> {
  const [found] = await orm
    .select({ device: devices, reader: readers })
    .from(devices)
    .innerJoin(readers, eq(readers.id, devices.readerId))
    .where(eq(devices.cookieHash, cookieHash));
  return found ?? null;
}

/** Null where a browser has sent no such cookie. */
export type BrowserHashes = { cookieHash: string | null; browserHash: string | null };

/** Whoever signed in with a browser, by its session's cookie, and by the one that outlives sessions; the latest first. */
export async function findByBrowser(orm: Orm, { cookieHash, browserHash }: BrowserHashes): Promise<Found[]> {
  if (cookieHash === null && browserHash === null) return [];
  const byCookie = cookieHash === null ? undefined : eq(devices.cookieHash, cookieHash);
  const byBrowser = browserHash === null ? undefined : eq(devices.browserHash, browserHash);
  return await orm
    .select({ device: devices, reader: readers })
    .from(devices)
    .innerJoin(readers, eq(readers.id, devices.readerId))
    .where(or(byCookie, byBrowser))
    .orderBy(desc(devices.createdAt));
}

export async function findByToken(orm: Orm, tokenHash: string): Promise<Found | null> {
  const [found] = await orm
    .select({ device: devices, reader: readers })
    .from(sessionTokens)
    .innerJoin(devices, eq(devices.id, sessionTokens.deviceId))
    .innerJoin(readers, eq(readers.id, devices.readerId))
    .where(eq(sessionTokens.hash, tokenHash));
  return found ?? null;
}

type Token = { deviceId: string; origin: string; hash: string; now: Date };

/** Gives a device its bearer on an origin; the one it had there is nobody's from now on. */
export async function replaceToken(tx: Orm, { deviceId, origin, hash, now }: Token): Promise<void> {
  // Two exchanges of one device at once would both find nothing to take away.
  await tx.select({ id: devices.id }).from(devices).where(eq(devices.id, deviceId)).for('update');
  await tx
    .delete(sessionTokens)
    .where(and(eq(sessionTokens.deviceId, deviceId), eq(sessionTokens.origin, origin)));
  await tx.insert(sessionTokens).values({ hash, deviceId, origin, createdAt: now });
}
