import type { Access } from '#domain/access.ts';
import type { Sigla } from '#domain/brands/brand.ts';
import { type AnswerSource, readAnswer } from '#domain/chatbot/answer-text.ts';
import { visibleTexts } from '../db/article-queries.ts';
import type { Orm } from '../db/connect.ts';
import { readablePassages } from './retrieval/readable-passages.ts';
import { standingContent } from './standing-content.ts';

type Said = { role: 'user' | 'assistant'; content: string };

/** Who reads them: on which paper, when, and the fullest articles that are open to them. */
type Reading = { brand: Sigla; now: Date; access: Access };

/**
 * Questions and answers as they may be shown to their reader now. An article that an answer was made of may have been taken
 * back, held again or corrected since, or be open to this reader no more. Every way to a kept answer leads through here.
 */
export async function standingAnswers<Row extends Said>(
  orm: Orm,
  rows: readonly Row[],
  { brand, now, access }: Reading,
): Promise<Row[]> {
  const sources = rows.flatMap(sourcesOf);
  const ids = [...new Set(sources.map(({ articleId }) => articleId))];
  const texts = await visibleTexts(orm, brand, ids, now);
  const open = new Map(
    texts.map((text) => [text.id, readablePassages(text, access).map((passage) => passage.text)]),
  );
  const stands = ({ articleId, text }: AnswerSource) =>
    open.get(articleId)?.some((passage) => passage.startsWith(text)) ?? false;
  return rows.map((row) =>
    row.role === 'assistant' ? { ...row, content: standingContent(row.content, stands) } : row,
  );
}

const sourcesOf = ({ role, content }: Said): readonly AnswerSource[] =>
  role === 'assistant' ? (readAnswer(content).start?.sources ?? []) : [];
