import type { RouteHandlerCallback } from 'workbox-core';
import { toArticle } from '#api/site/get-article.ts';
import type { ArticleWire } from '#api/site/wire-types.ts';
import { dayAt } from '#domain/dates.ts';
import { instantAnswer } from '../answers/answer-from-device.ts';
import { currentOwner } from '../base/current-reader.ts';
import type { AskAsReader, RequestEvent } from '../base/events.ts';
import { toPieces } from '../pages/article-pieces.ts';
import { composeArticle } from '../pages/compose-article.ts';
import { keptArticleShell } from '../precache/shell.ts';
import { openPage } from './app-shell.ts';

const ARTICLE = /^\/articolo\/(?:ds\/)?([1-9]\d{0,9})(?:\/[^/]*)?$/;

export const isArticlePath = (path: string): boolean => ARTICLE.test(path);

/**
 * An article of a downloaded issue opens with its text in the page, before any script: the worker writes it into the
 * specimen's page. No network is waited for; the app asks when it has taken the page over. OFF-01, OFF-03
 */
export const createArticlePage =
  (askAsReader: AskAsReader): RouteHandlerCallback =>
  async ({ event, url }) =>
    (await pageOf(url)) ?? (await openPage(event as unknown as RequestEvent, url, askAsReader));

/** Whatever cannot be read on the device costs the quick page, not the article. BRW-04 */
const pageOf = (url: URL): Promise<Response | null> =>
  makePage(url).catch((error: unknown) => {
    reportError(error);
    return null;
  });

async function makePage({ pathname }: URL): Promise<Response | null> {
  const id = Number(ARTICLE.exec(pathname)?.[1]);
  const [wire, shell] = await Promise.all([articleOnDevice(id), keptArticleShell()]);
  if (!wire || !shell) return null;
  const pieces = toPieces(await shell.text());
  const { headers } = shell;
  return new Response(composeArticle(pieces, toArticle(wire), dayAt(new Date())), { headers });
}

/** Of a downloaded issue, in the words of the network's latest answer where that came later; whole for who may read it. */
async function articleOnDevice(id: number): Promise<ArticleWire | null> {
  const call = new URL(`/api/edicola/articolo?id=${id}`, location.origin);
  const answer = await instantAnswer(call, await currentOwner());
  return answer && ((await answer.json()) as { data: { article: ArticleWire } }).data.article;
}
