import { createFileRoute } from '@tanstack/react-router';
import { articleSearch } from '#domain/search-params/papers.ts';
import { articleHead } from '#src/features/article/article-head.ts';
import { ArticleRouteScreen } from '#src/features/article/article-route-screen.tsx';
import { loadArticle } from '#src/features/article/load-article.ts';
import { loadedHead } from './-loaded-head.ts';

/** The same article under the address that older apps share. NAV-06 */
export const Route = createFileRoute('/articolo/ds/{-$id}')({
  validateSearch: articleSearch, // the id may come from the query instead, NAV-07
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: async ({ context, params, deps }) => {
    const loaded = await loadArticle(await context.api(), params.id ?? deps.id, context.brand);
    return { ...loaded, head: articleHead(context.brand, loaded.article) };
  },
  head: loadedHead,
  component: () => <ArticleRouteScreen {...Route.useLoaderData()} />,
});
