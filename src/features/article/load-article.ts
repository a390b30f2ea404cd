import { notFound, redirect } from '@tanstack/react-router';
import type { Api } from '#api/clients.ts';
import { getArticle } from '#api/site/get-article.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Article } from '#domain/newsstand.ts';

const ARTICLE_ID = /^[1-9]\d{0,8}$/;

/** @throws Redirect home without an id (NAV-07), NotFound for an article that does not exist, ApiError otherwise. */
export async function loadArticle(api: Api, rawId: string | undefined): Promise<Article> {
  if (rawId === undefined) throw redirect({ to: '/' });
  if (!ARTICLE_ID.test(rawId)) throw notFound();
  return getArticle(api, Number(rawId)).catch((error: unknown) => {
    throw errorKindOf(error) === 'article-not-found' ? notFound() : error;
  });
}
