import type { Conversation } from '#domain/support/conversation.ts';
import { changeChatInState, notifyServers, type SupportChat } from '../db/support-chats.ts';
import { addMessage } from '../db/support-messages.ts';
import { conversationOf } from './conversation.ts';
import { chatStrings as strings } from './strings.ts';
import type { SupportChatContext } from './support-chat-context.ts';
import { systemMessage } from './system-message.ts';

/** The reader's verdict: whether it helped, and an opinion. */
export type Verdict = { solved: boolean | null; opinion: string | null };

/** Ends a conversation for its reader; if it has ended already, only the verdict is stored. HLP-06 */
export async function endChat(
  { orm, now }: Pick<SupportChatContext, 'orm' | 'now'>,
  chat: SupportChat,
  { solved, opinion }: Verdict,
): Promise<Conversation> {
  const verdict = {
    ...(solved !== null && { solved: solved ? ('yes' as const) : ('no' as const) }),
    ...(opinion !== null && { opinion }),
  };
  const ended = await orm.transaction(async (tx) => {
    const changed = await changeChatInState(tx, chat.id, ['assistant', 'waiting', 'operator'], {
      state: 'ended',
      endedAt: now,
      ...verdict,
    });
    if (!changed)
      return Object.keys(verdict).length > 0 && (await changeChatInState(tx, chat.id, ['ended'], verdict));
    // A conversation that has not waited for an operator is in no operator's list, so nobody has to be told.
    if (changed.waitingSince === null) return changed;
    await addMessage(tx, chat.id, { ...systemMessage(strings.endedByReader), saidAt: now });
    await notifyServers(tx, { chat: chat.id, what: 'changed' });
    return changed;
  });
  return await conversationOf(orm, ended || chat);
}
