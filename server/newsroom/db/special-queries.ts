import type { Sigla } from '#domain/brands/brand.ts';
import type { Day, Special } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, countDistinct, desc, eq, inArray, isNull, lte, max } from '#server/base/db/drizzle.ts';
import {
  articleImages,
  articleSubjects,
  articles,
  issues,
  placements,
  specials,
} from '#server/base/db/schema/content-schema.ts';
import { articlesPlacedLatest, latestPlacements, placedArticles, visible } from './newsstand-queries.ts';

/** A paper, and the time and day for which it is decided which articles may be shown. */
type VisibleAt = { brand: Sigla; now: Date; today: Day };

const isSpecial = eq(articleSubjects.kind, 'special');

const mayShow = ({ brand, now, today }: VisibleAt) =>
  and(isSpecial, eq(articles.brand, brand), visible(now), lte(issues.day, today));

/**
 * Specials with at least one visible article, with their number of articles and latest day; the newest first.
 */
export function shownSpecials(orm: Orm, visibleAt: VisibleAt, limit: number) {
  return orm
    .select({
      special: { id: specials.id, slug: specials.slug, name: specials.name },
      articles: countDistinct(articles.id),
      latest: max(issues.day),
    })
    .from(specials)
    .innerJoin(articleSubjects, eq(articleSubjects.slug, specials.slug))
    .innerJoin(articles, eq(articles.id, articleSubjects.articleId))
    .innerJoin(placements, eq(placements.articleId, articles.id))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .where(and(eq(specials.brand, visibleAt.brand), mayShow(visibleAt)))
    .groupBy(specials.id)
    .orderBy(desc(max(issues.day)), asc(specials.name))
    .limit(limit);
}

/** The opening article of each special, by slug: one with a picture, then the newest, then the weightiest. */
export async function leadsOfSpecials(orm: Orm, visibleAt: VisibleAt, slugs: string[]) {
  if (slugs.length === 0) return new Map<string, never>();
  const openings = await orm
    .selectDistinctOn([articleSubjects.slug], {
      slug: articleSubjects.slug,
      articleId: placements.articleId,
      issueId: placements.issueId,
    })
    .from(articleSubjects)
    .innerJoin(articles, eq(articles.id, articleSubjects.articleId))
    .innerJoin(placements, eq(placements.articleId, articles.id))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .leftJoin(articleImages, and(eq(articleImages.articleId, articles.id), eq(articleImages.position, 0)))
    .where(and(inArray(articleSubjects.slug, slugs), mayShow(visibleAt)))
    .orderBy(
      articleSubjects.slug,
      asc(isNull(articleImages.imageHash)),
      desc(issues.day),
      asc(articles.urgency),
      asc(articles.id),
      asc(issues.id),
    );
  const rows = await placedArticles(orm).where(
    and(
      inArray(
        articles.id,
        openings.map(({ articleId }) => articleId),
      ),
      inArray(
        placements.issueId,
        openings.map(({ issueId }) => issueId),
      ),
    ),
  );
  return new Map(
    openings.flatMap(({ slug, articleId, issueId }) => {
      const row = rows.find((article) => article.id === articleId && article.issueId === issueId);
      return row ? [[slug, row] as const] : [];
    }),
  );
}

/** Names of a paper's specials, the longer ones first. */
export async function namesOfSpecials(orm: Orm, brand: Sigla): Promise<{ slug: string; name: string }[]> {
  const rows = await orm
    .select({ slug: specials.slug, name: specials.name })
    .from(specials)
    .where(eq(specials.brand, brand))
    .orderBy(asc(specials.slug));
  return rows.toSorted((one, other) => other.name.length - one.name.length);
}

export async function findSpecial(
  orm: Orm,
  brand: Sigla,
  by: { slug: string } | { id: number },
): Promise<Special | null> {
  const [row] = await orm
    .select({ id: specials.id, slug: specials.slug, name: specials.name })
    .from(specials)
    .where(and(eq(specials.brand, brand), 'id' in by ? eq(specials.id, by.id) : eq(specials.slug, by.slug)));
  return row ?? null;
}

/**
 * Selects the articles of a special; with `day` or `editionIds`, only those placed on that day or in those
 * editions.
 */
type SpecialFilter = { slug: string; day?: Day | undefined; editionIds?: number[] | undefined };

function placedInSpecial(
  orm: Orm,
  { brand, now, today }: VisibleAt,
  { slug, day, editionIds }: SpecialFilter,
) {
  const members = orm
    .select({ id: articleSubjects.articleId })
    .from(articleSubjects)
    .where(and(isSpecial, eq(articleSubjects.slug, slug)));
  const condition = and(
    inArray(articles.id, members),
    eq(articles.brand, brand),
    visible(now),
    day ? eq(issues.day, day) : undefined,
    editionIds ? inArray(issues.editionId, editionIds) : undefined,
  );
  return latestPlacements(orm, condition, today);
}

export async function countOfSpecial(orm: Orm, visibleAt: VisibleAt, filter: SpecialFilter): Promise<number> {
  return await orm.$count(placedInSpecial(orm, visibleAt, filter));
}

/** A page of a special's articles, each once, the newest issue first. */
export function articlesOfSpecial(
  orm: Orm,
  visibleAt: VisibleAt,
  filter: SpecialFilter,
  { offset, limit }: { offset: number; limit: number },
) {
  return articlesPlacedLatest(orm, placedInSpecial(orm, visibleAt, filter))
    .limit(limit)
    .offset(offset);
}
