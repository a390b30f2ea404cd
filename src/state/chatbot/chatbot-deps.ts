import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { AnswerVote, ChatbotQuestion, ChatSummary, ReaderChat } from '#domain/chatbot/reader-chats.ts';

/** Chats saved on the device. Every call may fail. */
export type ChatRepository = {
  list(kind: ChatbotKind): Promise<readonly ChatSummary[] | null>;
  chat(id: number): Promise<ReaderChat | null>;
  saveList(kind: ChatbotKind, chats: readonly ChatSummary[]): Promise<void>;
  saveChat(chat: ReaderChat): Promise<void>;
};

type Rating = { chatId: number; messageId: number; vote: AnswerVote; reason: string };

/** Calls and services of the chatbot. All but `ask` may throw an ApiError; `ask` throws while it is read. */
export type ChatbotDeps = {
  list(kind: ChatbotKind): Promise<ChatSummary[]>;
  open(id: number): Promise<ReaderChat>;
  ask(question: ChatbotQuestion, stop: AbortSignal): AsyncIterable<string>;
  remove(kind: ChatbotKind, id: number): Promise<void>;
  restore(kind: ChatbotKind, id: number): Promise<void>;
  rename(kind: ChatbotKind, chat: { id: number; title: string }): Promise<void>;
  rate(rating: Rating): Promise<void>;
  saved: ChatRepository;
  now(): Date;
  /** Waits until a retry makes sense: for `ms`, and offline until there is a network. Ends when it is aborted. */
  pause(ms: number, stop: AbortSignal): Promise<void>;
  /** Called when the open chat has received its number. */
  onNumber(kind: ChatbotKind, id: number): void;
};
