import type { Orm } from '#server/base/db/connect.ts';
import { asc, inArray } from '#server/base/db/drizzle.ts';
import { articles } from '#server/base/db/schema/content-schema.ts';

/** Copyright notices of articles, without duplicates. */
export async function copyrightNoticesOf(orm: Orm, articleIds: readonly number[]): Promise<string[]> {
  const { copyright } = articles;
  const rows = await orm
    .selectDistinct({ copyright })
    .from(articles)
    .where(inArray(articles.id, [...articleIds]))
    .orderBy(asc(copyright));
  return rows.flatMap((row) => row.copyright ?? []);
}
