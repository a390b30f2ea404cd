import { MOST_CHAT_FILES, messageKindOf } from '#domain/support/chat-file.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { announceChat, changeChatIn, changeChatOfOperator } from '../../db/support-chats.ts';
import { keepFile } from '../../db/support-files.ts';
import { addMessage, countFileMessages } from '../../db/support-messages.ts';
import type { ChatFile } from './read-file.ts';

/** `operatorId`: the operator who sends it; null for the reader. */
type Sent = { id: string; operatorId: string | null; file: ChatFile };

/** Sends a file in a conversation that an operator has joined; a file sent again is stored once. HLP-10 */
export async function sayFile(
  { orm, now }: { orm: Orm; now: Date },
  chatId: string,
  { id, operatorId, file: { name, type, bytes } }: Sent,
): Promise<'done' | 'no-operator' | 'too-many'> {
  return await orm.transaction(async (tx) => {
    // Locks the conversation: simultaneous files are counted one after the other, and the conversation cannot end
    // meanwhile.
    const held =
      operatorId === null
        ? await changeChatIn(tx, chatId, ['operator'], { saidAt: now })
        : await changeChatOfOperator(tx, operatorId, chatId, { saidAt: now });
    if (!held) return 'no-operator';
    const role = operatorId === null ? 'user' : 'operator';
    if ((await countFileMessages(tx, chatId, { role, besides: id })) >= MOST_CHAT_FILES) return 'too-many';
    const details = { name, type, bytes: bytes.byteLength };
    const message = { id, role, kind: messageKindOf(type), content: name, details, saidAt: now } as const;
    if (!(await addMessage(tx, chatId, message))) return 'done';
    await keepFile(tx, { chatId, id, name, type, bytes, sentAt: now });
    await announceChat(tx, { chat: chatId, what: 'changed' });
    return 'done';
  });
}
