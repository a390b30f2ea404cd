/** The kinds of message in a conversation. HLP-10 */
export const MESSAGE_KINDS = [
  ...(['text', 'photo', 'video', 'file', 'audio'] as const),
  ...(['location', 'meeting', 'spotify', 'system'] as const),
];
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Role of the sender. `system` messages have no sender, such as the one that an operator has joined. */
export type MessageRole = 'user' | 'assistant' | 'operator' | 'system';

/** Data of a message besides its text. */
export type MessageDetails = {
  /** Address of a place, a meeting or a song. */
  url?: string;
  /** Name of the file in a photo, video, audio or file message. */
  name?: string;
  type?: string;
  bytes?: number;
  /** Start of a meeting, as an ISO instant. */
  at?: string;
  /** The assistant's answer with its layout, as clean HTML. */
  html?: string;
  /** Link to the page on which the reader can solve the problem. */
  action?: { label: string; path: string };
  /** FAQ answers on which the answer is based: their slugs and questions. */
  sources?: { slug: string; question: string }[];
  /** Whether the text is an FAQ answer that an operator passed on. HLP-10 */
  forwarded?: boolean;
  /** False if the assistant's answer is that it does not know. */
  knows?: boolean;
};

/** A message as stored on the server. HLP-09 */
export type SupportChatMessage = {
  id: string;
  role: MessageRole;
  kind: MessageKind;
  content: string;
  details: MessageDetails | null;
  saidAt: Date;
  readAt: Date | null;
  /** Id of the message that it replies to. */
  quoted: string | null;
  /** Whether the sender has taken it back; its text is then removed. */
  retracted: boolean;
};

/** Minimum and maximum length of a reader's message. HLP-08 */
export const MIN_MESSAGE_LENGTH = 8;
export const MAX_MESSAGE_LENGTH = 500;
