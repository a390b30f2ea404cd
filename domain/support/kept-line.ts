import type { Message } from '../message.ts';
import type { Conversation } from './conversation.ts';

/** A line of the support chat as it lies on the device. */
export type KeptLine = Required<Message>;

/** The lines of the support chat among what was kept; whatever else somebody wrote there is none. */
export const keptLines = (list: readonly Message[]): KeptLine[] =>
  list.filter(
    (message): message is KeptLine =>
      typeof message.id === 'string' &&
      typeof message.date === 'string' &&
      typeof message.conversation === 'string' &&
      message.status !== undefined,
  );

/** What an operator, or the house itself, has said and the reader has not seen yet. HLP-10 */
export const isUnread = ({ role, status }: KeptLine): boolean =>
  (role === 'operator' || role === 'system') && status !== 'read';

type Said = { id: string; content: string; quoted?: string | null; conversation: string; now: Date };

/** What a reader has just said, for as long as the server has not got it. */
export const saidNow = ({ id, content, quoted = null, conversation, now }: Said): KeptLine => ({
  ...{ id, role: 'user', kind: 'text', content, details: null, quoted, retracted: false },
  ...{ date: now.toISOString(), status: 'waiting', conversation },
});

/**
 * What is shown once the server has told what it has: that, and after it what still waits. What a reader said has been
 * received where anything came after it. HLP-10
 */
export function mergedLines(
  kept: readonly KeptLine[],
  conversation: string,
  { lines }: Pick<Conversation, 'lines'>,
): KeptLine[] {
  const last = lines.findLastIndex(({ role }) => role !== 'user');
  const told = lines.map((line, at): KeptLine => {
    const { id, role, kind, content, details, saidAt, readAt, quoted, retracted } = line;
    const status = readAt ? 'read' : role !== 'user' || at < last ? 'received' : 'sent';
    const date = saidAt.toISOString();
    return { id, role, kind, content, details, date, status, quoted, retracted, conversation };
  });
  const known = new Set(told.map(({ id }) => id));
  return [...told, ...kept.filter(({ id, status }) => status === 'waiting' && !known.has(id))];
}
