import type { Message } from '../message.ts';
import type { Conversation } from './conversation.ts';

/** A message of the support chat as saved on the device. */
export type SavedMessage = Required<Message>;

/** The messages of the support chat in a saved list; other entries are left out. */
export const savedMessagesIn = (list: readonly Message[]): SavedMessage[] =>
  list.filter(
    (message): message is SavedMessage =>
      typeof message.id === 'string' &&
      typeof message.date === 'string' &&
      typeof message.conversation === 'string' &&
      message.status !== undefined,
  );

/** Whether a message of an operator or of the system has not been read yet. HLP-10 */
export const isUnread = ({ role, status }: SavedMessage): boolean =>
  (role === 'operator' || role === 'system') && status !== 'read';

type NewMessageData = {
  id: string;
  content: string;
  quoted?: string | null;
  /** The conversation's secret, by which its messages are saved. */
  secret: string;
  now: Date;
};

/** A message that the reader has just written and the server does not have yet. */
export const newMessage = ({ id, content, quoted = null, secret, now }: NewMessageData): SavedMessage => ({
  id,
  role: 'user',
  kind: 'text',
  content,
  details: null,
  quoted,
  retracted: false,
  date: now.toISOString(),
  status: 'waiting',
  conversation: secret,
});

/**
 * Messages to show after the server has answered: the server's, then those that still wait. A reader's message counts
 * as received if one from somebody else follows it. HLP-10
 */
export function mergedMessages(
  saved: readonly SavedMessage[],
  secret: string,
  { messages }: Pick<Conversation, 'messages'>,
): SavedMessage[] {
  const last = messages.findLastIndex(({ role }) => role !== 'user');
  const fromServer = messages.map((message, index): SavedMessage => {
    const { id, role, kind, content, details, saidAt, readAt, quoted, retracted } = message;
    const status = readAt ? 'read' : role !== 'user' || index < last ? 'received' : 'sent';
    const date = saidAt.toISOString();
    return { id, role, kind, content, details, date, status, quoted, retracted, conversation: secret };
  });
  const idsFromServer = new Set(fromServer.map(({ id }) => id));
  return [...fromServer, ...saved.filter(({ id, status }) => status === 'waiting' && !idsFromServer.has(id))];
}
