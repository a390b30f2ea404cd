import type { ChatbotKind } from './kinds.ts';

/** For how many days an address may show an answer. */
export const ANSWER_LINK_DAYS = [1, 7, 14, 30] as const;
export type AnswerLinkDays = (typeof ANSWER_LINK_DAYS)[number];

/** Where a shared answer is read. */
export const SHARED_ANSWER = '/risposta-condivisa';

/** The token stands behind the `#`: browsers send it to nobody, neither with what they ask for nor with where they come from. */
export const sharedAnswerPath = (token: string): string => `${SHARED_ANSWER}#${token}`;

/** The token in an address; null where none stands there. */
export const tokenIn = (fragment: string): string | null =>
  /^#?([A-Za-z0-9_-]{43})$/.exec(fragment)?.[1] ?? null;

/** An answer that is shown to whoever has its address, for a while. */
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

/** What an address shows of an answer to whoever opens it. */
export type SharedAnswer = {
  question: string;
  /** As `answer-text.ts` has it, without what names the chat. */
  content: string;
  sharedAt: string;
  expiresAt: string;
  /** A part of it rests on what who opened it may not read. */
  partial: boolean;
};
