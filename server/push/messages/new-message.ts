import { articlePath, HOME } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { pictureUrl } from '#domain/picture-url.ts';
import { slugify } from '#domain/text.ts';
import { topicOf } from '#domain/topics.ts';
import type { NewAlertMessage } from '../../db/alert-messages.ts';
import { findArticle } from '../../db/article-queries.ts';
import type { Orm } from '../../db/connect.ts';

/** What a newsroom says of an alert. */
export type SaidAlert = {
  kind: 'news' | 'exceptional';
  topic: string | null;
  title: string;
  body: string;
  articleId: number | null;
  story: string | null;
};

type Place = { orm: Orm; brand: Brand; now: Date; idempotencyKey: string };

/** As wide as systems show it. */
const PICTURE_WIDTH = 640;

/** The message that is made of it, or what of it the paper does not have. PSH-04 */
export async function newMessage(
  said: SaidAlert,
  { orm, brand, now, idempotencyKey }: Place,
): Promise<NewAlertMessage | 'no-topic' | 'no-article'> {
  if (said.topic === null ? said.kind !== 'exceptional' : !topicOf(brand.sigla, said.topic))
    return 'no-topic';
  const row = said.articleId === null ? null : await findArticle(orm, brand, said.articleId, now);
  if (said.articleId !== null && !row) return 'no-article';
  const image = row?.image?.id;
  return {
    ...said,
    brand: brand.sigla,
    path: row ? articlePath({ id: row.id, slug: slugify(row.title) }) : HOME,
    image: image ? pictureUrl(image, PICTURE_WIDTH, 'webp') : null,
    edition: null,
    day: null,
    idempotencyKey,
    createdAt: now,
  };
}

/** Whether a call that is made again says the same. */
export const saysTheSame = (before: NewAlertMessage, now: NewAlertMessage): boolean =>
  (['kind', 'topic', 'title', 'body', 'articleId', 'story'] as const).every(
    (name) => before[name] === now[name],
  );
