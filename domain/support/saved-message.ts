import type { Message } from '../message.ts';
import type { Conversation } from './conversation.ts';

/** A message of the support chat as it lies on the device. */
export type SavedMessage = Required<Message>;

/** The messages of the support chat among what was kept; whatever else somebody wrote there is none. */
export const savedMessagesIn = (list: readonly Message[]): SavedMessage[] =>
  list.filter(
    (message): message is SavedMessage =>
      typeof message.id === 'string' &&
      typeof message.date === 'string' &&
      typeof message.conversation === 'string' &&
      message.status !== undefined,
  );

/** What an operator, or the house itself, has said and the reader has not seen yet. HLP-10 */
export const isUnread = ({ role, status }: SavedMessage): boolean =>
  (role === 'operator' || role === 'system') && status !== 'read';

type Said = { id: string; content: string; quoted?: string | null; conversation: string; now: Date };

/** What a reader has just said, for as long as the server has not got it. */
export const saidNow = ({ id, content, quoted = null, conversation, now }: Said): SavedMessage => ({
  ...{ id, role: 'user', kind: 'text', content, details: null, quoted, retracted: false },
  ...{ date: now.toISOString(), status: 'waiting', conversation },
});

/**
 * What is shown once the server has told what it has: that, and after it what still waits. What a reader said has been
 * received where anything came after it. HLP-10
 */
export function mergedMessages(
  kept: readonly SavedMessage[],
  conversation: string,
  { messages }: Pick<Conversation, 'messages'>,
): SavedMessage[] {
  const last = messages.findLastIndex(({ role }) => role !== 'user');
  const told = messages.map((message, at): SavedMessage => {
    const { id, role, kind, content, details, saidAt, readAt, quoted, retracted } = message;
    const status = readAt ? 'read' : role !== 'user' || at < last ? 'received' : 'sent';
    const date = saidAt.toISOString();
    return { id, role, kind, content, details, date, status, quoted, retracted, conversation };
  });
  const known = new Set(told.map(({ id }) => id));
  return [...told, ...kept.filter(({ id, status }) => status === 'waiting' && !known.has(id))];
}
