import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
} from '#server/base/db/drizzle.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import { removePushSubscriptions } from './remove-push-subscriptions.ts';

export type DeviceRow = typeof devices.$inferSelect;

/** A reader on a paper, and the moment at which a device counts as signed in or not. */
export type DeviceOwner = { readerId: string; brand: Sigla; now: Date };

/**
 * Number of ended sign-ins that are remembered for a reader on a paper, so that their next call is answered with the
 * reason why it is refused.
 */
const REMEMBERED_ENDED_SESSIONS = 50;

const isLive = ({ readerId, brand, now }: DeviceOwner): SQL | undefined =>
  and(
    eq(devices.readerId, readerId),
    eq(devices.brand, brand),
    isNull(devices.endedAt),
    gt(devices.expiresAt, now),
  );

/**
 * Locks a reader, so that other sign-ins of the same reader wait until this transaction ends. SES-08
 * @returns the current state of the account; undefined if it no longer exists.
 */
export async function lockReader(tx: Orm, readerId: string) {
  const [reader] = await tx
    .select({ passwordHash: readers.passwordHash, status: readers.status })
    .from(readers)
    .where(eq(readers.id, readerId))
    .for('update');
  return reader;
}

/** The devices on which a reader is signed in, the most recently used first. */
export async function liveDevices(orm: Orm, owner: DeviceOwner): Promise<DeviceRow[]> {
  return await orm
    .select()
    .from(devices)
    .where(isLive(owner))
    .orderBy(desc(devices.lastSeenAt), asc(devices.id));
}

export async function addDevice(tx: Orm, row: typeof devices.$inferInsert & { id: string }): Promise<void> {
  await tx.insert(devices).values(row);
}

/** Deletes a reader's ended sign-ins, except the latest ones. */
export async function deleteEndedDevices(tx: Orm, { readerId, brand, now }: DeviceOwner): Promise<void> {
  const surplus = tx
    .select({ id: devices.id })
    .from(devices)
    .where(
      and(
        eq(devices.readerId, readerId),
        eq(devices.brand, brand),
        or(isNotNull(devices.endedAt), lte(devices.expiresAt, now)),
      ),
    )
    .orderBy(desc(devices.createdAt))
    .offset(REMEMBERED_ENDED_SESSIONS);
  await tx.delete(devices).where(inArray(devices.id, surplus));
}

type SessionEnd = { reason: NonNullable<DeviceRow['endReason']>; now: Date };

/** Ends the session of one device. @returns whether it was live. */
export async function endDevice(orm: Orm, id: string, { reason, now }: SessionEnd): Promise<boolean> {
  const ended = await orm
    .update(devices)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(devices.id, id), isNull(devices.endedAt), gt(devices.expiresAt, now)))
    .returning({ id: devices.id });
  return await removePushOfEnded(orm, ended);
}

/** Ends one of a reader's own devices. @returns whether it was theirs and live. */
export async function endOwnDevice(
  orm: Orm,
  owner: DeviceOwner,
  id: string,
  { reason, now }: SessionEnd,
): Promise<boolean> {
  const ended = await orm
    .update(devices)
    .set({ endedAt: now, endReason: reason })
    .where(and(isLive(owner), eq(devices.id, id)))
    .returning({ id: devices.id });
  return await removePushOfEnded(orm, ended);
}

/** Ends every session of an account on every paper, except that of the device `except`. */
export async function endDevicesOfReader(
  orm: Orm,
  readerId: string,
  { reason, now, except }: SessionEnd & { except?: string },
): Promise<void> {
  const others = except === undefined ? undefined : ne(devices.id, except);
  const ended = await orm
    .update(devices)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(devices.readerId, readerId), isNull(devices.endedAt), gt(devices.expiresAt, now), others))
    .returning({ id: devices.id });
  await removePushOfEnded(orm, ended);
}

/** Replaces the hash of a browser's cookie on all its devices; the old cookie becomes invalid. */
export async function replaceBrowserCookie(tx: Orm, oldHash: string, newHash: string): Promise<void> {
  await tx.update(devices).set({ browserHash: newHash }).where(eq(devices.browserHash, oldHash));
}

/** Forgets that the reader has signed in with a device's browser. */
export async function forgetBrowserOf(
  orm: Orm,
  { readerId }: Pick<DeviceOwner, 'readerId'>,
  id: string,
): Promise<void> {
  const browserHashes = orm.select({ hash: devices.browserHash }).from(devices).where(eq(devices.id, id));
  await orm
    .update(devices)
    .set({ browserHash: null })
    .where(and(eq(devices.readerId, readerId), inArray(devices.browserHash, browserHashes)));
}

/** Forgets all browsers that the reader has signed in with, except that of the device `except`. */
export async function forgetBrowsers(tx: Orm, readerId: string, except: string | undefined): Promise<void> {
  const isOtherBrowser =
    except === undefined
      ? undefined
      : notInArray(
          devices.browserHash,
          tx
            .select({ hash: devices.browserHash })
            .from(devices)
            .where(and(eq(devices.id, except), isNotNull(devices.browserHash))),
        );
  await tx
    .update(devices)
    .set({ browserHash: null })
    .where(and(eq(devices.readerId, readerId), isOtherBrowser));
}

/**
 * Removes the push subscriptions of ended sessions: alerts for one reader must not be shown to the next one who signs
 * in. PSH-02
 */
async function removePushOfEnded(orm: Orm, ended: readonly { id: string }[]): Promise<boolean> {
  await removePushSubscriptions(
    orm,
    ended.map(({ id }) => id),
  );
  return ended.length > 0;
}

/** Records that a device's reader has proven their identity, unless the session has ended meanwhile. */
export async function writeProof(orm: Orm, id: string, provenAt: Date): Promise<void> {
  await orm
    .update(devices)
    .set({ provenAt })
    .where(and(eq(devices.id, id), isNull(devices.endedAt)));
}

/** Records that a device was used, unless its session has ended meanwhile. */
export async function touchDevice(orm: Orm, id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await orm
    .update(devices)
    .set({ lastSeenAt, expiresAt })
    .where(and(eq(devices.id, id), isNull(devices.endedAt)));
}
