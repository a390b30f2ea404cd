import type { ChatbotKind } from './kinds.ts';

/** Numbers of days for which an answer may be shared. */
export const ANSWER_LINK_DAYS = [1, 7, 14, 30] as const;
export type AnswerLinkDays = (typeof ANSWER_LINK_DAYS)[number];

/** Page of a shared answer. */
export const SHARED_ANSWER = '/risposta-condivisa';

/**
 * Path with the token behind the `#`, because browsers send that part to no server, neither in requests nor in the
 * referrer.
 */
export const sharedAnswerPath = (token: string): string => `${SHARED_ANSWER}#${token}`;

/** The token in an address; null if there is none. */
export const tokenIn = (fragment: string): string | null =>
  /^#?([A-Za-z0-9_-]{43})$/.exec(fragment)?.[1] ?? null;

/** An answer that can be read by everybody who has its address, for a limited time. */
export type AnswerLink = {
  id: number;
  chatId: number;
  messageId: number;
  kind: ChatbotKind;
  question: string;
  createdAt: string;
  expiresAt: string;
  opened: number;
  lastOpenedAt: string | null;
};

/** Contents of a shared answer, as its page shows them. */
export type SharedAnswer = {
  question: string;
  /** In the format of `answer-text.ts`, without what identifies the chat. */
  content: string;
  sharedAt: string;
  expiresAt: string;
  /** True if a part of it is based on articles that the person who opened it may not read. */
  partial: boolean;
};
