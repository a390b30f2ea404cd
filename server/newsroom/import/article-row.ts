import { slugify } from '#domain/text.ts';
import type { ArticleDetails } from '../db/article-details.ts';
import type { ArticleRow } from '../db/articles.ts';
import type { DeliveredItem } from './delivered-item.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Time of first publication: that of the first version, else of this version, else midnight UTC of the item's
 * day.
 */
function publishedAt({ firstCreated, versionCreated, day }: DeliveredItem): Date {
  return new Date(firstCreated ?? versionCreated ?? `${day}T00:00:00Z`);
}

/** The date of the last correction; null for a text that was never corrected. */
export function updatedAt({ versionCreated }: DeliveredItem, published: Date): Date | null {
  const version = versionCreated ? new Date(versionCreated) : null;
  return version && version > published ? version : null;
}

export function toArticleRow(
  id: number,
  { brand, now }: WriteContext,
  { delivered, hash, text }: PreparedItem,
): ArticleRow {
  const published = publishedAt(delivered);
  return {
    id,
    brand,
    uri: delivered.uri,
    version: delivered.version,
    sourceHash: hash,
    status: delivered.status,
    embargoedUntil: delivered.embargoedUntil ? new Date(delivered.embargoedUntil) : null,
    slug: slugify(delivered.title),
    kicker: delivered.kicker,
    title: delivered.title,
    subtitle: delivered.subtitle,
    byline: delivered.byline,
    ...text(),
    access: delivered.access,
    genre: delivered.genre,
    dateline: delivered.dateline,
    copyright: delivered.copyright,
    urgency: delivered.urgency,
    publishedAt: published,
    updatedAt: updatedAt(delivered, published),
    arrivedAt: now,
  };
}

/** @param signatures ids by slug */
export function toDetails(
  articleId: number,
  { brand, signatures }: Pick<WriteContext, 'brand'> & { signatures: Map<string, number> },
  item: PreparedItem,
): ArticleDetails {
  const { delivered, pictures, raw, format } = item;
  const keys = { brand, publishedAt: publishedAt(delivered) };
  const signatureIds = new Set(signaturesOf(delivered).flatMap(({ slug }) => signatures.get(slug) ?? []));
  return {
    articleId,
    raw: { format, body: raw },
    images: pictures.map(({ hash, caption, credit }, position) => ({
      imageHash: hash,
      caption,
      credit,
      position,
    })),
    signatures: [...signatureIds].map((signatureId, position) => ({ signatureId, position })),
    subjects: delivered.subjects.map((subject, position) => ({ ...subject, ...keys, position })),
  };
}

/** Authors that have a page of their own. */
export const signaturesOf = ({ authors }: DeliveredItem): { slug: string; name: string }[] =>
  authors.map((name) => ({ slug: slugify(name), name })).filter(({ slug }) => slug !== '');
