import type { Orm } from '#server/base/db/connect.ts';
import { editionsOf } from './db/article-editions.ts';
import type { FoundAnswer } from './found-answer.ts';

/** An answer about an article in print, with every edition of its day that has it. RAG-07 */
export async function withEditions(orm: Orm, answer: FoundAnswer): Promise<FoundAnswer> {
  const { read, found } = answer;
  const [best] = found.passages;
  const article = best && found.articles.get(best.articleId);
  if (!article || (read.asks !== 'issueDay' && read.asks !== 'author')) return answer;
  const editions = await editionsOf(orm, article);
  return {
    ...answer,
    found: { ...found, articles: new Map(found.articles).set(article.id, { ...article, editions }) },
  };
}
