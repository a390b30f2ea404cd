import { leftToRetract } from '#domain/support/chat-retraction.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { announceChat } from '../db/support-chats.ts';
import { dropFile } from '../db/support-files.ts';
import { findMessage, withdrawMessage } from '../db/support-messages.ts';

type MessageToRetract = { id: string; role: 'user' | 'operator' };

export type Retraction = 'done' | 'not-found' | 'too-late';

/** Withdraws a message with its text and file; only the fact that there was a message stays. HLP-10 */
export async function retractMessage(
  { orm, now }: { orm: Orm; now: Date },
  chatId: string,
  { id, role }: MessageToRetract,
): Promise<Retraction> {
  return await orm.transaction(async (tx) => {
    const message = await findMessage(tx, chatId, id);
    if (message?.role !== role) return 'not-found';
    if (message.retracted) return 'done';
    if (leftToRetract(message.saidAt, now) === 0) return 'too-late';
    await withdrawMessage(tx, chatId, id);
    await dropFile(tx, chatId, id);
    await announceChat(tx, { chat: chatId, what: 'changed' });
    return 'done';
  });
}
