import { toArticle } from '#api/site/get-article.ts';
import type { ArticleWire } from '#api/site/wire-types.ts';
import { NewsstandDb } from '#device/db.ts';
import { addFavourite, addFavouriteWithoutSummary, toFavourite } from '#device/tables/favourites.ts';
import { readSession } from '#device/tables/session.ts';
import type { Article } from '#domain/newsstand.ts';
import { cachedAnswer } from '../answers/cached-answer.ts';
import { sendWithRetry } from '../outbox/send-with-retry.ts';

const db = new NewsstandDb();

/**
 * Saves the article as a favourite; false without a signed-in reader, whose session also names the paper. PSH-03,
 * NWS-07
 */
export async function saveArticle(articleId: number, now: number): Promise<boolean> {
  const { brand } = (await readSession(db)) ?? {};
  if (brand === undefined) return false;
  const article = await articleOnDevice(articleId);
  if (article) await addFavourite(db, toFavourite(brand, article, now));
  else await addFavouriteWithoutSummary(db, brand, articleId, now);
  await sendWithRetry();
  return true;
}

async function articleOnDevice(id: number): Promise<Article | null> {
  try {
    const answer = await cachedAnswer(`/api/edicola/articolo?id=${id}`);
    return answer
      ? toArticle(((await answer.json()) as { data: { article: ArticleWire } }).data.article)
      : null;
  } catch {
    // An unreadable copy counts as missing.
    return null;
  }
}
