import { and, asc, countDistinct, desc, eq, exists, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import { type FollowableKind, TEAMS_SECTION } from '#domain/followable.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
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
export type Named = { slug: string; name: string; articles?: number };

/** Slugs of followables of a paper, and the time by which an article on them must be public. */
type Asked = { brand: Sigla; slugs: readonly string[]; now: Date };

/**
 * Names of these slugs of a kind in a paper. Unknown slugs are left out, and so are subjects and authors of articles
 * that are not public yet. ROL-06
 */
export const NAMES: Record<FollowableKind, (orm: Orm, asked: Asked) => Promise<Named[]>> = {
  subject: (orm, asked) => subjectNames(orm, 'topic', asked),
  team: (orm, asked) => subjectNames(orm, 'organisation', asked),
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

/** One row per slug is enough: thousands of articles may be about it. */
async function subjectNames(orm: Orm, kind: 'topic' | 'organisation', { brand, slugs, now }: Asked) {
  const { slug, name } = articleSubjects;
  const asked = slugs.map((one) =>
    orm
      .select({ slug, name })
      .from(articleSubjects)
      .innerJoin(articles, eq(articles.id, articleSubjects.articleId))
      .where(
        and(
          eq(articleSubjects.kind, kind),
          eq(slug, one),
          eq(articles.brand, brand),
          visible(now),
          printed(now),
        ),
      )
      .limit(1),
  );
  return (await Promise.all(asked)).flat();
}

/** Period of a paper in which followables are looked for. */
export type Of = { brand: Sigla; now: Date; since: Day; upTo: Day };

const ofLate = ({ brand, now, since, upTo }: Of) =>
  and(eq(articles.brand, brand), visible(now), gte(issues.day, since), lte(issues.day, upTo));

export const recentSections = (orm: Orm, of: Of): Promise<Named[]> =>
  orm
    .selectDistinct({ slug: sections.slug, name: sections.name })
    .from(sections)
    .innerJoin(placements, eq(placements.sectionId, sections.id))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .innerJoin(articles, eq(articles.id, placements.articleId))
    .where(ofLate(of))
    .orderBy(asc(sections.name));

/** Current editions in the paper's order; empty for a paper with only one. */
export async function comingEditions(orm: Orm, { brand, upTo }: Of): Promise<Named[]> {
  const rows = await orm
    .select({ slug: editions.slug, name: editions.name })
    .from(editions)
    .where(and(eq(editions.brand, brand), or(isNull(editions.validTo), gte(editions.validTo, upTo))))
    .orderBy(asc(editions.position));
  return rows.length > 1 ? rows : [];
}

/** The authors with the most articles. */
export const recentAuthors = (orm: Orm, of: Of, limit: number): Promise<Named[]> => {
  const written = countDistinct(articles.id);
  return orm
    .select({ slug: signatures.slug, name: signatures.name, articles: written })
    .from(signatures)
    .innerJoin(articleSignatures, eq(articleSignatures.signatureId, signatures.id))
    .innerJoin(articles, eq(articles.id, articleSignatures.articleId))
    .innerJoin(placements, eq(placements.articleId, articles.id))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .where(and(ofLate(of), eq(signatures.brand, of.brand)))
    .groupBy(signatures.id)
    .orderBy(desc(written), asc(signatures.name))
    .limit(limit);
};

/** The organisations with the most articles on the sports pages. */
export const recentTeams = (orm: Orm, of: Of, limit: number): Promise<Named[]> => {
  const { slug, name, kind } = articleSubjects;
  const written = countDistinct(articles.id);
  return orm
    .select({ slug, name: sql<string>`max(${name})`, articles: written })
    .from(articleSubjects)
    .innerJoin(articles, eq(articles.id, articleSubjects.articleId))
    .innerJoin(placements, eq(placements.articleId, articles.id))
    .innerJoin(sections, eq(sections.id, placements.sectionId))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .where(and(ofLate(of), eq(kind, 'organisation'), eq(sections.slug, TEAMS_SECTION)))
    .groupBy(slug)
    .orderBy(desc(written), asc(slug))
    .limit(limit);
};

/** Everything that may be followed about an article: its subjects, authors and placements. */
export async function followablesOf(
  orm: Orm,
  articleId: number,
): Promise<{
  sections: string[];
  /** The edition that is the only one to print the article, for which it is local. */
  editions: string[];
  subjects: string[];
  organisations: string[];
  authors: string[];
}> {
  const [stood, about, signed] = await Promise.all([
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
  const inEditions = new Set(stood.map(({ edition }) => edition));
  const of = (wanted: string) => about.flatMap(({ kind, slug }) => (kind === wanted ? [slug] : []));
  return {
    sections: [...new Set(stood.map(({ section }) => section))],
    editions: inEditions.size === 1 ? [...inEditions] : [],
    subjects: of('topic'),
    organisations: of('organisation'),
    authors: signed.map(({ slug }) => slug),
  };
}
