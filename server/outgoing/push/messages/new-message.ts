import { articlePath, HOME } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { slugify } from '#domain/text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { failure, type Result, success } from '#server/base/result.ts';
import { findArticle } from '#server/newsroom/db/article-queries.ts';
import type { AlertMessage, NewAlertMessage } from '../../db/alert-messages.ts';
import { hasTopic } from '../../interests/topics.ts';
import { topicsOfArticle } from '../../interests/topics-of-article.ts';

/** An alert as a newsroom requests it. */
export type AlertRequest = {
  kind: 'news' | 'exceptional';
  /** Null for an alert to all readers, or one to all who follow anything about the article. */
  topic: string | null;
  title: string;
  body: string;
  articleId: number | null;
  /** Slug of the story: its alerts replace each other on a device, and can be muted together. */
  story: string | null;
};

type AlertContext = { orm: Orm; brand: Brand; now: Date; idempotencyKey: string };

/** Width of an alert's picture in pixels, as operating systems show it. */
const PICTURE_WIDTH = 640;

/** The message for a request, or which part of it the paper does not have. PSH-04 */
export async function buildMessage(
  request: AlertRequest,
  { orm, brand, now, idempotencyKey }: AlertContext,
): Promise<Result<NewAlertMessage, 'no-such-topic' | 'no-such-article'>> {
  const { topic, ...content } = request;
  const row = request.articleId === null ? null : await findArticle(orm, brand, request.articleId, now);
  if (request.articleId !== null && !row) return failure('no-such-article');
  const topics = await topicsFor(request, { orm, brand, now });
  if (!topics) return failure('no-such-topic');
  const image = row?.image?.id;
  return success({
    ...content,
    topics,
    brand: brand.sigla,
    path: row ? articlePath({ id: row.id, slug: slugify(row.title) }) : HOME,
    image: image ? pictureUrl(image, PICTURE_WIDTH, 'webp') : null,
    edition: null,
    day: null,
    idempotencyKey,
    createdAt: now,
  });
}

/** Topics whose followers are the audience; empty for all readers, null where there can be no audience. */
async function topicsFor(
  { kind, topic, articleId }: AlertRequest,
  { orm, now, brand: { sigla } }: Pick<AlertContext, 'orm' | 'now' | 'brand'>,
): Promise<string[] | null> {
  if (topic !== null) return (await hasTopic(orm, { brand: sigla, now }, topic)) ? [topic] : null;
  if (kind === 'exceptional') return [];
  const topics = articleId === null ? [] : await topicsOfArticle(orm, sigla, articleId);
  return topics.length > 0 ? topics : null;
}

/**
 * Whether a repeated call requests the same alert. The topics of its article may have changed since; the first call
 * decided the audience. News without a topic cannot be told from earlier news about the same article with a topic.
 */
export const isSameRequest = (earlier: AlertMessage, { topic, ...request }: AlertRequest): boolean =>
  (['kind', 'title', 'body', 'articleId', 'story'] as const).every(
    (name) => earlier[name] === request[name],
  ) &&
  (topic === null
    ? earlier.topics.length === 0 || (earlier.kind === 'news' && earlier.articleId !== null)
    : earlier.topics.join() === topic);
