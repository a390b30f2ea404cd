import type { MessageDetails, MessageKind, MessageRole } from './support/chat-message.ts';

/** State of a reader's message: waiting for the network, sent, received by the other side, read. HLP-10 */
export type MessageStatus = 'waiting' | 'sent' | 'received' | 'read';

/** A message of a conversation. Only the support chat sets more than role and content. NOT-04, HLP-10 */
export type Message = {
  role: MessageRole;
  content: string;
  id?: string;
  /** ISO instant; the view writes it in Italian. */
  date?: string;
  kind?: MessageKind;
  details?: MessageDetails | null;
  status?: MessageStatus;
  /** Id of the message that it answers. */
  quoted?: string | null;
  /** Its author has retracted it. */
  retracted?: boolean;
  /** The secret of its conversation. */
  conversation?: string;
};
