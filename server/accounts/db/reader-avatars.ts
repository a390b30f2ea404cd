import { avatarPath } from '#domain/avatar.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { eq } from '#server/base/db/drizzle.ts';
import { readerAvatars } from '#server/base/db/schema/account-schema.ts';
import { readers } from '#server/base/db/schema/readers-schema.ts';

type NewAvatar = { readerId: string; version: string; webp: Uint8Array; updatedAt: Date };

/** Stores a reader's picture in place of the previous one and writes its version into the account. */
export const writeAvatar = (orm: Orm, { readerId, version, webp, updatedAt }: NewAvatar): Promise<void> =>
  orm.transaction(async (tx) => {
    await tx
      .insert(readerAvatars)
      .values({ readerId, version, webp, updatedAt })
      .onConflictDoUpdate({ target: readerAvatars.readerId, set: { version, webp, updatedAt } });
    await tx
      .update(readers)
      .set({ avatar: avatarPath(version) })
      .where(eq(readers.id, readerId));
  });

/** @returns the removed picture. */
export const deleteAvatar = (orm: Orm, readerId: string): Promise<Uint8Array | null> =>
  orm.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(readerAvatars)
      .where(eq(readerAvatars.readerId, readerId))
      .returning({ webp: readerAvatars.webp });
    await tx.update(readers).set({ avatar: null }).where(eq(readers.id, readerId));
    return deleted?.webp ?? null;
  });

export async function avatarOfVersion(orm: Orm, version: string): Promise<Uint8Array | null> {
  const [row] = await orm
    .select({ webp: readerAvatars.webp })
    .from(readerAvatars)
    .where(eq(readerAvatars.version, version));
  return row?.webp ?? null;
}
