import { getRouteApi } from '@tanstack/react-router';
import { loginUrl } from '#domain/account-links.ts';
import { articlePath } from '#domain/addresses.ts';
import { useTrackOpened } from '#src/state/reading/track-opened.ts';
import { ArticleScreen } from './article-screen.tsx';
import type { LoadedArticle } from './load-article.ts';

const root = getRouteApi('__root__');

/**
 * The screen of an article for both of its routes; it also counts that the article was opened. NAV-06, API-06
 */
export function ArticleRouteScreen({ article, offers }: LoadedArticle) {
  const { brand } = root.useRouteContext();
  const { today } = root.useLoaderData();
  useTrackOpened(article);
  const returnUrl = brand.origin + articlePath(article);
  const offer = { offers, paper: brand.name, loginUrl: loginUrl(brand, returnUrl) };
  return <ArticleScreen article={article} today={today} offer={offer} />;
}
