import { and, eq, gt, min } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';

/** The first embargo that ends after an instant; null when nothing waits. */
export async function nextEmbargoEnd(orm: Orm, after: Date): Promise<Date | null> {
  const [row] = await orm
    .select({ at: min(articles.embargoedUntil) })
    .from(articles)
    .where(and(eq(articles.status, 'usable'), gt(articles.embargoedUntil, after)));
  return row?.at ?? null;
}
