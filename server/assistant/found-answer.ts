import type { RetrievalRequest, Retrieved } from './retrieval/retriever.ts';
import type { ReadQuestion } from './understanding/read-question.ts';

/** What was found to a question as it was understood. */
export type FoundAnswer = {
  read: ReadQuestion;
  found: Retrieved;
  /** Whether what was found is not of the time that was asked for, since there is nothing of that. */
  isOfOtherTime: boolean;
  /** Whether it was found in what the answer before cites. */
  inHand: boolean;
  /** The special whose articles these are, where one was asked for by its name. */
  special: string | null;
};

/** What is the same for everything that is looked for to a question. */
export type Finding = Pick<
  RetrievalRequest,
  'brand' | 'now' | 'access' | 'limit' | 'perArticle' | 'scope' | 'runQueued'
>;

/** An answer of what was found; of what is said besides nothing holds. */
export const answer = (
  read: ReadQuestion,
  found: Retrieved,
  more: Partial<FoundAnswer> = {},
): FoundAnswer => ({
  ...{ read, found, isOfOtherTime: false, inHand: false, special: null },
  ...more,
});

/** Articles in an order that was chosen for them. */
export const inTheirOrder = (ids: readonly number[]) => ids.map((id, at) => ({ id, score: 1 / (at + 1) }));
