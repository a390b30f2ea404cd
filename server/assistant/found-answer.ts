import type { RetrievalRequest, Retrieved } from './retrieval/retriever.ts';
import type { ReadQuestion } from './understanding/read-question.ts';

/** The passages found for a question, with the question as it was understood. */
export type FoundAnswer = {
  read: ReadQuestion;
  found: Retrieved;
  /** Whether the articles are from another period than was asked for, because there are none from that. */
  isOfOtherTime: boolean;
  /** Whether they are articles that the previous answer cites. */
  inHand: boolean;
  /** The special that the articles belong to, if the question named one. */
  special: string | null;
};

/** Settings that all searches for one question share. */
export type Finding = Pick<
  RetrievalRequest,
  'brand' | 'now' | 'access' | 'limit' | 'perArticle' | 'scope' | 'runQueued'
>;

/** Makes a result; fields that are not given are false or null. */
export const answer = (
  read: ReadQuestion,
  found: Retrieved,
  more: Partial<FoundAnswer> = {},
): FoundAnswer => ({
  ...{ read, found, isOfOtherTime: false, inHand: false, special: null },
  ...more,
});

/** Articles as search candidates in a given order. */
export const inTheirOrder = (ids: readonly number[]) => ids.map((id, at) => ({ id, score: 1 / (at + 1) }));
