import type { Brand } from '#domain/brands/brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Retrieved } from '../retrieval/retriever.ts';
import type { ReadQuestion } from '../understanding/read-question.ts';
import type { Said } from './said.ts';

/** What an answer is written from. */
export type Asked = {
  brand: Brand;
  question: string;
  /** What the reader asked before in this chat, the latest last. */
  before: readonly string[];
  found: Retrieved;
  read: ReadQuestion;
  /** Whether what was found is not of the time that was asked for. */
  isOfOtherTime: boolean;
  /** Whether it was found in what the answer before cites. */
  inHand: boolean;
  /** The special whose articles these are; null for others. */
  special: string | null;
  today: Day;
};

/** Writes answers from what was found and from nothing else; it is asked only where something was. RAG-07 */
export type Composer = { compose(asked: Asked, gone: AbortSignal): AsyncIterable<Said> };
