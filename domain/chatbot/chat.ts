import type { ExtractedData } from './answer-text.ts';

/** How an answer stands: `writing` goes on, `stopped` was hung up on by its reader. */
export type AnswerState = 'complete' | 'stopped' | 'failed' | 'writing';

export type Vote = 'up' | 'down';

/** A past chat as the list has it. RAG-03 */
export type ChatSummary = {
  /** 0 of one that has just been begun. */
  id: number;
  title: string;
  /** ISO instant of its last message. */
  saidAt: string;
  /** It has no answer yet. */
  temporary: boolean;
};

/** A message of a chat. The content of an answer is what was streamed: see `answer-text.ts`. */
export type ChatbotMessage = {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  /** ISO instant. */
  saidAt: string;
  state: AnswerState;
  vote: Vote | null;
  reason: string | null;
  relatedIds: readonly number[];
  extractedData: ExtractedData;
};
