import { and, desc, eq, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { pipelineQueries } from '#server/base/db/pipeline-queries.ts';
import { readers, subscriptionMembers, subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { devices, sessionTokens } from '#server/base/db/schema/sign-in-schema.ts';
import type { DeviceRow } from './devices.ts';
import type { ReaderRow } from './readers.ts';
import type { ReaderSubscription } from './subscriptions.ts';

/** The device that a cookie or bearer belongs to, with its reader; the session may be live or ended. */
export type Found = { device: DeviceRow; reader: ReaderRow };

export async function findByCookie(orm: Orm, cookieHash: string): Promise<Found | null> {
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

/**
 * The same, with the subscriptions that the reader has or had on the device's paper until a day, as in
 * `subscriptionsOf`.
 */
export type FoundHolder = Found & { held: ReaderSubscription[] };

export const findHolderByCookie = (orm: Orm, cookieHash: string, today: Day): Promise<FoundHolder | null> =>
  findHolder(orm, eq(devices.cookieHash, cookieHash), today);

export const findHolderByToken = (orm: Orm, tokenHash: string, today: Day): Promise<FoundHolder | null> => {
  const its = orm
    .select({ id: sessionTokens.deviceId })
    .from(sessionTokens)
    .where(eq(sessionTokens.hash, tokenHash));
  return findHolder(orm, inArray(devices.id, its), today);
};

/** Reads device, reader and subscriptions in one query, so that a call waits for the database only once. */
async function findHolder(orm: Orm, isMeant: SQL, today: Day): Promise<FoundHolder | null> {
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
    .where(isMeant)
    .orderBy(desc(subscriptions.startsOn), desc(subscriptions.id));
  const [found] = rows;
  const held = rows.flatMap(({ subscription, role }) =>
    subscription && role ? [{ ...subscription, role }] : [],
  );
  return found ? { device: found.device, reader: found.reader, held } : null;
}

type Token = { deviceId: string; origin: string; hash: string; now: Date };

/** Gives a device its bearer on an origin; its previous bearer there becomes invalid. */
export async function replaceToken(tx: Orm, { deviceId, origin, hash, now }: Token): Promise<void> {
  // The device is locked, because two concurrent exchanges would both find no bearer to delete.
  const own = tx.select({ id: devices.id }).from(devices).where(eq(devices.id, deviceId)).for('update');
  const before = and(eq(sessionTokens.deviceId, deviceId), eq(sessionTokens.origin, origin));
  // The queries run in the order in which they are written here.
  await pipelineQueries(
    () => own,
    () => tx.delete(sessionTokens).where(before),
    () => tx.insert(sessionTokens).values({ hash, deviceId, origin, createdAt: now }),
  );
}
