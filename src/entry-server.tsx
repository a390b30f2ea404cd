import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  renderSsrHtmlResponse,
} from '@tanstack/react-router/ssr/server';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Api } from '#api/clients.ts';
import type { RenderPage } from '#api/rendering.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Article } from '#domain/newsstand.ts';
import { articlePreview } from '#src/features/article/article-head.ts';
import { articleJsonLd } from '#src/features/article/article-json-ld.ts';
import { faqJsonLd } from '#src/features/faq/faq-json-ld.ts';
import { sectionJsonLd } from '#src/features/section/section-json-ld.ts';
import { socialTags } from '#src/shell/social-tags.ts';
import { ErrorPage } from './dead-ends.tsx';
import { createAppRouter } from './router.tsx';
import { routeTree } from './routeTree.gen.ts';

const APP_START = '<div id="app"';
const OK = 200;

/**
 * Renders one page as the anonymous visitor sees it. `toDocument` makes the whole document of the parts; the
 * router's data is written before its `</body>`. Redirects come back as a response with `location`.
 */
export const renderPage: RenderPage<Api> = (request, context, toDocument) =>
  createRequestHandler({ request, createRouter: () => createAppRouter(routeTree, context, ErrorPage) })(
    ({ router, responseHeaders }) =>
      renderSsrHtmlResponse({
        router,
        responseHeaders,
        render: () => {
          const html = renderToString(<RouterServer router={router} />);
          const start = html.indexOf(APP_START);
          const matches = router.state.matches;
          const article = articleOf(matches);
          const own = article ? articlePreview(context.brand, article) : [];
          return toDocument({
            head: html.slice(0, start) + markup(socialTags(context.brand, headOf(matches), own)),
            app: html.slice(start),
            routeIds: matches.map((match) => match.routeId),
            deadEnd: getSsrStatus(router) !== OK,
            jsonLd: article ? articleJsonLd(context.brand, article) : listJsonLd(context.brand, matches),
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

function listJsonLd(brand: PublicBrand, matches: Match[]) {
  const section = matches.find(({ routeId }) => routeId.startsWith('/sezione/'))?.loaderData;
  const faq = matches.find(({ routeId }) => routeId === '/faq')?.loaderData;
  if (faq && 'categories' in faq) return faqJsonLd(brand, faq.categories);
  return section && 'contents' in section && 'section' in section.contents
    ? sectionJsonLd(brand, section.contents)
    : null;
}

/** The heads of all matched routes, as far as they are text. */
const headOf = (matches: Match[]) => ({
  meta: matches.flatMap(({ meta }) => meta ?? []).map(asText),
  links: matches.flatMap(({ links }) => links ?? []).map(asText),
});

const asText = (tag: unknown) => (tag ?? {}) as Record<string, string>;

const markup = (meta: Record<string, string>[]) =>
  meta.map((attributes) => renderToStaticMarkup(<meta {...attributes} />)).join('');
