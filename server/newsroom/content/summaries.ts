import type { ArticleSummary, FrontPageArticle, Picture, SectionOverview } from '#domain/newsstand.ts';
import type { PlacedRow } from '../db/newsstand-queries.ts';

/** Reading speed of Italian news, in words a minute. */
const WORDS_PER_MINUTE = 200;

type ImageColumns = { id: string; width: number; height: number; widths: number[] };

export const toPicture = (image: ImageColumns, caption: string | null, credit: string | null): Picture => ({
  ...image,
  caption,
  credit,
});

export const minutesToRead = (words: number) => Math.max(1, Math.round(words / WORDS_PER_MINUTE));

export const toSummary = (row: PlacedRow): ArticleSummary => ({
  id: row.id,
  slug: row.slug,
  kicker: row.kicker,
  title: row.title,
  subtitle: row.subtitle,
  byline: row.byline,
  section: row.section,
  day: row.day,
  page: row.page,
  minutes: minutesToRead(row.words),
  access: row.access,
  picture: row.image && toPicture(row.image, row.caption, row.credit),
  ...(row.updatedAt && row.updatedAt > row.issueOutAt && { updatedAt: row.updatedAt.toISOString() }),
});

export const toFrontPageArticle = (row: PlacedRow): FrontPageArticle => ({
  articleId: row.id,
  kicker: row.kicker,
  title: row.title,
  subtitle: row.subtitle,
  text: row.opening,
  section: row.section.name,
  page: row.page,
  picture: row.image && toPicture(row.image, row.caption, row.credit),
});

/** Groups articles by section, in the order in which the sections first occur in the paper. */
export function groupBySection(rows: PlacedRow[]): { section: PlacedRow['section']; rows: PlacedRow[] }[] {
  const groups = new Map<number, { section: PlacedRow['section']; rows: PlacedRow[] }>();
  for (const row of rows) {
    const group = groups.get(row.section.id);
    if (group) group.rows.push(row);
    else groups.set(row.section.id, { section: row.section, rows: [row] });
  }
  return [...groups.values()];
}

/** The lead of a section: the weightiest article, and of equal ones that with a picture. */
export function leadOf(rows: PlacedRow[]): PlacedRow | undefined {
  return rows.toSorted((a, b) => a.urgency - b.urgency || Number(!a.image) - Number(!b.image))[0];
}

export function toOverviews(rows: PlacedRow[]): SectionOverview[] {
  return groupBySection(rows).flatMap(({ section, rows: own }) => {
    const lead = leadOf(own);
    return lead ? [{ section, articles: own.length, lead: toSummary(lead) }] : [];
  });
}
