import type { ReactNode } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { AnswerVote } from '#domain/chatbot/reader-chats.ts';
import type { ChatbotStore } from '#src/state/chatbot/chatbot-store.ts';
import type { ConversationMessage } from '#src/state/chatbot/conversation.ts';

/** Dependencies of actions, with `say`, which shows their messages. */
export type ActionDeps = {
  api: () => Promise<Api>;
  brand: PublicBrand;
  store: ChatbotStore;
  say: (words: ReactNode) => void;
};

/** Actions on answers and their chat. */
export type ChatActions = {
  /** Resolves to whether the rating was stored. */
  onRate: (answer: ConversationMessage, vote: AnswerVote, reason: string) => Promise<boolean>;
  onCopy: (answer: ConversationMessage) => void;
  onMarkdown: () => void;
  onPdf: () => void;
};

/** Ways to save an answer's sources. */
export type SourceActions = {
  /** Saves them to a folder of favourites named after the question. */
  onFolder: (answer: ConversationMessage) => void;
  /** Adds them to today's press review, under the question. */
  onReview: (answer: ConversationMessage) => void;
  /** Downloads them as a PDF with the answer. */
  onAnswerPdf: (answer: ConversationMessage) => void;
};

export type AnswerActions = ChatActions &
  SourceActions & {
    /** Opens the links of an answer. */
    onShare: (answer: ConversationMessage) => void;
  };
