import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  exists,
  gte,
  inArray,
  min,
  or,
  sql,
} from '#server/base/db/drizzle.ts';
import { alias } from '#server/base/db/drizzle-tables.ts';
import {
  articleSignatures,
  articleSubjects,
  articles,
  editions,
  issues,
  placements,
  sections,
  signatures,
} from '#server/base/db/schema/content-schema.ts';
import { latestPlacements, placedArticles, visible } from '#server/newsroom/db/newsstand-queries.ts';

type ArticleQuery = {
  brand: Sigla;
  now: Date;
  /** First and last day of the issues to search. */
  since: Day;
  upTo: Day;
  /**
   * Slugs. An article matches if it is in one of the sections, is about one of the subjects or organisations, or was
   * written by one of the authors.
   */
  sections: readonly string[];
  subjects: readonly string[];
  /** Editions whose exclusive articles match: those printed in no other edition. */
  editions?: readonly string[];
  organisations?: readonly string[];
  authors?: readonly string[];
  /** What comes first, and decides which articles the limit leaves: the newest day, or the weight on any day. */
  first: 'day' | 'weight';
};

const hasSubject = (orm: Orm, kind: 'topic' | 'organisation', slugs: readonly string[]) =>
  orm
    .select({ one: sql`1` })
    .from(articleSubjects)
    .where(
      and(
        eq(articleSubjects.articleId, articles.id),
        eq(articleSubjects.kind, kind),
        inArray(articleSubjects.slug, [...slugs]),
      ),
    );

/**
 * Reads placements under an alias, because the outer query reads only some of an article's placements, and all are
 * needed here.
 */
const onlyIn = (orm: Orm, slugs: readonly string[]) => {
  const [placement, issue] = [alias(placements, 'stood'), alias(issues, 'at')];
  return orm
    .select({ one: sql`1` })
    .from(placement)
    .innerJoin(issue, eq(issue.id, placement.issueId))
    .innerJoin(editions, eq(editions.id, issue.editionId))
    .where(eq(placement.articleId, articles.id))
    .having(and(eq(countDistinct(editions.slug), 1), inArray(min(editions.slug), [...slugs])));
};

const isSignedBy = (orm: Orm, authors: readonly string[]) =>
  orm
    .select({ one: sql`1` })
    .from(articleSignatures)
    .innerJoin(signatures, eq(signatures.id, articleSignatures.signatureId))
    .where(and(eq(articleSignatures.articleId, articles.id), inArray(signatures.slug, [...authors])));

/**
 * Articles of some sections, subjects or authors, each at its latest placement, by day and weight.
 */
export async function articlesAbout(orm: Orm, query: ArticleQuery, limit: number) {
  const { brand, now, since, upTo } = query;
  const inSections = orm
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.brand, brand), inArray(sections.slug, [...query.sections])));
  const { subjects, editions: localEditions = [], organisations = [], authors = [] } = query;
  const chosen = latestPlacements(
    orm,
    and(
      eq(articles.brand, brand),
      visible(now),
      gte(issues.day, since),
      or(
        inArray(placements.sectionId, inSections),
        exists(hasSubject(orm, 'topic', subjects)),
        localEditions.length > 0 ? exists(onlyIn(orm, localEditions)) : undefined,
        organisations.length > 0 ? exists(hasSubject(orm, 'organisation', organisations)) : undefined,
        authors.length > 0 ? exists(isSignedBy(orm, authors)) : undefined,
      ),
    ),
    upTo,
  );
  const [newest, heaviest] = [desc(issues.day), asc(articles.urgency)];
  const order = query.first === 'day' ? [newest, heaviest] : [heaviest, newest];
  return await placedArticles(orm)
    .innerJoin(
      chosen,
      and(eq(chosen.articleId, placements.articleId), eq(chosen.issueId, placements.issueId)),
    )
    .orderBy(...order, asc(placements.page), asc(articles.id))
    .limit(limit);
}
