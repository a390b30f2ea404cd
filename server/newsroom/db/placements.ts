import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, inArray, or, sql } from '#server/base/db/drizzle.ts';
import { inChunks, writeInChunks } from '#server/base/db/in-chunks.ts';
import { editions, issues, placements } from '#server/base/db/schema/content-schema.ts';

export type PlacementRow = typeof placements.$inferSelect;

/** A placement with its issue, as a delivery names it. */
export type StoredPlacement = PlacementRow & { editionSlug: string; editionName: string; day: Day };

export async function findPlacements(db: Orm, articleIds: number[]): Promise<StoredPlacement[]> {
  return await inChunks(articleIds, (some) =>
    db
      .select({
        issueId: placements.issueId,
        articleId: placements.articleId,
        sectionId: placements.sectionId,
        page: placements.page,
        position: placements.position,
        editionSlug: editions.slug,
        editionName: editions.name,
        day: issues.day,
      })
      .from(placements)
      .innerJoin(issues, eq(issues.id, placements.issueId))
      .innerJoin(editions, eq(editions.id, issues.editionId))
      .where(inArray(placements.articleId, some)),
  );
}

export async function writePlacements(tx: Orm, rows: PlacementRow[]): Promise<void> {
  const target = [placements.issueId, placements.articleId];
  const set = {
    sectionId: sql`excluded.section_id`,
    page: sql`excluded.page`,
    position: sql`excluded.position`,
  };
  await writeInChunks(rows, (some) => tx.insert(placements).values(some).onConflictDoUpdate({ target, set }));
}

export async function removePlacements(
  tx: Orm,
  rows: Pick<PlacementRow, 'issueId' | 'articleId'>[],
): Promise<void> {
  const isPlacement = ({ issueId, articleId }: Pick<PlacementRow, 'issueId' | 'articleId'>) =>
    and(eq(placements.issueId, issueId), eq(placements.articleId, articleId));
  await writeInChunks(rows, (some) => tx.delete(placements).where(or(...some.map(isPlacement))));
}
