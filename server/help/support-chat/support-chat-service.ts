import type { Answering } from '../pages/answering.ts';
import type { Assistant } from './assistant/assistant.ts';
import type { ChatNotices } from './chat-notices.ts';
import type { LiveChat } from './live-chat.ts';
import type { Operators } from './operators.ts';

/** What conversations need besides a call: made once at the start and passed down. */
export type SupportChatService = {
  assistant: Assistant;
  operators: Operators;
  /** Where operators answer; null: on our own page. */
  elsewhere: LiveChat | null;
  notices: ChatNotices;
  /** As the FAQ tells of it. */
  answering: Answering;
  /** Ends that this server is told of conversations. */
  close(): Promise<void>;
};

/** Whether anybody answers besides the assistant. */
export const hasOperators = ({ answering }: SupportChatService): boolean => answering.operators !== 'nobody';
