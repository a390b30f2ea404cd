import type { ChatMessage } from './chat-message.ts';
import type { ChatState } from './chat-state.ts';

/** A conversation as both sides see it. */
export type Conversation = {
  state: ChatState;
  operator: string | null;
  /** While it waits for an operator: its place, and how long that may take. */
  queue: { place: number; minutes: number } | null;
  messages: ChatMessage[];
};

/** Where a conversation goes on in a live chat of somebody else's, with what is handed to it. HLP-11 */
export type Elsewhere = {
  provider: 'livechat';
  license: string;
  name: string | null;
  email: string | null;
  transcript: string;
};

/** A conversation in a row of the operators' list. */
export type ChatSummary = {
  id: string;
  state: ChatState;
  /** Name of the paper. */
  brand: string;
  /** Of the reader. */
  name: string;
  latest: string;
  since: Date;
  operator: string | null;
  unread: number;
};

/** What waits, what is the operator's own, and what others are in. HLP-06 */
export type OperatorChats = Record<'waiting' | 'own' | 'others', ChatSummary[]>;

/** All that an operator has to know of a conversation. */
export type OperatorChatView = {
  summary: ChatSummary;
  conversation: Conversation;
  isOwn: boolean;
  email: string | null;
  /** In words. */
  subscription: string | null;
  page: string;
  startedAt: Date;
  solved: boolean | null;
  opinion: string | null;
};
