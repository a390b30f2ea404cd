import { getRouteApi } from '@tanstack/react-router';
import { loginUrl } from '#domain/account-links.ts';
import { articlePath } from '#domain/addresses.ts';
import type { Article } from '#domain/newsstand.ts';
import { useTrackOpened } from '#src/state/track-opened.ts';
import { ArticleScreen } from './article-screen.tsx';

const root = getRouteApi('__root__');

/** What the two addresses of an article share: the screen, and the count of its showing. NAV-06, API-06 */
export function ArticleRouteScreen({ article }: { article: Article }) {
  const { brand } = root.useRouteContext();
  const { today } = root.useLoaderData();
  useTrackOpened(article);
  const backHere = brand.origin + articlePath(article);
  return <ArticleScreen article={article} today={today} loginUrl={loginUrl(brand, backHere)} />;
}
