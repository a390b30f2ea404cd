import type { Orm } from '#server/base/db/connect.ts';
import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from '#server/base/db/drizzle.ts';
import { pressLinks } from '#server/base/db/schema/press-schema.ts';

export type LinkRow = typeof pressLinks.$inferSelect;

export async function addLink(orm: Orm, row: typeof pressLinks.$inferInsert): Promise<LinkRow> {
  const [link] = await orm.insert(pressLinks).values(row).returning();
  if (!link) throw new Error('the insert of a shared link returned no row');
  return link;
}

/** Links of a desk, the latest first: all valid ones, and of those that have expired or were revoked the latest. */
export async function linksOf(
  orm: Orm,
  { deskId, now, maxEnded }: { deskId: number; now: Date; maxEnded: number },
): Promise<LinkRow[]> {
  const ofDesk = eq(pressLinks.deskId, deskId);
  const isValid = and(gt(pressLinks.expiresAt, now), isNull(pressLinks.revokedAt));
  const latestFirst = [desc(pressLinks.createdAt), desc(pressLinks.id)];
  const select = () => orm.select().from(pressLinks);
  const valid = await select().where(and(ofDesk, isValid));
  const ended = await select()
    .where(and(ofDesk, or(lte(pressLinks.expiresAt, now), isNotNull(pressLinks.revokedAt))))
    .orderBy(...latestFirst)
    .limit(maxEnded);
  return [...valid, ...ended].sort(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id,
  );
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
  const { tokenHash: hash, expiresAt, revokedAt } = pressLinks;
  return (
    await orm
      .select()
      .from(pressLinks)
      .where(and(eq(hash, tokenHash), gt(expiresAt, now), isNull(revokedAt)))
  )[0];
}

export async function countOpening(orm: Orm, id: number, now: Date): Promise<void> {
  await orm
    .update(pressLinks)
    .set({ opened: sql`${pressLinks.opened} + 1`, lastOpenedAt: now })
    .where(eq(pressLinks.id, id));
}

/** Deletes the links that expired before a moment. */
export async function deleteLinksBefore(orm: Orm, before: Date): Promise<void> {
  await orm.delete(pressLinks).where(lt(pressLinks.expiresAt, before));
}
