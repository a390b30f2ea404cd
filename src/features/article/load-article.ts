import { notFound, redirect } from '@tanstack/react-router';
import type { Api } from '#api/clients.ts';
import { getArticle } from '#api/site/get-article.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Article } from '#domain/newsstand.ts';
import { type OfferTerms, offerTerms } from '#src/components/offer-terms.ts';
import { forLine, forTeaser } from '#src/components/slim.ts';
import { withdrawnText } from './withdrawn-text.ts';

const ARTICLE_ID = /^[1-9]\d{0,9}$/;
/** Largest id that the contract allows. */
const MAX_ID = 2_147_483_647;

/** An article and, if the reader may read only its free part, the offers. */
export type LoadedArticle = { article: Article; offers: OfferTerms[] };

/** @throws Redirect home without an id (NAV-07), NotFound for an article that does not exist or was withdrawn, ApiError otherwise. */
export async function loadArticle(
  api: Api,
  rawId: string | number | undefined,
  { offers }: Pick<PublicBrand, 'offers'>,
): Promise<LoadedArticle> {
  if (rawId === undefined || rawId === '') throw redirect({ to: '/' });
  if (!ARTICLE_ID.test(String(rawId)) || Number(rawId) > MAX_ID) throw notFound();
  const reply = await getArticle(api, Number(rawId)).catch((error: unknown) => {
    throw errorKindOf(error) === 'article-not-found' ? notFound() : error;
  });
  if ('withdrawn' in reply) throw notFound({ data: withdrawnText(reply.withdrawn) });
  const { article } = reply;
  return { article: withoutUnusedFields(article), offers: article.complete ? [] : offerTerms(offers) };
}

const withoutUnusedFields = (article: Article): Article => ({
  ...article,
  related: article.related.map(forTeaser),
  samePage: article.samePage.map(forLine),
  previous: article.previous && forLine(article.previous),
  next: article.next && forLine(article.next),
});
