import type { MessageDetails, MessageKind, MessageRole } from './support/chat-message.ts';

/** What has become of something a reader said: it waits for the network, has left, is with who answers, was read. HLP-10 */
export type MessageStatus = 'waiting' | 'sent' | 'received' | 'read';

/** Something that was said in a conversation. Only the support chat knows more than who and what. NOT-04, HLP-10 */
export type Message = {
  role: MessageRole;
  content: string;
  id?: string;
  /** When, as an ISO instant; what shows it says it in Italian. */
  date?: string;
  kind?: MessageKind;
  details?: MessageDetails | null;
  status?: MessageStatus;
  /** The message that it answers: its id. */
  quoted?: string | null;
  /** Whoever said it took it back. */
  retracted?: boolean;
  /** The secret of the conversation it belongs to. */
  conversation?: string;
};
