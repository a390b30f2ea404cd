import type { Orm } from '#server/base/db/connect.ts';
import { images } from '#server/base/db/schema/content-schema.ts';

/** Inserts pictures by the hash of their bytes: an existing one is the same picture. */
export async function ensureImages(tx: Orm, wanted: (typeof images.$inferInsert)[]): Promise<void> {
  const rows = [
    ...new Map(
      wanted.map(({ hash, width, height, widths }) => [hash, { hash, width, height, widths }]),
    ).values(),
  ];
  if (rows.length > 0) await tx.insert(images).values(rows).onConflictDoNothing();
}
