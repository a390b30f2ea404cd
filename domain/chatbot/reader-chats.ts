import type { Day } from '../newsstand.ts';
import type { ExtractedData } from './answer-text.ts';
import type { ChatbotKind } from './kinds.ts';

/** A chat as it stands in the list of past ones. RAG-03 */
export type ChatSummary = {
  id: number;
  title: string;
  /** ISO instant of the last message. */
  date: string;
  /** It has no answer yet. */
  temporary: boolean;
};

/** The place of a chat whose answer has only begun, and that has no number of its own yet. RAG-03 */
export const NEW_CHAT_ID = 0;

export type AnswerVote = 'up' | 'down' | null;

/** What was said, by the reader as it was typed, by the chatbot as it was streamed. */
export type ChatMessage = {
  id: number;
  role: 'user' | 'assistant';
  content: string;
  /** ISO instant. */
  date: string;
  /** Of an answer; a question is complete. */
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

/** Articles that an answer keeps to; all of them where nothing is said. */
export type ChatbotScope = {
  from: Day | null;
  to: Day | null;
  /** By slug; one of them is enough. */
  sections: readonly string[];
  editions: readonly string[];
};

export const WHOLE_ARCHIVE: ChatbotScope = { from: null, to: null, sections: [], editions: [] };

/** What a reader asks. */
export type ChatbotQuestion = {
  kind: ChatbotKind;
  /** `NEW_CHAT_ID` begins one. */
  chatId: number;
  text: string;
  /** An answer of the chat that this one takes the place of, with all that came after it. */
  insteadOf: number | null;
  scope: ChatbotScope;
};

/** How many articles a kind answers from, and the newest day among them. */
export type ChatbotFacts = { articles: number; until: Day | null };
