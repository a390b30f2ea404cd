import { createRequestHandler, RouterServer, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Api } from '#api/clients.ts';
import type { RenderPage } from '#api/rendering.ts';
import type { Article } from '#domain/newsstand.ts';
import { articlePreview } from '#src/features/article/article-head.ts';
import { articleJsonLd } from '#src/features/article/article-json-ld.ts';
import { RouteError } from '#src/ui/route-error.tsx';
import { createAppRouter } from './router.tsx';

const APP_START = '<div id="app"';

/**
 * Renders one page as the anonymous visitor sees it. `toDocument` makes the whole document of the parts; the
 * router's data is written before its `</body>`. Redirects come back as a response with `location`.
 */
export const renderPage: RenderPage<Api> = (request, context, toDocument) =>
  createRequestHandler({ request, createRouter: () => createAppRouter(context, RouteError) })(
    ({ router, responseHeaders }) =>
      renderSsrHtmlResponse({
        router,
        responseHeaders,
        render: () => {
          const html = renderToString(<RouterServer router={router} />);
          const start = html.indexOf(APP_START);
          const matches = router.state.matches;
          const article = articleOf(matches);
          return toDocument({
            head: html.slice(0, start) + (article ? markup(articlePreview(context.brand, article)) : ''),
            app: html.slice(start),
            routeIds: matches.map((match) => match.routeId),
            jsonLd: article && articleJsonLd(context.brand, article),
          });
        },
      }),
  );

type Match = ReturnType<typeof createAppRouter>['state']['matches'][number];

/** The article of the page, where it is one's. */
function articleOf(matches: Match[]): Article | null {
  for (const match of matches) {
    if (match.routeId.startsWith('/articolo/') && match.loaderData && 'article' in match.loaderData) {
      return match.loaderData.article;
    }
  }
  return null;
}

const markup = (meta: Record<string, string>[]) =>
  meta.map((attributes) => renderToStaticMarkup(<meta {...attributes} />)).join('');
