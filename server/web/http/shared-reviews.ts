import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import { SHARED_PDF, SHARED_REVIEWS } from '#domain/press-review/addresses.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { SharedPdfs } from '#server/press-review/sharing/shared-pdfs.ts';
import {
  readSharedReview,
  recordDownloaded,
  recordOpened,
  type SharedReview,
} from '#server/press-review/sharing/shared-review.ts';
import type { ExpensiveWork } from './expensive-work.ts';
import { PRIVATE_HEADERS, sendMailedLinkPage } from './mailed-link-page.ts';
import { noReviewHtml, reviewHtml, stylesOf } from './shared-review-html.ts';
import { sharedReviewStrings as strings } from './shared-review-strings.ts';
import { siteOf } from './site-of-host.ts';

type Deps = { config: Config; orm: Orm; now: () => Date; expensiveWork: ExpensiveWork };
type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * Serves a review without sign-in, by a link or by the mail it came with: whoever has the token may read it.
 * Addresses without a review all get the same notice. A HEAD request, as programs send it, is not recorded as
 * an opening. PRS-04, ROL-06
 */
export function registerSharedReviews(app: FastifyInstance, { config, orm, now, expensiveWork }: Deps): void {
  const pdfs = new SharedPdfs();
  const openReview = (request: TokenRequest, requestTime: Date): Promise<SharedReview | null> => {
    const { newsstandUrl } = siteOf(request.host, config);
    const deps = { orm, now: requestTime, newsstandUrl };
    return expensiveWork.run('press', { connection: request.raw }, () =>
      readSharedReview(request.params.token, deps),
    );
  };
  const sendNotice = (request: TokenRequest, reply: FastifyReply) =>
    sendPage(reply, 404, siteOf(request.host, config).brand, { title: strings.over, main: noReviewHtml });

  app.get(`${SHARED_REVIEWS}/:token`, async (request: TokenRequest, reply) => {
    const requestTime = now();
    const shared = await openReview(request, requestTime);
    if (!shared) return sendNotice(request, reply);
    if (request.method === 'GET') await recordOpened(orm, shared, requestTime);
    const { document } = shared;
    const { title } = document.contents;
    return sendPage(reply, 200, document.brand, { title, main: reviewHtml(document, request.params.token) });
  });

  app.get(`${SHARED_REVIEWS}/:token/${SHARED_PDF}`, async (request: TokenRequest, reply) => {
    const requestTime = now();
    const shared = await openReview(request, requestTime);
    if (!shared) return sendNotice(request, reply);
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
    await recordDownloaded(orm, shared, requestTime);
    return reply.send(bytes);
  });
}

const sendPage = (
  reply: FastifyReply,
  status: number,
  brand: Brand,
  contents: { title: string; main: string },
) =>
  sendMailedLinkPage(reply, status, { brand, styles: stylesOf(brand.colours), forms: 'none', ...contents });
