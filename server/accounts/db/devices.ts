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
} from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import { removePushSubscriptions } from './remove-push-subscriptions.ts';

export type DeviceRow = typeof devices.$inferSelect;

/** A reader on a paper at a moment: whose devices are meant. */
export type Whose = { readerId: string; brand: Sigla; now: Date };

/** Ended sign-ins of a reader on a paper that are still known: their next call is told why. */
const KEPT_ENDED = 50;

const isLive = ({ readerId, brand, now }: Whose): SQL | undefined =>
  and(
    eq(devices.readerId, readerId),
    eq(devices.brand, brand),
    isNull(devices.endedAt),
    gt(devices.expiresAt, now),
  );

/**
 * Has whoever signs the same reader in wait until this transaction is over. SES-08
 * @returns What the account is now; undefined where there is none any more.
 */
export async function lockReader(tx: Orm, readerId: string) {
  const [reader] = await tx
    .select({ passwordHash: readers.passwordHash, status: readers.status })
    .from(readers)
    .where(eq(readers.id, readerId))
    .for('update');
  return reader;
}

/** Those that a reader is signed in on, the one used last first. */
export async function liveDevices(orm: Orm, whose: Whose): Promise<DeviceRow[]> {
  return await orm
    .select()
    .from(devices)
    .where(isLive(whose))
    .orderBy(desc(devices.lastSeenAt), asc(devices.id));
}

export async function addDevice(tx: Orm, row: typeof devices.$inferInsert & { id: string }): Promise<void> {
  await tx.insert(devices).values(row);
}

/** Those of a reader that are over, but the latest, are forgotten. */
export async function forgetEndedDevices(tx: Orm, { readerId, brand, now }: Whose): Promise<void> {
  const over = tx
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
    .offset(KEPT_ENDED);
  await tx.delete(devices).where(inArray(devices.id, over));
}

type End = { reason: NonNullable<DeviceRow['endReason']>; now: Date };

/** Ends the session of one device. @returns whether it was live. */
export async function endDevice(orm: Orm, id: string, { reason, now }: End): Promise<boolean> {
  const ended = await orm
    .update(devices)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(devices.id, id), isNull(devices.endedAt), gt(devices.expiresAt, now)))
    .returning({ id: devices.id });
  return await wereLive(orm, ended);
}

/** Ends one of a reader's own devices. @returns whether it was theirs and live. */
export async function endDeviceOf(
  orm: Orm,
  whose: Whose,
  id: string,
  { reason, now }: End,
): Promise<boolean> {
  const ended = await orm
    .update(devices)
    .set({ endedAt: now, endReason: reason })
    .where(and(isLive(whose), eq(devices.id, id)))
    .returning({ id: devices.id });
  return await wereLive(orm, ended);
}

/** Ends every session of an account on every paper, but the one of `except`. */
export async function endDevicesOfReader(
  orm: Orm,
  readerId: string,
  { reason, now, except }: End & { except?: string },
): Promise<void> {
  const others = except === undefined ? undefined : ne(devices.id, except);
  const ended = await orm
    .update(devices)
    .set({ endedAt: now, endReason: reason })
    .where(and(eq(devices.readerId, readerId), isNull(devices.endedAt), gt(devices.expiresAt, now), others))
    .returning({ id: devices.id });
  await wereLive(orm, ended);
}

/** A browser is known by another cookie from now on: that of today is good for nothing. */
export async function renameBrowser(tx: Orm, before: string, after: string): Promise<void> {
  await tx.update(devices).set({ browserHash: after }).where(eq(devices.browserHash, before));
}

/** A browser is not known any more as one that the reader signed in with. */
export async function forgetBrowserOf(
  orm: Orm,
  { readerId }: Pick<Whose, 'readerId'>,
  id: string,
): Promise<void> {
  const its = orm.select({ hash: devices.browserHash }).from(devices).where(eq(devices.id, id));
  await orm
    .update(devices)
    .set({ browserHash: null })
    .where(and(eq(devices.readerId, readerId), inArray(devices.browserHash, its)));
}

/** None is, but the one of `except`. */
export async function forgetBrowsers(tx: Orm, readerId: string, except: string | undefined): Promise<void> {
  const its =
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
    .where(and(eq(devices.readerId, readerId), its));
}

/** What was sent to a reader is not shown to whoever signs in next. PSH-02 */
async function wereLive(orm: Orm, ended: readonly { id: string }[]): Promise<boolean> {
  await removePushSubscriptions(
    orm,
    ended.map(({ id }) => id),
  );
  return ended.length > 0;
}

/** Writes that a device's reader has proven who they are, unless it has ended meanwhile. */
export async function writeProof(orm: Orm, id: string, provenAt: Date): Promise<void> {
  await orm
    .update(devices)
    .set({ provenAt })
    .where(and(eq(devices.id, id), isNull(devices.endedAt)));
}

/** Writes that a device was used, unless it has ended meanwhile. */
export async function touchDevice(orm: Orm, id: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await orm
    .update(devices)
    .set({ lastSeenAt, expiresAt })
    .where(and(eq(devices.id, id), isNull(devices.endedAt)));
}
