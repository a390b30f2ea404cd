import type { SupportChatMessage } from './chat-message.ts';
import type { ChatState } from './chat-state.ts';

/** A conversation as both sides see it. */
export type Conversation = {
  state: ChatState;
  operator: string | null;
  /** Position in the queue and estimated waiting time, while it waits for an operator. */
  queue: { place: number; minutes: number } | null;
  messages: SupportChatMessage[];
};

/** A third-party live chat in which the conversation continues, with the data passed to it. HLP-11 */
export type ExternalChat = {
  provider: 'livechat';
  license: string;
  name: string | null;
  email: string | null;
  transcript: string;
};

/** A row in the operators' list of conversations. */
export type SupportChatSummary = {
  id: string;
  state: ChatState;
  /** Name of the paper. */
  brand: string;
  /** Name of the reader. */
  name: string;
  /** Text of the latest message of a person. */
  latest: string;
  /** Since when it has waited for an operator; its start if it never did. */
  since: Date;
  operator: string | null;
  unread: number;
};

/** Conversations that wait, the operator's own, and those of other operators. HLP-06 */
export type OperatorChats = Record<'waiting' | 'own' | 'others', SupportChatSummary[]>;

/** A conversation with everything that an operator needs to see. */
export type OperatorChatView = {
  summary: SupportChatSummary;
  conversation: Conversation;
  isOwn: boolean;
  email: string | null;
  /** The reader's subscription as text. */
  subscription: string | null;
  page: string;
  startedAt: Date;
  solved: boolean | null;
  opinion: string | null;
};
