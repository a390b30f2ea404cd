import type { Day } from '../newsstand.ts';
import type { ExtractedData } from './answer-text.ts';
import type { ChatbotKind } from './kinds.ts';

/** A chat in the list of past ones. RAG-03 */
export type ChatSummary = {
  id: number;
  title: string;
  /** ISO instant of the last message. */
  date: string;
  /** True while it has no answer. */
  temporary: boolean;
};

/** Id of a chat whose first answer has only begun, and which has no number of its own yet. RAG-03 */
export const NEW_CHAT_ID = 0;

export type AnswerVote = 'up' | 'down' | null;

/** A message: the reader's as it was typed, the chatbot's as it was streamed. */
export type ChatMessage = {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  /** ISO instant. */
  date: string;
  /** State of an answer; a question is always complete. */
  state: 'complete' | 'stopped' | 'failed' | 'writing';
  vote: AnswerVote;
  reason: string | null;
  relatedIds: readonly number[];
  extractedData: ExtractedData;
};

export type ReaderChat = {
  id: number;
  kind: ChatbotKind;
  title: string;
  messages: readonly ChatMessage[];
};

/** Articles to which an answer is limited; an empty filter allows all. */
export type ChatbotScope = {
  from: Day | null;
  to: Day | null;
  /** Slugs; an article must have one of them. */
  sections: readonly string[];
  editions: readonly string[];
};

export const WHOLE_ARCHIVE: ChatbotScope = { from: null, to: null, sections: [], editions: [] };

/** A question of the reader. */
export type ChatbotQuestion = {
  kind: ChatbotKind;
  /** `NEW_CHAT_ID` starts a new chat. */
  chatId: number;
  text: string;
  /** Id of the answer of the chat that the new one replaces, with everything after it. */
  replacedAnswerId: number | null;
  scope: ChatbotScope;
};

/** Number of articles from which a kind answers, and the newest day among them. */
export type ChatbotFacts = { articles: number; until: Day | null };
