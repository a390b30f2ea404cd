import { type Citation, escapeWords, writeCitation } from '#domain/chatbot/answer-text.ts';
import type { Passage } from '../retrieval/retriever.ts';

/** A piece of an answer, before it is checked. */
export type AnswerPiece =
  | { kind: 'words'; text: string }
  /** Words that are said to stand in a passage; `writePiece` checks it. */
  | { kind: 'quote'; text: string }
  | { kind: 'citation'; citation: Citation };

/** Quotation marks: curved ones are used around words that already contain angled ones. */
const QUOTATION_MARKS = { usual: ['«', '»'], around: ['“', '”'] } as const;

const quoted = (words: string): string => {
  const [opening, closing] = QUOTATION_MARKS[/[«»]/.test(words) ? 'around' : 'usual'];
  return `${opening}${words}${closing}`;
};

const isCitedBy =
  ({ articleId, place }: Citation) =>
  (passage: Passage) =>
    passage.articleId === articleId && passage.place === place;

/** Whether one of the passages contains these words word for word. */
export const isInPassages = (passages: readonly Passage[], words: string): boolean =>
  words.trim() !== '' && passages.some(({ text }) => text.includes(words));

/**
 * A piece as it is sent: a citation of a passage that was not found is left out, and a quotation that no
 * passage contains becomes ordinary words without quotation marks. RAG-07
 */
export function writePiece(piece: AnswerPiece, passages: readonly Passage[]): string {
  if (piece.kind === 'words') return escapeWords(piece.text);
  if (piece.kind === 'citation')
    return passages.some(isCitedBy(piece.citation)) ? writeCitation(piece.citation) : '';
  return isInPassages(passages, piece.text) ? escapeWords(quoted(piece.text)) : escapeWords(piece.text);
}
