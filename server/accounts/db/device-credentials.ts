import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, inArray, lte, or, type SQL } from '#server/base/db/drizzle.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { readers, subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { devices, sessionTokens } from '#server/base/db/schema/sign-in-schema.ts';
import type { DeviceRow } from './devices.ts';
import type { ReaderRow } from './readers.ts';
import type { ReaderSubscription } from './subscriptions.ts';

/** The device that a cookie or bearer belongs to, with its reader; the session may be live or ended. */
export type DeviceWithReader = { device: DeviceRow; reader: ReaderRow };

export async function findByCookie(orm: Orm, cookieHash: string): Promise<DeviceWithReader | null> {
  const [found] = await orm
    .select({ device: devices, reader: readers })
    .from(devices)
    .innerJoin(readers, eq(readers.id, devices.readerId))
    .where(eq(devices.cookieHash, cookieHash));
  return found ?? null;
}

/** A hash is null if the browser has not sent that cookie. */
export type BrowserHashes = { cookieHash: string | null; browserHash: string | null };

/**
 * The sign-ins made with a browser, found by the session's cookie and by the cookie that outlives sessions; the latest
 * first.
 */
export async function findByBrowser(
  orm: Orm,
  { cookieHash, browserHash }: BrowserHashes,
): Promise<DeviceWithReader[]> {
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

export async function findByToken(orm: Orm, tokenHash: string): Promise<DeviceWithReader | null> {
  const [found] = await orm
    .select({ device: devices, reader: readers })
    .from(sessionTokens)
    .innerJoin(devices, eq(devices.id, sessionTokens.deviceId))
    .innerJoin(readers, eq(readers.id, devices.readerId))
    .where(eq(sessionTokens.hash, tokenHash));
  return found ?? null;
}

/**
 * A device with its reader, and the subscriptions that the reader has or had on the device's paper until a
 * day, as in `subscriptionsOf`.
 */
export type DeviceWithSubscriptions = DeviceWithReader & { subscriptions: ReaderSubscription[] };

export const findWithSubscriptionsByCookie = (
  orm: Orm,
  cookieHash: string,
  today: Day,
): Promise<DeviceWithSubscriptions | null> =>
  findWithSubscriptions(orm, eq(devices.cookieHash, cookieHash), today);

export const findWithSubscriptionsByToken = (
  orm: Orm,
  tokenHash: string,
  today: Day,
): Promise<DeviceWithSubscriptions | null> => {
  const deviceIds = orm
    .select({ id: sessionTokens.deviceId })
    .from(sessionTokens)
    .where(eq(sessionTokens.hash, tokenHash));
  return findWithSubscriptions(orm, inArray(devices.id, deviceIds), today);
};

/** Reads device, reader and subscriptions in one query, so that a call waits for the database only once. */
async function findWithSubscriptions(
  orm: Orm,
  condition: SQL,
  today: Day,
): Promise<DeviceWithSubscriptions | null> {
  const rows = await orm
    .select({
      device: devices,
      reader: readers,
      subscription: subscriptions,
      role: subscriptionMembers.role,
    })
    .from(devices)
    .innerJoin(readers, eq(readers.id, devices.readerId))
    .leftJoin(subscriptionMembers, eq(subscriptionMembers.readerId, readers.id))
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.id, subscriptionMembers.subscriptionId),
        eq(subscriptions.brand, devices.brand),
        lte(subscriptions.startsOn, today),
      ),
    )
    .where(condition)
    .orderBy(desc(subscriptions.startsOn), desc(subscriptions.id));
  const [found] = rows;
  const readerSubscriptions = rows.flatMap(({ subscription, role }) =>
    subscription && role ? [{ ...subscription, role }] : [],
  );
  return found ? { device: found.device, reader: found.reader, subscriptions: readerSubscriptions } : null;
}

type NewToken = { deviceId: string; origin: string; hash: string; now: Date };

/** Gives a device its bearer on an origin; its previous bearer there becomes invalid. */
export async function replaceToken(tx: Orm, { deviceId, origin, hash, now }: NewToken): Promise<void> {
  // The device is locked, because two concurrent exchanges would both find no bearer to delete.
  const lockedDevice = tx
    .select({ id: devices.id })
    .from(devices)
    .where(eq(devices.id, deviceId))
    .for('update');
  const isPrevious = and(eq(sessionTokens.deviceId, deviceId), eq(sessionTokens.origin, origin));
  // The queries run in the order in which they are written here.
  await pipelineQueries(
    () => lockedDevice,
    () => tx.delete(sessionTokens).where(isPrevious),
    () => tx.insert(sessionTokens).values({ hash, deviceId, origin, createdAt: now }),
  );
}
