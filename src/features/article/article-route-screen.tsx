import { getRouteApi } from '@tanstack/react-router';
import { loginUrl } from '#domain/account-links.ts';
import { articlePath } from '#domain/addresses.ts';
import { useTrackOpened } from '#src/state/reading/track-opened.ts';
import { ArticleScreen } from './article-screen.tsx';
import type { LoadedArticle } from './load-article.ts';

const root = getRouteApi('__root__');

/** Shared by the two addresses of an article: the screen, and counting that it was opened. NAV-06, API-06 */
export function ArticleRouteScreen({ article, offers }: LoadedArticle) {
  const { brand } = root.useRouteContext();
  const { today } = root.useLoaderData();
  useTrackOpened(article);
  const backHere = brand.origin + articlePath(article);
  const offer = { offers, paper: brand.name, loginUrl: loginUrl(brand, backHere) };
  return <ArticleScreen article={article} today={today} offer={offer} />;
}
