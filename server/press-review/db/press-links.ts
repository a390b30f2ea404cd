import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from '#server/base/db/drizzle.ts';
import { pressLinks } from '#server/base/db/schema/press-schema.ts';

export type LinkRow = typeof pressLinks.$inferSelect;

export async function addLink(orm: Orm, row: typeof pressLinks.$inferInsert): Promise<LinkRow> {
  const [link] = await orm.insert(pressLinks).values(row).returning();
  if (!link) throw new Error('the insert of a shared link returned no row');
  return link;
}

const { createdAt, deskId: desk, expiresAt, id: linkId, revokedAt } = pressLinks;

const LATEST_FIRST = [desc(createdAt), desc(linkId)];

const isValid = (now: Date) => and(gt(expiresAt, now), isNull(revokedAt));
const hasEnded = (now: Date) => or(lte(expiresAt, now), isNotNull(revokedAt));

/**
 * Links of a desk, the latest first: all that are valid, because they can only be revoked in this list, and the latest
 * of those that were revoked or have expired.
 */
export async function linksOf(
  orm: Orm,
  deskId: number,
  { now, maxEnded }: { now: Date; maxEnded: number },
): Promise<LinkRow[]> {
  const latestEnded = orm
    .select({ id: linkId })
    .from(pressLinks)
    .where(and(eq(desk, deskId), hasEnded(now)))
    .orderBy(...LATEST_FIRST)
    .limit(maxEnded);
  return await orm
    .select()
    .from(pressLinks)
    .where(and(eq(desk, deskId), or(isValid(now), inArray(linkId, latestEnded))))
    .orderBy(...LATEST_FIRST);
}

/** Revokes a link; a second call changes nothing. @returns false if the desk has no such link. */
export async function markLinkRevoked(
  orm: Orm,
  { deskId, id, now }: { deskId: number; id: number; now: Date },
): Promise<boolean> {
  const rows = await orm
    .update(pressLinks)
    .set({ revokedAt: sql`coalesce(${pressLinks.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(pressLinks.deskId, deskId), eq(pressLinks.id, id)))
    .returning({ id: pressLinks.id });
  return rows.length > 0;
}

/** The link with this token, while it is valid. */
export async function validLinkByToken(orm: Orm, tokenHash: string, now: Date): Promise<LinkRow | undefined> {
  return (
    await orm
      .select()
      .from(pressLinks)
      .where(and(eq(pressLinks.tokenHash, tokenHash), isValid(now)))
  )[0];
}

export async function countOpening(orm: Orm, id: number, now: Date): Promise<void> {
  await orm
    .update(pressLinks)
    .set({ opened: sql`${pressLinks.opened} + 1`, lastOpenedAt: now })
    .where(eq(pressLinks.id, id));
}

/** Records that the PDF was downloaded with a link. @returns false if that was recorded after `since` already. */
export async function recordLinkDownload(
  orm: Orm,
  id: number,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const { lastDownloadedAt } = pressLinks;
  const isFirst = or(isNull(lastDownloadedAt), lt(lastDownloadedAt, since));
  const rows = await orm
    .update(pressLinks)
    .set({ lastDownloadedAt: now })
    .where(and(eq(pressLinks.id, id), isFirst))
    .returning({ id: pressLinks.id });
  return rows.length > 0;
}

/** Deletes the links that expired before a moment. */
export async function deleteLinksBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(pressLinks).where(lt(pressLinks.expiresAt, before));
}
