import { notFound, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import type { Api } from '#api/clients.ts';
import { getArticle } from '#api/site/get-article.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { Article } from '#domain/newsstand.ts';

/** The id may come from the query instead of the path. NAV-07 */
export const ArticleSearch = v.object({
  id: v.fallback(v.optional(v.union([v.string(), v.number()])), undefined),
});

const ArticleId = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1));

/** @throws Redirect home without an id (NAV-07), NotFound for an article that does not exist, ApiError otherwise. */
export async function loadArticle(api: Api, rawId: string | number | undefined): Promise<Article> {
  if (rawId === undefined) throw redirect({ to: '/' });
  const id = v.safeParse(ArticleId, rawId);
  if (!id.success) throw notFound();
  return getArticle(api, id.output).catch((error: unknown) => {
    throw errorKindOf(error) === 'article-not-found' ? notFound() : error;
  });
}
