import type { Answering } from '../pages/answering.ts';
import type { Assistant } from './assistant/assistant.ts';
import type { ChatNotices } from './chat-notices.ts';
import type { LiveChat } from './live-chat.ts';
import type { Operators } from './operators.ts';

/** Dependencies of conversations besides a call's context: created once at the start and passed down. */
export type SupportChatService = {
  assistant: Assistant;
  operators: Operators;
  /** Third-party live chat where operators answer; null: on our own page. */
  elsewhere: LiveChat | null;
  notices: ChatNotices;
  /** Who answers in this installation, as the FAQ describes it. */
  answering: Answering;
  /** Stops the notices about conversations to this server. */
  close(): Promise<void>;
};

/** Whether there are operators. */
export const hasOperators = ({ answering }: SupportChatService): boolean => answering.operators !== 'nobody';
