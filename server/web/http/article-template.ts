import { createApi } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { SPECIMEN_PATH } from '#domain/specimen-article.ts';
import { specimenAnswer } from '../apis/site/specimen-answers.ts';
import type { Build } from './build.ts';

type Deps = {
  build: Build;
  pageBrand: PublicBrand;
  now: () => Date;
  /** Answers all other calls of the page. */
  fetch: (request: Request) => Promise<Response>;
};

const ARTICLE_CALL = '/api/edicola/articolo';
const ARTICLE = /(<article class="[^"]*">)([\s\S]*)<\/article>/;
/** Everything after the article in `main`: the template needs only the article, the app renders the rest. */
const AFTER_ARTICLE = /<\/article><aside[\s\S]*<\/main>/;
/** Data of the router: with it the app would hydrate a reader's article as the specimen. */
const ROUTER_DATA = /<script data-tsr-stream-part="">[\s\S]*<\/script>/;

export type TemplateParts = { app: string; routeIds: string[] };

async function specimenPage(
  variant: 'full' | 'plain',
  { build, pageBrand, now, fetch }: Deps,
): Promise<TemplateParts> {
  let rendered: TemplateParts = { app: '', routeIds: [] };
  const origins = { site: pageBrand.origin, account: pageBrand.origin, archive: pageBrand.origin };
  const api = createApi({
    readToken: () => null,
    origins,
    fetch: (request) =>
      new URL(request.url).pathname === ARTICLE_CALL
        ? Promise.resolve(
            Response.json({ success: true, status: { code: 'OK' }, data: specimenAnswer(variant) }),
          )
        : fetch(request),
  });
  const request = new Request(pageBrand.origin + SPECIMEN_PATH, { headers: { accept: 'text/html' } });
  const response = await build.renderPage(
    request,
    { api: async () => api, brand: pageBrand, now },
    (parts) => {
      rendered = parts;
      return '<!doctype html><html><body></body></html>';
    },
  );
  await response.text();
  return rendered;
}

/**
 * Makes a page template for articles: it contains the specimen article, and in a comment the specimen without a
 * picture, cut where the free part ends. The worker replaces both when it renders a downloaded article. OFF-01
 */
export async function articleTemplate(deps: Deps): Promise<TemplateParts> {
  const [full, plain] = await Promise.all([specimenPage('full', deps), specimenPage('plain', deps)]);
  const [, , plainArticle = ''] = ARTICLE.exec(plain.app) ?? [];
  const app = full.app
    .replace(AFTER_ARTICLE, () => `<!--${plainArticle}--></article></div></main>`)
    .replace(ROUTER_DATA, '');
  return { app, routeIds: full.routeIds };
}
