import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#src/features/article/article-head.ts';
import { ArticleRouteScreen } from '#src/features/article/article-route-screen.tsx';
import { loadArticle } from '#src/features/article/load-article.ts';
import { later } from '#src/ui/later.tsx';

/** The same article by the address older apps share. NAV-06 */
export const Route = createFileRoute('/articolo/ds/$id')({
  loader: async ({ context, params }) => {
    const article = await loadArticle(await context.api(), params.id);
    return { article, head: articleHead(context.brand, article) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <ArticleRouteScreen article={Route.useLoaderData().article} />,
  pendingComponent: later(
    async () => (await import('#src/features/article/article-skeleton.tsx')).ArticleSkeleton,
  ),
});
