import type { Orm } from '#server/base/db/connect.ts';
import { images } from '#server/base/db/schema/content-schema.ts';

/** Inserts pictures; a row with the same hash of its bytes is the same picture and stays. */
export async function ensureImages(tx: Orm, pictures: (typeof images.$inferInsert)[]): Promise<void> {
  const rows = [
    ...new Map(
      pictures.map(({ hash, width, height, widths }) => [hash, { hash, width, height, widths }]),
    ).values(),
  ];
  if (rows.length > 0) await tx.insert(images).values(rows).onConflictDoNothing();
}
