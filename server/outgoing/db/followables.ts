import type { Sigla } from '#domain/brands/brand.ts';
import { type FollowableKind, TEAMS_SECTION } from '#domain/followable.ts';
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
  isNull,
  lte,
  or,
  sql,
} from '#server/base/db/drizzle.ts';
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
import { printed, visible } from '#server/newsroom/db/newsstand-queries.ts';

/** Something in a paper that may be followed; for authors and teams with the number of recent articles. */
export type NamedFollowable = { slug: string; name: string; articles?: number };

/** Slugs of followables of a paper. Articles that are not public at `now` do not count. */
type FollowableQuery = { brand: Sigla; slugs: readonly string[]; now: Date };

/**
 * Reads the names of slugs of a kind in a paper. Unknown slugs are left out, and so are subjects and authors
 * of articles that are not public yet. ROL-06
 */
export const READ_NAMES: Record<
  FollowableKind,
  (orm: Orm, query: FollowableQuery) => Promise<NamedFollowable[]>
> = {
  subject: (orm, query) => subjectNames(orm, 'topic', query),
  team: (orm, query) => subjectNames(orm, 'organisation', query),
  section: (orm, { brand, slugs }) =>
    orm
      .select({ slug: sections.slug, name: sections.name })
      .from(sections)
      .where(and(eq(sections.brand, brand), inArray(sections.slug, [...slugs]))),
  edition: (orm, { brand, slugs }) =>
    orm
      .select({ slug: editions.slug, name: editions.name })
      .from(editions)
      .where(and(eq(editions.brand, brand), inArray(editions.slug, [...slugs]))),
  author: (orm, { brand, slugs, now }) => {
    const signed = orm
      .select({ one: sql`1` })
      .from(articleSignatures)
      .innerJoin(articles, eq(articles.id, articleSignatures.articleId))
      .where(and(eq(articleSignatures.signatureId, signatures.id), visible(now), printed(now)));
    return orm
      .select({ slug: signatures.slug, name: signatures.name })
      .from(signatures)
      .where(and(eq(signatures.brand, brand), inArray(signatures.slug, [...slugs]), exists(signed)));
  },
};

/**
 * Reads one row for each slug in a query of its own, because thousands of articles may have the same slug.
 */
async function subjectNames(
  orm: Orm,
  kind: 'topic' | 'organisation',
  { brand, slugs, now }: FollowableQuery,
) {
  const { slug, name } = articleSubjects;
  const queries = slugs.map((wantedSlug) =>
    orm
      .select({ slug, name })
      .from(articleSubjects)
      .innerJoin(articles, eq(articles.id, articleSubjects.articleId))
      .where(
        and(
          eq(articleSubjects.kind, kind),
          eq(slug, wantedSlug),
          eq(articles.brand, brand),
          visible(now),
          printed(now),
        ),
      )
      .limit(1),
  );
  return (await Promise.all(queries)).flat();
}

/** Paper, and first and last day of the issues in which followables are searched. */
export type RecentPeriod = { brand: Sigla; now: Date; since: Day; upTo: Day };

const isRecent = ({ brand, now, since, upTo }: RecentPeriod) =>
  and(eq(articles.brand, brand), visible(now), gte(issues.day, since), lte(issues.day, upTo));

export const recentSections = (orm: Orm, period: RecentPeriod): Promise<NamedFollowable[]> =>
  orm
    .selectDistinct({ slug: sections.slug, name: sections.name })
    .from(sections)
    .innerJoin(placements, eq(placements.sectionId, sections.id))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .where(isRecent(period))
    .orderBy(asc(sections.name));

/** Current editions in the paper's order; empty for a paper with only one. */
export async function currentEditions(orm: Orm, { brand, upTo }: RecentPeriod): Promise<NamedFollowable[]> {
  const rows = await orm
    .select({ slug: editions.slug, name: editions.name })
    .from(editions)
    .where(and(eq(editions.brand, brand), or(isNull(editions.validTo), gte(editions.validTo, upTo))))
    .orderBy(asc(editions.position));
  return rows.length > 1 ? rows : [];
}

/** The authors with the most articles. */
export const recentAuthors = (orm: Orm, period: RecentPeriod, limit: number): Promise<NamedFollowable[]> => {
  const articleCount = countDistinct(articles.id);
  return orm
    .select({ slug: signatures.slug, name: signatures.name, articles: articleCount })
    .from(signatures)
    .innerJoin(articleSignatures, eq(articleSignatures.signatureId, signatures.id))
    .innerJoin(articles, eq(articles.id, articleSignatures.articleId))
    .innerJoin(placements, eq(placements.articleId, articles.id))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .where(and(isRecent(period), eq(signatures.brand, period.brand)))
    .groupBy(signatures.id)
    .orderBy(desc(articleCount), asc(signatures.name))
    .limit(limit);
};

/** The organisations with the most articles on the sports pages. */
export const recentTeams = (orm: Orm, period: RecentPeriod, limit: number): Promise<NamedFollowable[]> => {
  const { slug, name, kind } = articleSubjects;
  const articleCount = countDistinct(articles.id);
  return orm
    .select({ slug, name: sql<string>`max(${name})`, articles: articleCount })
    .from(articleSubjects)
    .innerJoin(articles, eq(articles.id, articleSubjects.articleId))
    .innerJoin(placements, eq(placements.articleId, articles.id))
    .innerJoin(sections, eq(sections.id, placements.sectionId))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .where(and(isRecent(period), eq(kind, 'organisation'), eq(sections.slug, TEAMS_SECTION)))
    .groupBy(slug)
    .orderBy(desc(articleCount), asc(slug))
    .limit(limit);
};

/** Everything that may be followed about an article: its subjects, authors and placements. */
export async function followablesOf(
  orm: Orm,
  articleId: number,
): Promise<{
  sections: string[];
  /** The edition, if only one prints the article: then it is local news. */
  editions: string[];
  subjects: string[];
  organisations: string[];
  authors: string[];
}> {
  const [placed, subjectRows, signed] = await Promise.all([
    orm
      .selectDistinct({ section: sections.slug, edition: editions.slug })
      .from(placements)
      .innerJoin(sections, eq(sections.id, placements.sectionId))
      .innerJoin(issues, eq(issues.id, placements.issueId))
      .innerJoin(editions, eq(editions.id, issues.editionId))
      .where(eq(placements.articleId, articleId)),
    orm
      .select({ kind: articleSubjects.kind, slug: articleSubjects.slug })
      .from(articleSubjects)
      .where(eq(articleSubjects.articleId, articleId)),
    orm
      .select({ slug: signatures.slug })
      .from(articleSignatures)
      .innerJoin(signatures, eq(signatures.id, articleSignatures.signatureId))
      .where(eq(articleSignatures.articleId, articleId)),
  ]);
  const inEditions = new Set(placed.map(({ edition }) => edition));
  const slugsOfKind = (wantedKind: string) =>
    subjectRows.flatMap(({ kind, slug }) => (kind === wantedKind ? [slug] : []));
  return {
    sections: [...new Set(placed.map(({ section }) => section))],
    editions: inEditions.size === 1 ? [...inEditions] : [],
    subjects: slugsOfKind('topic'),
    organisations: slugsOfKind('organisation'),
    authors: signed.map(({ slug }) => slug),
  };
}
