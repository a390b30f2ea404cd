import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Retrieved } from '../retrieval/retriever.ts';
import type { ParsedQuestion } from '../understanding/read-question.ts';
import type { AnswerPiece } from './answer-piece.ts';

/** The material from which an answer is written. */
export type AnswerMaterial = {
  brand: Brand;
  question: string;
  /** The reader's earlier questions in this chat, the latest last. */
  earlierQuestions: readonly string[];
  found: Retrieved;
  parsedQuestion: ParsedQuestion;
  /** Whether the articles found are not from the period that was asked for. */
  isFromOtherPeriod: boolean;
  /** Whether the passages are from articles that the previous answer cites. */
  isFromPreviouslyCited: boolean;
  /** The special that the articles belong to; null for others. */
  special: string | null;
  today: Day;
};

/** Writes answers from the passages found and from nothing else; it is called only if there are any. RAG-07 */
export type Composer = {
  compose(material: AnswerMaterial, abortSignal: AbortSignal): AsyncIterable<AnswerPiece>;
};
