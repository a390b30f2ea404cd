import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#src/features/article/article-head.ts';
import { ArticleRouteScreen } from '#src/features/article/article-route-screen.tsx';
import { ArticleSkeleton } from '#src/features/article/article-skeleton.tsx';
import { ArticleSearch, loadArticle } from '#src/features/article/load-article.ts';

export const Route = createFileRoute('/articolo/{-$id}/{-$titolo}')({
  validateSearch: ArticleSearch, // the id may come from the query instead, NAV-07
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: ({ context, params, deps }) => loadArticle(context.api, params.id ?? deps.id),
  head: ({ loaderData, match }) => articleHead(match.context.brand, loaderData),
  component: () => <ArticleRouteScreen article={Route.useLoaderData()} />,
  pendingComponent: ArticleSkeleton,
});
