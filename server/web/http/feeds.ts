import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMonth } from '#domain/archive.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import { NEWS_SITEMAP, PAGES_SITEMAP, SITEMAP } from '#domain/feed-addresses.ts';
import { LEGAL_PAGES } from '#domain/legal-pages.ts';
import { SHOWCASE } from '#domain/showcase.ts';
import { CONTACT } from '#domain/support/contact-address.ts';
import { FAQ } from '#domain/support/faq-addresses.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { NextChange } from '#server/newsroom/content/next-change.ts';
import { findSection } from '#server/newsroom/db/section-queries.ts';
import { readFeed } from '#server/newsroom/feeds/feed.ts';
import {
  hasBegun,
  monthSitemap,
  newsSitemap,
  pagesSitemap,
  type SitemapRequest,
  sitemapIndex,
} from '#server/newsroom/feeds/sitemaps.ts';
import { refusal } from '../apis/replies.ts';
import type { ExpensiveWork } from './expensive-work.ts';
import { PreparedReplies } from './prepared-replies.ts';
import { type PreparedReply, prepare, sendPrepared } from './prepared-reply.ts';
import { DATA_HEADERS } from './security-headers.ts';
import { siteOf } from './site-of-host.ts';

export type FeedsDeps = {
  config: Config;
  orm: Orm;
  now: () => Date;
  prepared: PreparedReplies;
  expensiveWork: ExpensiveWork;
  nextChange: NextChange;
  imagesFolder: string;
};

const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';

/**
 * `2025-04` or, if a month has more articles than one sitemap may list, a further part of it: `2025-04-2`.
 */
const MONTH_PART = /^(\d{4}-\d{2})(?:-([2-9]|[1-9]\d))?$/;
const SECTION_FILE = /^([a-z0-9-]{1,200})\.xml$/;

/**
 * Sitemaps and feeds are compressed asynchronously, once, at a moderate quality: the best one takes too long
 * for a megabyte.
 */
const compressBrotli = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Marks a request that was already answered from the prepared replies while it waited. */
const ANSWERED = 'answered';

/**
 * Serves sitemaps and feeds of each paper's newsstand. They are prepared as pages are, and dropped with them. NAV-24
 */
export function registerFeeds(app: FastifyInstance, deps: FeedsDeps): void {
  /** Sends the file made for the requested paper; 404 if there is none, as on an account site. */
  const serve =
    (type: string, make: (context: SitemapRequest, request: FastifyRequest) => Promise<string | null>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { generation } = deps.prepared;
      const now = deps.now();
      const { brand, origin, newsstandOrigin } = siteOf(request.host, deps.config);
      const isOpen = (sigla: Sigla) => deps.config.gates[sigla] === undefined;
      const context = { orm: deps.orm, brand, origin, now, isOpen };
      if (origin !== newsstandOrigin) return refuse(reply);
      const answerIfPrepared = deps.prepared.answerIfPreparedMeanwhile(request.raw, reply.raw);
      const sent = await deps.expensiveWork.run('feed', { connection: request.raw }, async () => {
        if (answerIfPrepared()) return ANSWERED;
        const xml = await make(context, request);
        return xml === null ? null : await storePrepared(request, { xml, type, generation, now });
      });
      if (sent === null) return refuse(reply);
      reply.hijack();
      if (sent !== ANSWERED) sendPrepared(request.raw, reply.raw, sent);
      return reply;
    };

  async function storePrepared(request: FastifyRequest, feed: GeneratedFeed): Promise<PreparedReply> {
    const body = Buffer.from(feed.xml);
    const headers = { ...DATA_HEADERS, 'content-type': feed.type, 'cache-control': 'no-cache' };
    const ready = prepare(200, body, headers, await compressBrotli(body, BROTLI));
    const change = await deps.nextChange(feed.now, feed.generation);
    return deps.prepared.put(PreparedReplies.key(request.raw), ready, feed.generation, change);
  }

  app.get(SITEMAP, serve(XML, sitemapIndex));
  app.get(
    PAGES_SITEMAP,
    serve(XML, (context) => pagesSitemap(context, permanentPages(context, deps.config))),
  );
  app.get(NEWS_SITEMAP, serve(XML, newsSitemap));
  app.get<{ Params: { part: string } }>(
    '/sitemap-articoli-:part.xml',
    serve(XML, async (context, { params }) => {
      const [, month = '', part = '1'] = MONTH_PART.exec((params as { part: string }).part) ?? [];
      return isMonth(month) && hasBegun(month, context.now)
        ? await monthSitemap(context, month, Number(part))
        : null;
    }),
  );
  app.get(
    '/rss.xml',
    serve(RSS, (context) => readFeed({ ...context, imagesFolder: deps.imagesFolder })),
  );
  app.get<{ Params: { file: string } }>(
    '/rss/:file',
    serve(RSS, async (context, { params }) => {
      const [, slug] = SECTION_FILE.exec((params as { file: string }).file) ?? [];
      const section = slug ? await findSection(context.orm, context.brand.sigla, { slug }) : null;
      return section && (await readFeed({ ...context, section, imagesFolder: deps.imagesFolder }));
    }),
  );
}

type GeneratedFeed = { xml: string; type: string; generation: number; now: Date };

/** Permanent pages whose address is on the newsstand's own host. */
function permanentPages({ brand, origin }: SitemapRequest, config: Config): string[] {
  const showsOffers = (config.showcase ?? brand.showcase) === 'in';
  const { accountOrigin } = siteOf(new URL(origin).host, config);
  const ofAccount = [FAQ, CONTACT, ...(showsOffers ? [SHOWCASE] : [])];
  const legal = LEGAL_PAGES.map((name) => `/${name}`);
  return accountOrigin === origin ? [...legal, ...ofAccount] : legal;
}

function refuse(reply: FastifyReply): FastifyReply {
  const { body } = refusal(404, 'ERR_NOT_FOUND', 'no such list');
  return reply.code(404).header('cache-control', 'no-store').send(body);
}
