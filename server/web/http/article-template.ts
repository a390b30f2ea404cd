import { createApi } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { SPECIMEN_PATH } from '#domain/specimen-article.ts';
import { specimenAnswer } from '../apis/site/specimen-answers.ts';
import type { Build } from './build.ts';

type Deps = {
  build: Build;
  own: PublicBrand;
  now: () => Date;
  /** Answers all other calls of the page. */
  fetch: (request: Request) => Promise<Response>;
};

const ARTICLE_CALL = '/api/edicola/articolo';
const ARTICLE = /(<article class="[^"]*">)([\s\S]*)<\/article>/;
/** The part after the article: only the article's place is needed, the rest is rendered by the app. */
const AFTER_ARTICLE = /<\/article><aside[\s\S]*<\/main>/;
/** The router's data: with them the app would hydrate this page as the specimen's. */
const ROUTER_DATA = /<script data-tsr-stream-part="">[\s\S]*<\/script>/;

export type TemplateParts = { app: string; routeIds: string[] };

async function specimenPage(
  look: 'full' | 'plain',
  { build, own, now, fetch }: Deps,
): Promise<TemplateParts> {
  let rendered: TemplateParts = { app: '', routeIds: [] };
  const origins = { site: own.origin, account: own.origin, archive: own.origin };
  const api = createApi({
    readToken: () => null,
    origins,
    fetch: (request) =>
      new URL(request.url).pathname === ARTICLE_CALL
        ? Promise.resolve(
            Response.json({ success: true, status: { code: 'OK' }, data: specimenAnswer(look) }),
          )
        : fetch(request),
  });
  const request = new Request(own.origin + SPECIMEN_PATH, { headers: { accept: 'text/html' } });
  const response = await build.renderPage(request, { api: async () => api, brand: own, now }, (parts) => {
    rendered = parts;
    return '<!doctype html><html><body></body></html>';
  });
  await response.text();
  return rendered;
}

/**
 * Makes a page template for articles: it contains the specimen article, and in a comment the specimen without a
 * picture, cut where the free part ends. The worker replaces both when it renders a downloaded article. OFF-01
 */
export async function articleTemplate(deps: Deps): Promise<TemplateParts> {
  const [full, plain] = await Promise.all([specimenPage('full', deps), specimenPage('plain', deps)]);
  const [, , cut = ''] = ARTICLE.exec(plain.app) ?? [];
  const app = full.app
    .replace(AFTER_ARTICLE, () => `<!--${cut}--></article></div></main>`)
    .replace(ROUTER_DATA, '');
  return { app, routeIds: full.routeIds };
}
