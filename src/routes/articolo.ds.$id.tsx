import { createFileRoute } from '@tanstack/react-router';
import { articleHead } from '#src/features/article/article-head.ts';
import { ArticleRouteScreen } from '#src/features/article/article-route-screen.tsx';
import { loadArticle } from '#src/features/article/load-article.ts';
import { loadedHead } from './-loaded-head.ts';

/** The same article by the address older apps share. NAV-06 */
export const Route = createFileRoute('/articolo/ds/$id')({
  loader: async ({ context, params }) => {
    const article = await loadArticle(await context.api(), params.id);
    return { article, head: articleHead(context.brand, article) };
  },
  head: loadedHead,
  component: () => <ArticleRouteScreen article={Route.useLoaderData().article} />,
});
