import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { articlePath, HOME, sectionPath } from '#domain/addresses.ts';
import { feedPath } from '#domain/feed-addresses.ts';
import type { SectionRef } from '#domain/newsstand.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { signaturesOf, topicsOf } from '../db/article-queries.ts';
import { latestArticles, type PlacedRow } from '../db/newsstand-queries.ts';
import { type RssItem, rssXml } from './rss-xml.ts';
import type { SitemapRequest } from './sitemaps.ts';

const MAX_ITEMS = 50;
/** Age up to which articles are in the feed of a section; older ones are not news, and slow to find. */
const SECTION_MAX_AGE_MS = 31 * 24 * 60 * 60 * 1000;
/** Widest picture in pixels: about as wide as feed readers show pictures. */
const MAX_PICTURE_WIDTH = 1140;

type FeedRequest = SitemapRequest & { imagesFolder: string; section?: SectionRef };

/** The newest articles of a paper, or of one of its sections. NAV-24 */
export async function readFeed({
  orm,
  brand,
  origin,
  now,
  imagesFolder,
  section,
}: FeedRequest): Promise<string> {
  const sectionFilter = section && {
    sectionId: section.id,
    since: new Date(now.getTime() - SECTION_MAX_AGE_MS),
  };
  const rows = await latestArticles(orm, brand.sigla, now, MAX_ITEMS, sectionFilter);
  const ids = rows.map(({ id }) => id);
  const [signatures, topics] = await Promise.all([signaturesOf(orm, ids), topicsOf(orm, ids)]);
  const namesOf = (all: { articleId: number; name: string }[], { id }: PlacedRow) =>
    all.filter(({ articleId }) => articleId === id).map(({ name }) => name);
  const items = rows.map(
    async (row): Promise<RssItem> => ({
      title: row.title,
      url: origin + articlePath(row),
      guid: `${origin}/articolo/${row.id}`,
      publishedAt: row.publishedAt,
      authors: namesOf(signatures, row),
      categories: [row.section.name, ...namesOf(topics, row)],
      description: row.opening || row.subtitle || '',
      picture: row.image && (await enclosureOf(row.image, origin, imagesFolder)),
    }),
  );
  const changes = rows.map(({ updatedAt, publishedAt }) => (updatedAt ?? publishedAt).getTime());
  const title = section ? `${brand.name} · ${section.name}` : brand.name;
  return rssXml(
    {
      title,
      url: origin + (section ? sectionPath(section) : HOME),
      feedUrl: origin + feedPath(section),
      description: brand.description,
      picture: `${origin}/brands/${brand.key}/icon-192.png`,
      changedAt: changes.length > 0 ? new Date(Math.max(...changes)) : null,
    },
    await Promise.all(items),
  );
}

async function enclosureOf(
  { id, widths }: { id: string; widths: number[] },
  origin: string,
  imagesFolder: string,
): Promise<RssItem['picture']> {
  const width = widths.findLast((candidate) => candidate <= MAX_PICTURE_WIDTH) ?? widths[0];
  const file = width && (await stat(join(imagesFolder, id, `${width}.webp`)).catch(() => null));
  if (!file) return null;
  return { url: origin + pictureUrl(id, width, 'webp'), bytes: file.size, type: 'image/webp' };
}
