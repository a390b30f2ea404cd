import { and, asc, desc, eq, exists, gte, inArray, or, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from './connect.ts';
import { latestPlacements, placedArticles, visible } from './newsstand-queries.ts';
import { articleSubjects, articles, issues, placements, sections } from './schema.ts';

type Wanted = {
  brand: Sigla;
  now: Date;
  /** The first and the last day of the issues that are looked into. */
  since: Day;
  upTo: Day;
  /** Slugs; what stands in one of the sections or is about one of the subjects is wanted. */
  sections: readonly string[];
  subjects: readonly string[];
};

/** Articles of some sections or subjects, each where it stood last: the newest day first, its weightiest first. */
export async function articlesAbout(orm: Orm, wanted: Wanted, limit: number) {
  const { brand, now, since, upTo } = wanted;
  const inSections = orm
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.brand, brand), inArray(sections.slug, [...wanted.sections])));
  const onSubjects = orm
    .select({ one: sql`1` })
    .from(articleSubjects)
    .where(
      and(
        eq(articleSubjects.articleId, articles.id),
        eq(articleSubjects.kind, 'topic'),
        inArray(articleSubjects.slug, [...wanted.subjects]),
      ),
    );
  const chosen = latestPlacements(
    orm,
    and(
      eq(articles.brand, brand),
      visible(now),
      gte(issues.day, since),
      or(inArray(placements.sectionId, inSections), exists(onSubjects)),
    ),
    upTo,
  );
  return await placedArticles(orm)
    .innerJoin(
      chosen,
      and(eq(chosen.articleId, placements.articleId), eq(chosen.issueId, placements.issueId)),
    )
    .orderBy(desc(issues.day), asc(articles.urgency), asc(placements.page), asc(articles.id))
    .limit(limit);
}
