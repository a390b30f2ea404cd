import { type Citation, writeCitation, writeWords } from '#domain/chatbot/answer-text.ts';
import type { Passage } from '../retrieval/retriever.ts';

/** A piece of an answer, before it is checked. */
export type AnswerPiece =
  | { kind: 'words'; text: string }
  /** Words of a passage, unchanged. */
  | { kind: 'quote'; text: string }
  | { kind: 'citation'; citation: Citation };

/** Quotation marks of the other kind are used around words that already contain some. */
const MARKS = { usual: ['«', '»'], around: ['“', '”'] } as const;

const quoted = (words: string): string => {
  const [opening, closing] = MARKS[/[«»]/.test(words) ? 'around' : 'usual'];
  return `${opening}${words}${closing}`;
};

const isOf =
  ({ articleId, place }: Citation) =>
  (passage: Passage) =>
    passage.articleId === articleId && passage.place === place;

/** Whether one of the passages contains these words word for word. */
export const standsIn = (passages: readonly Passage[], words: string): boolean =>
  words.trim() !== '' && passages.some(({ text }) => text.includes(words));

/**
 * A piece as it is sent: a citation of a passage that was not found is left out, and words that no passage contains
 * lose their quotation marks. RAG-07
 */
export function writePiece(said: AnswerPiece, passages: readonly Passage[]): string {
  if (said.kind === 'words') return writeWords(said.text);
  if (said.kind === 'citation') return passages.some(isOf(said.citation)) ? writeCitation(said.citation) : '';
  return standsIn(passages, said.text) ? writeWords(quoted(said.text)) : writeWords(said.text);
}
