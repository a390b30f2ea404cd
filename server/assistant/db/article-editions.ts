import { and, asc, eq } from 'drizzle-orm';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { editions, issues, placements } from '#server/base/db/schema/content-schema.ts';

/** The names of the editions that have an article on a day, in the paper's order. */
export async function editionsOf(orm: Orm, { id, day }: { id: number; day: Day }): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ name: editions.name, position: editions.position })
    .from(placements)
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(editions, eq(editions.id, issues.editionId))
    .where(and(eq(placements.articleId, id), eq(issues.day, day)))
    .orderBy(asc(editions.position), asc(editions.name));
  return rows.map(({ name }) => name);
}
