import { articlePath } from '#domain/addresses.ts';
import type { Brand } from '#domain/brands/brand.ts';
import type { Citation, CitedPassage } from '#domain/chatbot/answer-text.ts';
import { passageId } from '#domain/passages.ts';
import type { Retrieved } from './retrieval/retriever.ts';

/** Address at which an article opens at a passage; `place` is the number of the block in its body, from 1. */
export const addressOf = (
  article: { id: number; slug: string },
  { place }: Pick<Citation, 'place'>,
): string => `${articlePath(article)}#${passageId(place)}`;

/** The passages that an answer may cite, as they are listed below it. */
export const sourcesOf = (
  brand: Brand,
  { passages, articles }: Pick<Retrieved, 'passages' | 'articles'>,
): CitedPassage[] =>
  passages.flatMap(({ articleId, place, text }) => {
    const article = articles.get(articleId);
    if (!article) return [];
    const { title, kicker, byline, day, page, section, edition } = article;
    return [
      {
        articleId,
        place,
        text,
        title,
        kicker,
        byline,
        day,
        page,
        newspaper: brand.name,
        edition: edition.name,
        section: section.name,
        address: addressOf(article, { place }),
      },
    ];
  });
