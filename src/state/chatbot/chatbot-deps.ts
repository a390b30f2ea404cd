import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { AnswerVote, ChatbotQuestion, ChatSummary, ReaderChat } from '#domain/chatbot/reader-chats.ts';

/** What lies on the device. Every call may fail. */
export type ChatRepository = {
  list(kind: ChatbotKind): Promise<readonly ChatSummary[] | null>;
  chat(id: number): Promise<ReaderChat | null>;
  keepList(kind: ChatbotKind, chats: readonly ChatSummary[]): Promise<void>;
  keepChat(chat: ReaderChat): Promise<void>;
};

type Rating = { chatId: number; messageId: number; vote: AnswerVote; reason: string };

/** By what the chatbot is reached. All but `ask` may throw an ApiError; `ask` while it is read. */
export type ChatbotDeps = {
  list(kind: ChatbotKind): Promise<ChatSummary[]>;
  open(id: number): Promise<ReaderChat>;
  ask(question: ChatbotQuestion, stop: AbortSignal): AsyncIterable<string>;
  remove(kind: ChatbotKind, id: number): Promise<void>;
  restore(kind: ChatbotKind, id: number): Promise<void>;
  rename(kind: ChatbotKind, chat: { id: number; title: string }): Promise<void>;
  rate(rating: Rating): Promise<void>;
  kept: ChatRepository;
  now(): Date;
  /** Until it is worth asking again: after a while, and without a network when there is one. Ends when it is told to. */
  pause(ms: number, stop: AbortSignal): Promise<void>;
  /** The chat that is open has got its number. */
  onNumber(kind: ChatbotKind, id: number): void;
};
