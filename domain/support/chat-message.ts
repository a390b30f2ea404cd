/** What a message of a conversation may be. HLP-10 */
export const MESSAGE_KINDS = [
  ...(['text', 'photo', 'video', 'file', 'audio'] as const),
  ...(['location', 'meeting', 'spotify', 'system'] as const),
];
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** `system`: said by nobody, such as that an operator has come. */
export type MessageRole = 'user' | 'assistant' | 'operator' | 'system';

/** What a message has besides its words. */
export type MessageDetails = {
  /** Where a place, a meeting or a song opens. */
  url?: string;
  /** Of a picture, a film, a sound or a paper. */
  name?: string;
  type?: string;
  bytes?: number;
  /** When a meeting is, as an ISO instant. */
  at?: string;
  /** Of the assistant's answer, where it is laid out; clean HTML. */
  html?: string;
  /** The page on which the case is solved. */
  action?: { label: string; path: string };
  /** The answers of the FAQ that it rests on: their slugs and questions. */
  sources?: { slug: string; question: string }[];
  /** Words of the FAQ that an operator passed on. HLP-10 */
  forwarded?: boolean;
  /** False of an answer that says it does not know. */
  knows?: boolean;
};

/** A message as the server keeps it. HLP-09 */
export type ChatMessage = {
  id: string;
  role: MessageRole;
  kind: MessageKind;
  content: string;
  details: MessageDetails | null;
  saidAt: Date;
  readAt: Date | null;
  /** The message that it answers: its id. */
  quoted: string | null;
  /** Its sender took it back: there are no words any more. */
  retracted: boolean;
};

/** What a reader may say at once. HLP-08 */
export const SHORTEST_TURN = 8;
export const LONGEST_TURN = 500;
