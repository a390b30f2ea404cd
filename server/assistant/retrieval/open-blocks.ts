import type { Access } from '#domain/access.ts';
import { passagesOf } from '#domain/passages.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { textsOf } from '#server/newsroom/db/article-queries.ts';
import { isHeadingOrQuestion, readablePassages } from './readable-passages.ts';

/** @property place number of the block in the article's body, from 1 */
export type OpenBlock = { articleId: number; place: number; text: string };

/**
 * The blocks of some articles that a reader with this access may read in full, without headings and questions
 * of interviews. The embedding of a block is made of all its text, so a block of which only the beginning may
 * be read is left out. NWS-05
 */
export async function openBlocks(orm: Orm, articleIds: number[], access: Access): Promise<OpenBlock[]> {
  if (articleIds.length === 0) return [];
  return (await textsOf(orm, articleIds)).flatMap((article) => {
    const fullTexts = new Map(passagesOf(article.body).map(({ place, text }) => [place, text]));
    return readablePassages(article, access)
      .filter((block) => !isHeadingOrQuestion(block) && fullTexts.get(block.place) === block.text)
      .map(({ place, text }) => ({ articleId: article.id, place, text }));
  });
}
