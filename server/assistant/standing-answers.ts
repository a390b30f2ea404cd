import type { Access } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import { type AnswerSource, readAnswer } from '#domain/chatbot/answer-text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { visibleTexts } from '#server/newsroom/db/article-queries.ts';
import { readablePassages } from './retrieval/readable-passages.ts';
import { addressOf } from './sources.ts';
import { standingContent } from './standing-content.ts';

type Said = { role: 'user' | 'assistant'; content: string };

/** Who reads them: on which paper, when, and the fullest articles that are open to them. */
type Reading = { brand: Sigla; now: Date; access: Access };

/**
 * Questions and answers as they may be shown to their reader now. An article that an answer was made of may have been taken
 * back, held again or corrected since, its headline too, or be open to this reader no more. Every way to a kept answer leads
 * through here.
 */
export async function standingAnswers<Row extends Said>(
  orm: Orm,
  rows: readonly Row[],
  { brand, now, access }: Reading,
): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(sourcesOf).map(({ articleId }) => articleId))];
  const texts = await visibleTexts(orm, brand, ids, now);
  const articles = new Map(
    texts.map((article) => {
      const { title, kicker, byline } = article;
      const passages = readablePassages(article, access).map(({ text }) => text);
      return [article.id, { article, passages, named: { title, kicker, byline } }];
    }),
  );
  const today = (source: AnswerSource): AnswerSource | null => {
    const found = articles.get(source.articleId);
    if (!found?.passages.some((passage) => passage.startsWith(source.text))) return null;
    return { ...source, ...found.named, address: addressOf(found.article, source) };
  };
  return rows.map((row) =>
    row.role === 'assistant' ? { ...row, content: standingContent(row.content, today) } : row,
  );
}

const sourcesOf = ({ role, content }: Said): readonly AnswerSource[] =>
  role === 'assistant' ? (readAnswer(content).start?.sources ?? []) : [];
