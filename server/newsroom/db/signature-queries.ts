import type { Sigla } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, countDistinct, eq, inArray, lte, max, type SQL } from '#server/base/db/drizzle.ts';
import {
  articleSignatures,
  articles,
  images,
  issues,
  placements,
  signatures,
} from '#server/base/db/schema/content-schema.ts';
import { articlesPlacedLatest, latestPlacements, visible } from './newsstand-queries.ts';

type VisibleAt = { brand: Sigla; now: Date; today: Day };

const signatureColumns = {
  id: signatures.id,
  slug: signatures.slug,
  name: signatures.name,
  image: { id: images.hash, width: images.width, height: images.height, widths: images.widths },
};

/** Counts a paper's articles that may be shown for each author who has any, with the latest day. */
export function shownSignatures(orm: Orm, { brand, now, today }: VisibleAt) {
  return orm
    .select({
      signature: { slug: signatures.slug, name: signatures.name },
      image: { id: images.hash, width: images.width, height: images.height, widths: images.widths },
      articles: countDistinct(articles.id),
      latest: max(issues.day),
    })
    .from(signatures)
    .innerJoin(articleSignatures, eq(articleSignatures.signatureId, signatures.id))
    .innerJoin(articles, eq(articles.id, articleSignatures.articleId))
    .innerJoin(placements, eq(placements.articleId, articles.id))
    .innerJoin(issues, eq(issues.id, placements.issueId))
    .leftJoin(images, eq(images.hash, signatures.imageHash))
    .where(and(eq(signatures.brand, brand), eq(articles.brand, brand), visible(now), lte(issues.day, today)))
    .groupBy(signatures.id, images.hash);
}

export async function findSignature(orm: Orm, brand: Sigla, slug: string) {
  const [row] = await orm
    .select(signatureColumns)
    .from(signatures)
    .leftJoin(images, eq(images.hash, signatures.imageHash))
    .where(and(eq(signatures.brand, brand), eq(signatures.slug, slug)));
  return row ?? null;
}

function signedBy(orm: Orm, { brand, now }: VisibleAt, signatureId: number): SQL | undefined {
  const signed = orm
    .select({ id: articleSignatures.articleId })
    .from(articleSignatures)
    .where(eq(articleSignatures.signatureId, signatureId));
  return and(inArray(articles.id, signed), eq(articles.brand, brand), visible(now));
}

export async function countSigned(orm: Orm, visibleAt: VisibleAt, signatureId: number): Promise<number> {
  return await orm.$count(latestPlacements(orm, signedBy(orm, visibleAt, signatureId), visibleAt.today));
}

/** A page of an author's articles, each once, the newest first. */
export function articlesSigned(
  orm: Orm,
  visibleAt: VisibleAt,
  signatureId: number,
  { offset, limit }: { offset: number; limit: number },
) {
  const signedPlacements = latestPlacements(orm, signedBy(orm, visibleAt, signatureId), visibleAt.today);
  return articlesPlacedLatest(orm, signedPlacements).limit(limit).offset(offset);
}
