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
  type Asked,
  isPast,
  monthSitemap,
  newsSitemap,
  pagesSitemap,
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

/** `2025-04` or, of a long month, its second part `2025-04-2`. */
const MONTH_PART = /^(\d{4}-\d{2})(?:-([2-9]|[1-9]\d))?$/;
const SECTION_FILE = /^([a-z0-9-]{1,200})\.xml$/;

/**
 * Larger files are compressed asynchronously, once, at a moderate quality: the best one takes too long for a megabyte.
 */
const press = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Marks a request that was already answered from the prepared replies while it waited. */
const ANSWERED = 'answered';

/**
 * Serves sitemaps and feeds of each paper's newsstand. They are prepared as pages are, and dropped with them. NAV-24
 */
export function registerFeeds(app: FastifyInstance, deps: FeedsDeps): void {
  /** Sends the file made for the requested paper; 404 if there is none, as on an account site. */
  const serve =
    (type: string, make: (asked: Asked, request: FastifyRequest) => Promise<string | null>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { generation } = deps.prepared;
      const now = deps.now();
      const { brand, origin, newsstandOrigin } = siteOf(request.host, deps.config);
      const isOpen = (sigla: Sigla) => deps.config.gates[sigla] === undefined;
      const asked = { orm: deps.orm, brand, origin, now, isOpen };
      if (origin !== newsstandOrigin) return refuse(reply);
      const isAnswered = deps.prepared.answerIfPreparedMeanwhile(request.raw, reply.raw);
      const sent = await deps.expensiveWork.run('feed', { connection: request.raw }, async () => {
        if (isAnswered()) return ANSWERED;
        const xml = await make(asked, request);
        return xml === null ? null : await keep(request, { xml, type, generation, now });
      });
      if (sent === null) return refuse(reply);
      reply.hijack();
      if (sent !== ANSWERED) sendPrepared(request.raw, reply.raw, sent);
      return reply;
    };

  async function keep(request: FastifyRequest, made: Made): Promise<PreparedReply> {
    const body = Buffer.from(made.xml);
    const headers = { ...DATA_HEADERS, 'content-type': made.type, 'cache-control': 'no-cache' };
    const ready = prepare(200, body, headers, await press(body, BROTLI));
    const change = await deps.nextChange(made.now, made.generation);
    return deps.prepared.put(PreparedReplies.key(request.raw), ready, made.generation, change);
  }

  app.get(SITEMAP, serve(XML, sitemapIndex));
  app.get(
    PAGES_SITEMAP,
    serve(XML, (asked) => pagesSitemap(asked, permanentPages(asked, deps.config))),
  );
  app.get(NEWS_SITEMAP, serve(XML, newsSitemap));
  app.get<{ Params: { part: string } }>(
    '/sitemap-articoli-:part.xml',
    serve(XML, async (asked, { params }) => {
      const [, month = '', part = '1'] = MONTH_PART.exec((params as { part: string }).part) ?? [];
      return isMonth(month) && isPast(month, asked.now)
        ? await monthSitemap(asked, month, Number(part))
        : null;
    }),
  );
  app.get(
    '/rss.xml',
    serve(RSS, (asked) => readFeed({ ...asked, imagesFolder: deps.imagesFolder })),
  );
  app.get<{ Params: { file: string } }>(
    '/rss/:file',
    serve(RSS, async (asked, { params }) => {
      const [, title] = SECTION_FILE.exec((params as { file: string }).file) ?? [];
      const section = title ? await findSection(asked.orm, asked.brand.sigla, { title }) : null;
      return section && (await readFeed({ ...asked, section, imagesFolder: deps.imagesFolder }));
    }),
  );
}

type Made = { xml: string; type: string; generation: number; now: Date };

/** Permanent pages whose address is on the newsstand's own host. */
function permanentPages({ brand, origin }: Asked, config: Config): string[] {
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
