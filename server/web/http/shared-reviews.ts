import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import { SHARED_PDF, SHARED_REVIEWS } from '#domain/press-review/addresses.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { SharedPdfs } from '#server/press-review/sharing/shared-pdfs.ts';
import {
  noteDownloaded,
  noteOpened,
  openShared,
  type SharedReview,
} from '#server/press-review/sharing/shared-review.ts';
import type { ExpensiveWork } from './expensive-work.ts';
import { PRIVATE_HEADERS, sendMailedLinkPage } from './mailed-link-page.ts';
import { overHtml, reviewHtml, stylesOf } from './shared-review-html.ts';
import { sharedReviewStrings as strings } from './shared-review-strings.ts';
import { siteOf } from './site-of-host.ts';

type Deps = { config: Config; orm: Orm; now: () => Date; expensiveWork: ExpensiveWork };
type Asked = FastifyRequest<{ Params: { token: string } }>;

/**
 * Serves a review without sign-in, by a link or by the mail it came with: the token is the authority. Addresses that
 * show nothing all get the same notice. A HEAD request, as programs send it, is not recorded as an opening. PRS-04,
 * ROL-06
 */
export function registerSharedReviews(app: FastifyInstance, { config, orm, now, expensiveWork }: Deps): void {
  const pdfs = new SharedPdfs();
  const open = (request: Asked, at: Date): Promise<SharedReview | null> => {
    const { newsstandUrl } = siteOf(request.host, config);
    const deps = { orm, now: at, newsstandUrl };
    return expensiveWork.run('press', { connection: request.raw }, () =>
      openShared(request.params.token, deps),
    );
  };
  const nothing = (request: Asked, reply: FastifyReply) =>
    sendPage(reply, 404, siteOf(request.host, config).brand, { title: strings.over, main: overHtml });

  app.get(`${SHARED_REVIEWS}/:token`, async (request: Asked, reply) => {
    const at = now();
    const shared = await open(request, at);
    if (!shared) return nothing(request, reply);
    if (request.method === 'GET') await noteOpened(orm, shared, at);
    const { document } = shared;
    const { title } = document.contents;
    return sendPage(reply, 200, document.brand, { title, main: reviewHtml(document, request.params.token) });
  });

  app.get(`${SHARED_REVIEWS}/:token/${SHARED_PDF}`, async (request: Asked, reply) => {
    const at = now();
    const shared = await open(request, at);
    if (!shared) return nothing(request, reply);
    const { document } = shared;
    reply.headers({
      ...PRIVATE_HEADERS,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="rassegna-${document.contents.day}.pdf"`,
    });
    if (request.method === 'HEAD') return reply.send();
    const bytes = await expensiveWork.run('document', { connection: request.raw }, () =>
      pdfs.pdfOf(document),
    );
    await noteDownloaded(orm, shared, at);
    return reply.send(bytes);
  });
}

const sendPage = (
  reply: FastifyReply,
  status: number,
  brand: Brand,
  words: { title: string; main: string },
) => sendMailedLinkPage(reply, status, { brand, styles: stylesOf(brand.colours), forms: 'none', ...words });
