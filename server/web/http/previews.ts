import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import { articlePreviewPath, paperPreviewPath } from '#domain/preview-address.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { toSummary } from '#server/newsroom/content/summaries.ts';
import { findArticle } from '#server/newsroom/db/article-queries.ts';
import { findWithdrawn } from '#server/newsroom/db/withdrawn-articles.ts';
import { drawPreview } from '#server/newsroom/previews/draw-when-requested.ts';
import { PreviewCache } from '#server/newsroom/previews/preview-cache.ts';
import type { PreviewWords } from '#server/newsroom/previews/preview-svg.ts';
import { refusal } from '../apis/replies.ts';
import type { ExpensiveWork } from './expensive-work.ts';
import { previewStrings } from './preview-strings.ts';
import { siteOf } from './site-of-host.ts';

export type PreviewsDeps = {
  config: Config;
  orm: Orm;
  now: () => Date;
  expensiveWork: ExpensiveWork;
  imagesFolder: string;
  /** Folder for drawn previews; null to draw each one on request. */
  previewsFolder: string | null;
  /** SVG text of a paper's wordmark. */
  wordmarkOf: (brand: Brand) => string;
};

const ARTICLE_FILE = /^([1-9]\d{0,9})-[0-9a-z]{1,20}\.jpg$/;
const PAPER_FILE = /^edicola-[0-9a-z]{1,20}\.jpg$/;
/** Largest id that the contract allows. */
const MAX_ID = 2_147_483_647;
/** Smallest width of an article's picture that fills its part of the preview. */
const MIN_PICTURE_WIDTH = 820;

/**
 * Serves preview pictures for shared links to articles and papers. Only articles that are public now have one, and it
 * shows only the title. NAV-24
 */
export function registerPreviews(app: FastifyInstance, deps: PreviewsDeps): void {
  const previewCache = new PreviewCache(deps.previewsFolder);

  app.get<{ Params: { file: string } }>('/anteprima/articolo/:file', async (request, reply) => {
    const { brand } = siteOf(request.host, deps.config);
    const id = Number(ARTICLE_FILE.exec(request.params.file)?.[1]);
    if (!id || id > MAX_ID) return refuse(reply, 404);
    const row = await findArticle(deps.orm, brand, id, deps.now());
    if (!row) return refuse(reply, (await findWithdrawn(deps.orm, brand, id, deps.now())) ? 410 : 404);
    const article = toSummary(row);
    const width =
      row.image?.widths.find((candidate) => candidate >= MIN_PICTURE_WIDTH) ?? row.image?.widths.at(-1);
    const picture = row.image && width ? join(deps.imagesFolder, row.image.id, `${width}.webp`) : null;
    const words = { title: article.title, kicker: article.section.name };
    return await answer(request, reply, { brand, words, picture, path: articlePreviewPath(brand, article) });
  });

  app.get<{ Params: { file: string } }>('/anteprima/:file', async (request, reply) => {
    if (!PAPER_FILE.test(request.params.file)) return refuse(reply, 404);
    const { brand } = siteOf(request.host, deps.config);
    const words = { title: brand.description, kicker: previewStrings.paperKicker };
    return await answer(request, reply, { brand, words, picture: null, path: paperPreviewPath(brand) });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, preview: PreviewRequest) {
    const { brand, words, picture, path } = preview;
    // The article has changed since the link was shared.
    if (request.url.split('?', 1)[0] !== path) {
      return reply.code(302).header('cache-control', 'no-cache').header('location', path).send();
    }
    const etag = `"${path.slice(path.lastIndexOf('-') + 1, -'.jpg'.length)}"`;
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const paper = { ...brand, wordmark: deps.wordmarkOf(brand) };
    const draw = () =>
      deps.expensiveWork.run('preview', { connection: request.raw }, () =>
        drawPreview(paper, words, picture),
      );
    const bytes = await previewCache.get(`${brand.key}-${path.slice(path.lastIndexOf('/') + 1)}`, draw);
    return reply.header('content-type', 'image/jpeg').send(bytes);
  }
}

type PreviewRequest = { brand: Brand; words: PreviewWords; picture: string | null; path: string };

const CODES = {
  404: ['ERR_NOT_FOUND', 'no such picture'],
  410: ['ERR_ARTICLE_WITHDRAWN', 'the newspaper has taken this article back'],
} as const;

function refuse(reply: FastifyReply, status: keyof typeof CODES): FastifyReply {
  const [code, message] = CODES[status];
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(refusal(status, code, message).body);
}
