import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PublicBrand, toPublicBrand } from '#domain/brands/public-brand.ts';
import { consentTerms } from '#domain/consent/consent-terms.ts';
import { visibleFooter, visibleMenu } from '#domain/menu.ts';
import { SCREEN_ADDRESSES } from '#domain/screen-addresses.ts';
import { siteOriginsFrom } from '#domain/site-address.ts';
import { SPECIMEN } from '#domain/specimen-article.ts';
import type { ConsentService } from '#server/accounts/consent/consent-service.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { NextChange } from '#server/newsroom/content/next-change.ts';
import { checkoutKindOf } from '#server/sales/checkout/configured-checkout.ts';
import type { Gates } from '../gate/gates.ts';
import { articleTemplate } from './article-template.ts';
import type { Build } from './build.ts';
import { clientOf } from './client.ts';
import { consentPlatformOf } from './consent-platform.ts';
import { type DocumentDeps, toDocument } from './document.ts';
import type { ExpensiveWork } from './expensive-work.ts';
import { inProcessApi, inProcessFetch } from './in-process-api.ts';
import { pageRequester } from './known-requester.ts';
import { webManifest } from './manifest.ts';
import { measuringServicesOf } from './measuring-services.ts';
import { PreparedReplies } from './prepared-replies.ts';
import { encodeFor, prepare, sendPrepared } from './prepared-reply.ts';
import { leanPage } from './router-script.ts';
import { searchAddressOf, typedSearchAddressOf } from './search-form-address.ts';
import { COMMON_HEADERS, contentSecurityPolicy, workerPolicy } from './security-headers.ts';
import { type Site, siteOf } from './site-of-host.ts';
import { API_PATH, sendUnavailable, unavailableReasonIn } from './unavailable.ts';
import type { UnavailableReason } from './unavailable-strings.ts';
import { vendorSources } from './vendor-sources.ts';

export type PagesDeps = {
  config: Config;
  orm: Orm;
  build: Build;
  now: () => Date;
  prepared: PreparedReplies;
  expensiveWork: ExpensiveWork;
  nextChange: NextChange;
  gates: Gates;
  /** True at the first start, until an issue is imported. */
  isAwaitingIssues: () => Promise<boolean>;
  /** Consents of readers. */
  consent: ConsentService;
};

const REVALIDATED = 'no-cache';
const HTML = 'text/html; charset=utf-8';
const GONE = 410;
const UNAVAILABLE = 503;
/** Status of a call beyond its limit, which is counted by the minute. */
const TOO_MANY = 429;

/** Addresses of sign-in and sign-out, which contain a code of their own and must not be cached. SES-05 */
const SIGN_IN_OR_OUT = /^\/(?:login|logout|sso)\b/;

/** A rendered page; `readAt` is when its contents were read. */
type Page = { html: string; status: number; site: Site; generation: number; readAt: Date };

export type AnswerRequest = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Serves the app as HTML, the app shell for the worker, and the manifest of the paper at the requested host.
 * @returns A handler for opened addresses that cannot be routed.
 */
export function registerPages(app: FastifyInstance, deps: PagesDeps): AnswerRequest {
  const { config, build, prepared, consent } = deps;
  const vendors = vendorSources(config);
  build.live?.register(app);
  const documentDepsOf = (site: Site, pageBrand = publicBrand(site, config)): DocumentDeps => ({
    build,
    brand: site.brand,
    pageBrand,
    isHidden: deps.gates.hasGate(site.brand),
    consentTerms: config.consentPlatform
      ? null
      : consentTerms(site.brand.consentInvalidatedOn, consent.vendorList.lastUpdated),
  });

  app.get('/manifest.webmanifest', (request, reply) =>
    reply
      .header('content-type', 'application/manifest+json')
      .header('cache-control', REVALIDATED)
      .send(JSON.stringify(webManifest(siteOf(request.host, config).brand))),
  );

  // The worker caches this page and opens every address with it while offline. OFF-01
  app.get('/shell', async (request, reply) => {
    const { generation } = prepared;
    const readAt = deps.now();
    const site = siteOf(request.host, config);
    const html = toDocument(documentDepsOf(site), {
      head: `<title>${site.brand.name}</title>`,
      app: '',
      routeIds: [],
      isFallback: false,
      jsonLd: null,
    });
    return await send(request, reply, { html, status: 200, site, generation, readAt });
  });

  // The worker opens every downloaded article with this page.
  app.get('/shell/articolo', async (request, reply) => {
    const { generation } = prepared;
    const readAt = deps.now();
    const site = siteOf(request.host, config);
    const pageBrand = publicBrand(site, config);
    const fetch = inProcessFetch({ app, prepared }, request);
    const parts = await articleTemplate({ build, pageBrand, now: deps.now, fetch });
    const html = toDocument(documentDepsOf(site, pageBrand), {
      ...parts,
      head: `<title>${SPECIMEN.title}</title>`,
      isFallback: false,
      jsonLd: null,
    });
    return await send(request, reply, { html, status: 200, site, generation, readAt });
  });

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (API_PATH.test(path)) return reply.callNotFound();
    // Files of each paper are served at the root of its host.
    const file =
      build.files.get(path) ?? build.files.get(`/brands/${siteOf(request.host, config).brand.key}${path}`);
    if (file) {
      reply.hijack();
      if (path === '/sw.js') {
        reply.raw.setHeader('content-security-policy', workerPolicy(siteOf(request.host, config)));
      }
      sendPrepared(request.raw, reply.raw, file);
      return reply;
    }
    return await renderRoute(request, reply);
  });

  /** @param status status of the response, instead of that of the rendering */
  async function renderRoute(request: FastifyRequest, reply: FastifyReply, status?: number) {
    const search = searchAddressOf(request.url);
    if (search) return reply.code(303).header('location', search).send();
    const { generation } = prepared;
    const answerIfPrepared = prepared.answerIfPreparedMeanwhile(request.raw, reply.raw);
    const readAt = deps.now();
    const site = siteOf(request.host, config);
    if (await deps.isAwaitingIssues()) return sendUnavailablePage(request, reply, 'starting');
    const pageBrand = publicBrand(site, config);
    const refusals: number[] = [];
    const reasons: UnavailableReason[] = [];
    const api = inProcessApi({ app, prepared }, request, site, (status, body) => {
      refusals.push(status);
      if (status === UNAVAILABLE) reasons.push(unavailableReasonIn(body));
    });
    const requester = await pageRequester(deps.orm, request.raw, clientOf(request, site), readAt);
    const render = async () => {
      const response = await build.renderPage(
        new Request(site.origin + oneSlash(request.url), { headers: { accept: 'text/html' } }),
        { api: async () => api, brand: pageBrand, now: deps.now },
        (parts) => toDocument(documentDepsOf(site, pageBrand), parts),
      );
      return { response, text: await response.text() };
    };
    const rendered = await deps.expensiveWork.run('page', requester, async () =>
      answerIfPrepared() ? null : await render(),
    );
    if (!rendered) return reply.hijack();
    const { response, text } = rendered;
    const [unavailable] = reasons;
    if (unavailable) return sendUnavailablePage(request, reply, unavailable);
    const location = response.headers.get('location');
    if (location) return reply.code(response.status).header('location', location).send();
    const pageStatus = status ?? statusOf(response.status, refusals);
    return await send(request, reply, { html: leanPage(text), status: pageStatus, site, generation, readAt });
  }

  function sendUnavailablePage(request: FastifyRequest, reply: FastifyReply, reason: UnavailableReason) {
    reply.hijack();
    sendUnavailable(request.raw, reply.raw, siteOf(request.host, config).brand, reason);
    return reply;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
    const { html, status, site, generation, readAt } = page;
    const isCacheable = status === 200 && !SIGN_IN_OR_OUT.test(request.url) && !build.live;
    const policy = contentSecurityPolicy(html, {
      origin: site.origin,
      accountOrigin: site.accountOrigin,
      shopUrl: site.brand.shopUrl,
      bootScript: build.bootScript,
      vendors,
    });
    const headers = {
      ...COMMON_HEADERS,
      'content-type': HTML,
      'cache-control': isCacheable ? REVALIDATED : 'no-store',
      ...(status === TOO_MANY && { 'retry-after': '60' }),
      'content-security-policy': build.live?.policy(policy) ?? policy,
    };
    const ready = prepare(status, Buffer.from(html), headers);
    const change = isCacheable ? await deps.nextChange(readAt, generation) : null;
    const sent = change ? prepared.put(PreparedReplies.key(request.raw), ready, generation, change) : ready;
    reply.hijack();
    await encodeFor(request.raw, sent);
    sendPrepared(request.raw, reply.raw, sent);
    return reply;
  }

  return (request, reply) => {
    const search = typedSearchAddressOf(request.url);
    if (search) reply.code(303).headers(COMMON_HEADERS).header('location', search).send();
    else renderRoute(request, reply, 400).catch((failure: Error) => reply.send(failure));
  };
}

/** @param refusals statuses of the calls that were refused while the page was rendered */
function statusOf(rendered: number, refusals: number[]): number {
  // The router turns every refused call into a 500; an address that our contract refuses is the caller's fault.
  const failed = rendered === 500 ? Math.max(...refusals, 0) || 500 : rendered;
  // A withdrawn article gets 410; the router knows only 404.
  return failed === 404 && refusals.includes(GONE) ? GONE : failed;
}

/** `//host/path` is a path here, but would be an address of another site in a redirect. */
const oneSlash = (url: string) => url.replace(/^[/\\]+/, '/');

/** The page's data about its paper, without anything of a reader, like all HTML from the server. */
function publicBrand(site: Site, config: Config): PublicBrand {
  const { brand, origin, accountOrigin, newsstandOrigin } = site;
  // A visitor is neither a person nor a company, as there is no account to sign out of. SHL-07
  const tags = ['notSubscribed', 'notRassegnaSubscribed'] as const;
  const showcase = config.showcase ?? brand.showcase;
  const view = {
    screens: SCREEN_ADDRESSES,
    ...siteOriginsFrom(origin, site),
    ...(showcase === 'out' && { shopUrl: brand.shopUrl }),
  };
  const consentPlatform = consentPlatformOf(brand, config);
  const measuring = measuringServicesOf(brand, config);
  return toPublicBrand(brand, {
    showcase,
    ...(consentPlatform && { consentPlatform }),
    ...(measuring && { measuring }),
    checkout: checkoutKindOf(config),
    menu: visibleMenu(brand, { tags, ...view }),
    footer: visibleFooter(brand, view),
    accountOrigin,
    origin,
    ...(newsstandOrigin !== origin && { newsstandOrigin }),
  });
}
