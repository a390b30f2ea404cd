import type { Orm } from '#server/base/db/connect.ts';
import { and, eq } from '#server/base/db/drizzle.ts';
import { supportFiles } from '#server/base/db/schema/help-schema.ts';

export type SupportFile = typeof supportFiles.$inferSelect;

export async function insertFile(orm: Orm, file: SupportFile): Promise<void> {
  await orm.insert(supportFiles).values(file);
}

export async function deleteFile(orm: Orm, chatId: string, id: string): Promise<void> {
  await orm.delete(supportFiles).where(and(eq(supportFiles.chatId, chatId), eq(supportFiles.id, id)));
}

/** The file of a message; null where it has none or was withdrawn. */
export async function findFile(orm: Orm, chatId: string, id: string): Promise<SupportFile | null> {
  const [file] = await orm
    .select()
    .from(supportFiles)
    .where(and(eq(supportFiles.chatId, chatId), eq(supportFiles.id, id)));
  return file ?? null;
}
