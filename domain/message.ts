import type { LineDetails, LineKind, LineRole } from './support/chat-line.ts';

/** What has become of something a reader said: it waits for the network, has left, is with who answers, was read. HLP-10 */
export type MessageStatus = 'waiting' | 'sent' | 'received' | 'read';

/** Something that was said in a conversation. Only the support chat knows more than who and what. NOT-04, HLP-10 */
export type Message = {
  role: LineRole;
  content: string;
  id?: string;
  /** When, as an ISO instant; what shows it says it in Italian. */
  date?: string;
  kind?: LineKind;
  details?: LineDetails | null;
  status?: MessageStatus;
  /** The message that it answers: its id. */
  quoted?: string | null;
  /** Whoever said it took it back. */
  retracted?: boolean;
  /** The secret of the conversation it belongs to. */
  conversation?: string;
};
