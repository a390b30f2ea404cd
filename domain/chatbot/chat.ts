import type { ExtractedData } from './answer-text.ts';

/** State of an answer: `writing` continues, `stopped` was interrupted by its reader. */
export type AnswerState = 'complete' | 'stopped' | 'failed' | 'writing';

export type Vote = 'up' | 'down';

/** A past chat in the list, as the server stores it. RAG-03 */
export type StoredChatSummary = {
  /** 0 for a chat that has just begun. */
  id: number;
  title: string;
  /** ISO instant of its last message. */
  saidAt: string;
  /** True while it has no answer. */
  temporary: boolean;
};

/** A message of a chat. The content of an answer is the streamed text: see `answer-text.ts`. */
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
