import type { RouteHandlerCallback } from 'workbox-core';
import { toArticle } from '#api/site/get-article.ts';
import type { ArticleWire } from '#api/site/wire-types.ts';
import { dayAt } from '#domain/dates.ts';
import { instantAnswer } from '../answers/answer-from-device.ts';
import { currentOwner } from '../base/current-reader.ts';
import type { AskAsReader, RequestEvent } from '../base/events.ts';
import { toPieces } from '../pages/article-pieces.ts';
import { composeArticle } from '../pages/compose-article.ts';
import { cachedArticleShell } from '../precache/shell.ts';
import { openPage } from './app-shell.ts';

const ARTICLE_PATH = /^\/articolo\/(?:ds\/)?([1-9]\d{0,9})(?:\/[^/]*)?$/;

export const isArticlePath = (path: string): boolean => ARTICLE_PATH.test(path);

/**
 * Opens an article of a downloaded issue with its text in the page, before any script runs: the worker writes it into
 * the specimen page. It does not wait for the network; the app requests the article after hydration. OFF-01, OFF-03
 */
export const createArticlePage =
  (askAsReader: AskAsReader): RouteHandlerCallback =>
  async ({ event, url }) =>
    (await pageOf(url)) ?? (await openPage(event as unknown as RequestEvent, url, askAsReader));

/** If the device cannot be read, the article opens the usual way. BRW-04 */
const pageOf = (url: URL): Promise<Response | null> =>
  makePage(url).catch((error: unknown) => {
    reportError(error);
    return null;
  });

async function makePage({ pathname }: URL): Promise<Response | null> {
  const id = Number(ARTICLE_PATH.exec(pathname)?.[1]);
  const [wire, shell] = await Promise.all([articleOnDevice(id), cachedArticleShell()]);
  if (!wire || !shell) return null;
  const pieces = toPieces(await shell.text());
  const { headers } = shell;
  return new Response(composeArticle(pieces, toArticle(wire), dayAt(new Date())), { headers });
}

/**
 * The article of a downloaded issue, or the network's latest answer if that is newer; whole if the reader may read it.
 */
async function articleOnDevice(id: number): Promise<ArticleWire | null> {
  const call = new URL(`/api/edicola/articolo?id=${id}`, location.origin);
  const answer = await instantAnswer(call, await currentOwner());
  return answer && ((await answer.json()) as { data: { article: ArticleWire } }).data.article;
}
