import { dayAt } from '#domain/dates.ts';
import { slugify } from '#domain/text.ts';
import type { ArticleDetails } from '../db/article-details.ts';
import type { ArticleRow } from '../db/articles.ts';
import type { DeliveredItem } from './delivered-item.ts';
import type { PreparedItem } from './prepared-item.ts';
import type { WriteContext } from './write-context.ts';

/** Time of the first version, else of this version, else midnight UTC of the item's day. */
const writtenAt = ({ firstCreated, versionCreated, day }: DeliveredItem): Date =>
  new Date(firstCreated ?? versionCreated ?? `${day}T00:00:00Z`);

/**
 * Time of first publication: when the item was written, but not later than readers can see it, so that a wrong clock
 * does not keep it on top. Papers of later days are made ahead, with their own time.
 */
function publishedAt(item: DeliveredItem, now: Date): Date {
  const written = writtenAt(item);
  const { day, embargoedUntil } = item;
  const release = new Date(Math.max(now.getTime(), embargoedUntil === null ? 0 : Date.parse(embargoedUntil)));
  return day <= dayAt(now) && written > release ? release : written;
}

/** The date of the last correction; null for a text that was never corrected. */
export function updatedAt({ versionCreated }: DeliveredItem, written: Date): Date | null {
  const version = versionCreated ? new Date(versionCreated) : null;
  return version && version > written ? version : null;
}

export function toArticleRow(
  id: number,
  { brand, now }: WriteContext,
  { delivered, hash, text }: PreparedItem,
): ArticleRow {
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
    publishedAt: publishedAt(delivered, now),
    updatedAt: updatedAt(delivered, publishedAt(delivered, now)),
    arrivedAt: now,
  };
}

/** @param signatures ids by slug */
export function toDetails(
  articleId: number,
  { brand, now, signatures }: WriteContext & { signatures: Map<string, number> },
  item: PreparedItem,
): ArticleDetails {
  const { delivered, pictures, raw, format } = item;
  const keys = { brand, publishedAt: publishedAt(delivered, now) };
  const signatureIds = new Set(signaturesOf(delivered).flatMap(({ slug }) => signatures.get(slug) ?? []));
  return {
    articleId,
    raw: { format, body: raw },
    images: pictures.map(({ hash, caption, isCaptionFromText = false, credit }, position) => ({
      imageHash: hash,
      caption,
      isCaptionFromText,
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
