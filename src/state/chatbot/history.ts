import type { ApiErrorKind } from '#domain/api-error.ts';
import { type ChatSummary, NEW_CHAT_ID } from '#domain/chatbot/reader-chats.ts';

/**
 * The list of past chats. `chats` is null until it is known; `failure` tells why the server's list could not be loaded.
 */
export type ChatHistory = { chats: readonly ChatSummary[] | null; failure: ApiErrorKind | null };

export const CHATS_NOT_LOADED: ChatHistory = { chats: null, failure: null };

/** Name of a chat that has no name yet. RAG-03 */
export const NEW_CHAT_TITLE = 'Nuova Chat';

const isNew = ({ id }: ChatSummary) => id === NEW_CHAT_ID;

/** Applies a new list; a chat that is just being started stays above it. RAG-03 */
export const withServerList = (history: ChatHistory, chats: readonly ChatSummary[]): ChatHistory => ({
  chats: [...(history.chats ?? []).filter(isNew), ...chats],
  failure: null,
});

export const withFailure = ({ chats }: ChatHistory, failure: ApiErrorKind): ChatHistory => ({
  chats,
  failure,
});

/** Adds a new chat: it is listed before the server has given it a number. RAG-03 */
export const withNewChat = (history: ChatHistory, now: string): ChatHistory => ({
  ...history,
  chats: [
    { id: NEW_CHAT_ID, title: NEW_CHAT_TITLE, date: now, temporary: true },
    ...(history.chats ?? []).filter((chat) => !isNew(chat)),
  ],
});

export const withoutNewChat = (history: ChatHistory): ChatHistory =>
  history.chats?.some(isNew) ? { ...history, chats: history.chats.filter((chat) => !isNew(chat)) } : history;

/** Moves a chat with a new message to the top; a new chat has its number and name by now. RAG-03 */
export const withChatOnTop = (history: ChatHistory, chat: ChatSummary): ChatHistory => ({
  ...history,
  chats: [chat, ...(history.chats ?? []).filter((listed) => !isNew(listed) && listed.id !== chat.id)],
});

export const withoutChat = (history: ChatHistory, id: number): ChatHistory => ({
  ...history,
  chats: history.chats?.filter((chat) => chat.id !== id) ?? null,
});

export const withRenamedChat = (history: ChatHistory, id: number, title: string): ChatHistory => ({
  ...history,
  chats: history.chats?.map((chat) => (chat.id === id ? { ...chat, title } : chat)) ?? null,
});
