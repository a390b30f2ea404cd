import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, inArray } from '#server/base/db/drizzle.ts';
import { inChunks } from '#server/base/db/in-chunks.ts';
import { articles, editions, issues, placements } from '#server/base/db/schema/content-schema.ts';
import { issueIsOut } from './press-clips.ts';

/** Texts of articles. The caller has already checked that they may be shown, and how much of them. */
export const textsOfClips = (orm: Orm, ids: number[]) =>
  inChunks(ids, (chunk) =>
    orm
      .select({
        id: articles.id,
        slug: articles.slug,
        kicker: articles.kicker,
        subtitle: articles.subtitle,
        access: articles.access,
        body: articles.body,
        freeBody: articles.freeBody,
        copyright: articles.copyright,
      })
      .from(articles)
      .where(inArray(articles.id, chunk)),
  );

/** Every edition and day in which articles were printed, in published issues. */
export const printingsOf = (orm: Orm, ids: number[], now: Date) =>
  inChunks(ids, (chunk) =>
    orm
      .select({
        id: placements.articleId,
        newspaper: editions.brand,
        edition: editions.slug,
        day: issues.day,
      })
      .from(placements)
      .innerJoin(issues, eq(issues.id, placements.issueId))
      .innerJoin(editions, eq(editions.id, issues.editionId))
      .where(and(inArray(placements.articleId, chunk), issueIsOut(now))),
  );
