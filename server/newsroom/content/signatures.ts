import type { Brand } from '#domain/brands/brand.ts';
import { dayAt } from '#domain/dates.ts';
import type { SignatureContents, SignatureOverview } from '#domain/newsstand.ts';
import { sortingName } from '#domain/signature-order.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { articlesSigned, countSigned, findSignature, shownSignatures } from '../db/signature-queries.ts';
import { toPicture, toSummary } from './summaries.ts';

const ARTICLES_PER_PAGE = 24;

const visibleAt = ({ sigla }: Brand, now: Date) => ({ brand: sigla, now, today: dayAt(now) });

/** Signatures that have published articles, by surname. NWS-03 */
export async function readSignatures(orm: Orm, brand: Brand, now: Date): Promise<SignatureOverview[]> {
  const rows = await shownSignatures(orm, visibleAt(brand, now));
  return rows
    .flatMap(({ signature, image, articles, latest }) =>
      latest
        ? [{ signature: { ...signature, picture: image && toPicture(image, null, null) }, articles, latest }]
        : [],
    )
    .map((overview) => ({ overview, key: sortingName(overview.signature.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ overview }) => overview);
}

/** One signature with a page of articles; null when the paper has none with an article that may be shown. NWS-03 */
export async function readSignature(
  orm: Orm,
  brand: Brand,
  slug: string,
  page: number,
  now: Date,
): Promise<SignatureContents | null> {
  const found = await findSignature(orm, brand.sigla, slug);
  if (!found) return null;
  const filter = visibleAt(brand, now);
  const offset = (page - 1) * ARTICLES_PER_PAGE;
  const [total, rows] = await Promise.all([
    countSigned(orm, filter, found.id),
    articlesSigned(orm, filter, found.id, { offset, limit: ARTICLES_PER_PAGE }),
  ]);
  if (total === 0) return null;
  const { name, image } = found;
  return {
    signature: { slug: found.slug, name, picture: image && toPicture(image, null, null) },
    total,
    page,
    pages: Math.ceil(total / ARTICLES_PER_PAGE),
    articles: rows.map(toSummary),
  };
}
