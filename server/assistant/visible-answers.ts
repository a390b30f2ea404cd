import type { Access } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import { type CitedPassage, readAnswer } from '#domain/chatbot/answer-text.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { visibleTexts } from '#server/newsroom/db/article-queries.ts';
import { readablePassages } from './retrieval/readable-passages.ts';
import { addressOf } from './sources.ts';
import { visibleContent } from './visible-content.ts';

type Message = { role: 'user' | 'assistant'; content: string };

/** The conditions under which a reader sees answers: paper, time, and the reader's access. */
type ViewContext = { brand: Sigla; now: Date; access: Access };

/**
 * Questions and answers as their reader may see them now. An article that an answer used may have been withdrawn, held
 * or corrected since, including its headline, or may no longer be open to this reader. Stored answers are always shown
 * through this function.
 */
export async function visibleAnswers<Row extends Message>(
  orm: Orm,
  rows: readonly Row[],
  { brand, now, access }: ViewContext,
): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(sourcesOf).map(({ articleId }) => articleId))];
  const texts = await visibleTexts(orm, brand, ids, now);
  const articles = new Map(
    texts.map((article) => {
      const { title, kicker, byline } = article;
      const passages = readablePassages(article, access).map(({ text }) => text);
      return [article.id, { article, passages, names: { title, kicker, byline } }];
    }),
  );
  const currentSource = (source: CitedPassage): CitedPassage | null => {
    const current = articles.get(source.articleId);
    if (!current?.passages.some((passage) => passage.startsWith(source.text))) return null;
    return { ...source, ...current.names, address: addressOf(current.article, source) };
  };
  return rows.map((row) =>
    row.role === 'assistant' ? { ...row, content: visibleContent(row.content, currentSource) } : row,
  );
}

const sourcesOf = ({ role, content }: Message): readonly CitedPassage[] =>
  role === 'assistant' ? (readAnswer(content).start?.sources ?? []) : [];
