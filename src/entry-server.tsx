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
import { feedPath } from '#domain/feed-addresses.ts';
import type { Article, SectionRef } from '#domain/newsstand.ts';
import type { PageInfo } from '#src/components/json-ld.ts';
import { articlePreview } from '#src/features/article/article-head.ts';
import { socialTags } from '#src/shell/social-tags.ts';
import { ErrorPage } from './fallback-pages.tsx';
import { type Match, pageJsonLd } from './page-json-ld.ts';
import { createAppRouter } from './router.tsx';
import { routeTree } from './routeTree.gen.ts';

const APP_START = '<div id="app"';
const OK = 200;
const NOT_FOUND = 404;

/**
 * Renders one page as the anonymous visitor sees it. `toDocument` assembles the whole document from the parts; the
 * router's data is written before its `</body>`. Redirects come back as a response with `location`.
 */
export const renderPage: RenderPage<Api> = (request, context, toDocument) =>
  createRequestHandler({ request, createRouter: () => createAppRouter(routeTree, context, ErrorPage) })(
    async ({ router, responseHeaders }) => {
      const page = await renderSsrHtmlResponse({
        router,
        responseHeaders,
        render: () => {
          const html = renderToString(<RouterServer router={router} />);
          const start = html.indexOf(APP_START);
          const matches = router.state.matches;
          const article = articleOf(matches);
          const articleTags = article ? articlePreview(context.brand, article) : [];
          const head = headOf(matches);
          const feedLink = markup('link', feedsOf(context.brand, matches));
          const isFallback = getSsrStatus(router) !== OK;
          return toDocument({
            head:
              html.slice(0, start) + markup('meta', socialTags(context.brand, head, articleTags)) + feedLink,
            app: html.slice(start),
            routeIds: matches.map((match) => match.routeId),
            isFallback,
            jsonLd: isFallback ? null : pageJsonLd(context.brand, matches, pageInfoOf(head)),
          });
        },
      });
      if (!page.ok || !isMissingIssue(router.state.matches)) return page;
      // The router answers 200, because the route shows a screen with links to other issues.
      return new Response(page.body, { status: NOT_FOUND, headers: page.headers });
    },
  );

/** Whether the page is that of an issue that was not published. NAV-01 */
const isMissingIssue = (matches: Match[]): boolean =>
  matches.some(
    ({ loaderData }) => loaderData && 'issue' in loaderData && loaderData.issue.state === 'not-published',
  );

/** The article of the page, if it is an article page. */
function articleOf(matches: Match[]): Article | null {
  for (const match of matches) {
    if (match.routeId.startsWith('/articolo/') && match.loaderData && 'article' in match.loaderData) {
      return match.loaderData.article;
    }
  }
  return null;
}

/** Title and address of a page that has a canonical address and may be indexed. */
function pageInfoOf({ meta, links }: ReturnType<typeof headOf>): PageInfo | null {
  const url = links.findLast(({ rel }) => rel === 'canonical')?.href;
  const title = meta.findLast(({ title }) => title)?.title;
  const mayBeIndexed = meta.findLast(({ name }) => name === 'robots') === undefined;
  return url && title && mayBeIndexed ? { url, title } : null;
}

/** The head tags of all matched routes; the values of their attributes are strings. */
const headOf = (matches: Match[]) => ({
  meta: matches.flatMap(({ meta }) => meta ?? []).map(asAttributes),
  links: matches.flatMap(({ links }) => links ?? []).map(asAttributes),
});

const asAttributes = (tag: unknown) => (tag ?? {}) as Record<string, string>;

const markup = (Tag: 'meta' | 'link', tags: Record<string, string>[]) =>
  tags.map((attributes) => renderToStaticMarkup(<Tag {...attributes} />)).join('');

/** The section's feed on section pages, the paper's feed on its newsstand. NAV-24 */
function feedsOf({ name }: PublicBrand, matches: Match[]): Record<string, string>[] {
  const section = sectionOf(matches);
  if (!section && !matches.some(({ routeId }) => routeId === '/')) return [];
  const title = section ? `${name} · ${section.name}` : name;
  return [{ rel: 'alternate', type: 'application/rss+xml', title, href: feedPath(section) }];
}

function sectionOf(matches: Match[]): SectionRef | undefined {
  const loaded = matches.at(-1)?.loaderData;
  if (!loaded || !('contents' in loaded)) return undefined;
  return 'section' in loaded.contents ? loaded.contents.section : undefined;
}
