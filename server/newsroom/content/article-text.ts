import { type Access, mayRead } from '#domain/access.ts';
import type { ArticleText, Picture } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { inChunks } from '#server/base/db/in-chunks.ts';
import {
  type PictureRow,
  picturesOf,
  signaturesOf,
  type TextRow,
  textsOf,
  topicsOf,
} from '../db/article-queries.ts';
import { toPicture } from './summaries.ts';

/**
 * Line breaks between blocks. They have no meaning in markup, and a page would contain them twice: in its
 * HTML and in its data.
 */
const BETWEEN_BLOCKS = /(<\/(?:p|li|ul|ol|h[2-6]|blockquote|table|figure)>|<[uo]l>|<blockquote>)\n+(?=<)/g;

/**
 * Texts of articles for a reader with this entitlement; the answer for a lower entitlement never contains the paid
 * text. ROL-06
 */
export async function completeTexts(
  orm: Orm,
  rows: TextRow[],
  entitlement: Access | null,
): Promise<ArticleText[]> {
  const ids = rows.map(({ id }) => id);
  const [pictures, signatures, topics] = await Promise.all([
    inChunks(ids, (chunk) => picturesOf(orm, chunk)),
    inChunks(ids, (some) => signaturesOf(orm, some)),
    inChunks(ids, (some) => topicsOf(orm, some)),
  ]).then((lists) => [byArticle(lists[0]), byArticle(lists[1]), byArticle(lists[2])] as const);
  return rows.map((row) => {
    const mayReadAll = mayRead(entitlement, row.access);
    return {
      id: row.id,
      body: (mayReadAll ? row.body : row.freeBody).replace(BETWEEN_BLOCKS, '$1'),
      complete: mayReadAll,
      words: row.words,
      publishedAt: row.publishedAt.toISOString(),
      updatedAt: row.updatedAt?.toISOString() ?? null,
      dateline: row.dateline,
      copyright: row.copyright,
      signatures: (signatures.get(row.id) ?? []).map(({ slug, name, image }) => ({
        slug,
        name,
        picture: image && toPicture(image, null, null),
      })),
      pictures: picturesFor(mayReadAll, pictures.get(row.id) ?? []),
      topics: (topics.get(row.id) ?? []).map(({ slug, name }) => ({ slug, name })),
    };
  });
}

/** Without access to the whole text only the opening picture, with its caption if that does not stand in the text. */
const picturesFor = (mayReadAll: boolean, rows: PictureRow[]): Picture[] =>
  (mayReadAll ? rows : rows.slice(0, 1)).map(
    ({ id, width, height, widths, caption, isCaptionFromText, credit }) =>
      toPicture({ id, width, height, widths }, isCaptionFromText && !mayReadAll ? null : caption, credit),
  );

/** Texts of articles in the order of the ids; the caller has checked that the articles are visible. */
export async function readTexts(
  orm: Orm,
  articleIds: number[],
  entitlement: Access | null,
): Promise<ArticleText[]> {
  const rows = await inChunks(articleIds, (some) => textsOf(orm, some));
  const texts = await completeTexts(orm, rows, entitlement);
  const byId = new Map(texts.map((text) => [text.id, text]));
  return articleIds.flatMap((id) => byId.get(id) ?? []);
}

function byArticle<Row extends { articleId: number }>(rows: Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.articleId);
    if (group) group.push(row);
    else groups.set(row.articleId, [row]);
  }
  return groups;
}
