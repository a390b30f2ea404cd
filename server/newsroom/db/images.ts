import type { Orm } from '#server/base/db/connect.ts';
import { images } from '#server/base/db/schema/content-schema.ts';

/** Pictures go by the hash of their bytes: one that is there is the same one. */
export async function ensureImages(tx: Orm, wanted: (typeof images.$inferInsert)[]): Promise<void> {
  const rows = [
    ...new Map(
      wanted.map(({ hash, width, height, widths }) => [hash, { hash, width, height, widths }]),
    ).values(),
  ];
  if (rows.length > 0) await tx.insert(images).values(rows).onConflictDoNothing();
}
