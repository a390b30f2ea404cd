import type { AnsweringSetup } from '../pages/answering-setup.ts';
import type { Assistant } from './assistant/assistant.ts';
import type { ChatNotifications } from './chat-notifications.ts';
import type { ExternalChatProvider } from './external-chat.ts';
import type { Operators } from './operators.ts';

/** Dependencies of conversations besides a call's context: created once at the start and passed down. */
export type SupportChatService = {
  assistant: Assistant;
  operators: Operators;
  /**
   * External chat in which operators answer; null if they answer on our own page, or there are none.
   */
  externalChatProvider: ExternalChatProvider | null;
  notifications: ChatNotifications;
  /** Who answers in this installation, as the FAQ describes it. */
  answering: AnsweringSetup;
  /** Ends the subscription to the database's notifications. */
  close(): Promise<void>;
};

/** Whether there are operators. */
export const hasOperators = ({ answering }: SupportChatService): boolean => answering.operators !== 'nobody';
