import type { RetrievalRequest, Retrieved } from './retrieval/retriever.ts';
import type { ParsedQuestion } from './understanding/read-question.ts';

/** Limit of passages from which an answer is written. */
export const MAX_PASSAGES = 16;

/** The passages found for a question, with the question as it was understood. */
export type SearchOutcome = {
  parsedQuestion: ParsedQuestion;
  found: Retrieved;
  /** Whether the articles are from another period than the question asks for, which has none. */
  isFromOtherPeriod: boolean;
  /** Whether the articles are those that the previous answer cites. */
  isFromPreviouslyCited: boolean;
  /** The special that the articles belong to, if the question named one. */
  special: string | null;
};

/** Settings that all searches for one question share. */
export type SearchSettings = Pick<
  RetrievalRequest,
  'brand' | 'now' | 'access' | 'limit' | 'perArticle' | 'scope' | 'runQueued'
>;

/** Makes a search outcome; fields that `overrides` does not contain are false or null. */
export const searchOutcome = (
  parsedQuestion: ParsedQuestion,
  found: Retrieved,
  overrides: Partial<SearchOutcome> = {},
): SearchOutcome => ({
  parsedQuestion,
  found,
  isFromOtherPeriod: false,
  isFromPreviouslyCited: false,
  special: null,
  ...overrides,
});

/** Articles as search candidates whose scores keep this order. */
export const candidatesInOrder = (ids: readonly number[]) =>
  ids.map((id, index) => ({ id, score: 1 / (index + 1) }));
