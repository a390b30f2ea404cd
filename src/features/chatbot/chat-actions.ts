import type { ReactNode } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { AnswerVote } from '#domain/chatbot/reader-chats.ts';
import type { ChatbotStore } from '#src/state/chatbot/chatbot-store.ts';
import type { ConversationMessage } from '#src/state/chatbot/conversation.ts';

/** By what actions are done, and where what is said of them goes. */
export type ActionDeps = {
  api: () => Promise<Api>;
  brand: PublicBrand;
  store: ChatbotStore;
  say: (words: ReactNode) => void;
};

/** What is done with answers and their chat. */
export type ChatActions = {
  /** Tells whether it was written down. */
  onRate: (answer: ConversationMessage, vote: AnswerVote, reason: string) => Promise<boolean>;
  onCopy: (answer: ConversationMessage) => void;
  onMarkdown: () => void;
  onPdf: () => void;
};

/** How an answer's sources are kept. */
export type SourceActions = {
  /** Into a folder of favourites that is called as the question. */
  onFolder: (answer: ConversationMessage) => void;
  /** Into today's press review, under the question. */
  onReview: (answer: ConversationMessage) => void;
  /** As a document with the answer. */
  onAnswerPdf: (answer: ConversationMessage) => void;
};

export type AnswerActions = ChatActions &
  SourceActions & {
    /** Leads to its links. */
    onShare: (answer: ConversationMessage) => void;
  };
