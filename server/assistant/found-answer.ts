import type { RetrievalRequest, Retrieved } from './retrieval/retriever.ts';
import type { ReadQuestion } from './understanding/read-question.ts';

/** The passages found for a question, with the question as it was understood. */
export type FoundAnswer = {
  read: ReadQuestion;
  found: Retrieved;
  /** Whether the articles are from another period than was asked for, because there are none from that. */
  isOfOtherTime: boolean;
  /** Whether the articles are those that the previous answer cites. */
  isFromCited: boolean;
  /** The special that the articles belong to, if the question named one. */
  special: string | null;
};

/** Settings that all searches for one question share. */
export type SearchSettings = Pick<
  RetrievalRequest,
  'brand' | 'now' | 'access' | 'limit' | 'perArticle' | 'scope' | 'runQueued'
>;

/** Makes a found answer; fields that `overrides` does not contain are false or null. */
export const foundAnswer = (
  read: ReadQuestion,
  found: Retrieved,
  overrides: Partial<FoundAnswer> = {},
): FoundAnswer => ({
  ...{ read, found, isOfOtherTime: false, isFromCited: false, special: null },
  ...overrides,
});

/** Articles as search candidates whose scores keep this order. */
export const candidatesInOrder = (ids: readonly number[]) =>
  ids.map((id, index) => ({ id, score: 1 / (index + 1) }));
