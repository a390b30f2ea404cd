import { retractionMsLeft } from '#domain/support/chat-retraction.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { notifyServers } from '../db/support-chats.ts';
import { deleteFile } from '../db/support-files.ts';
import { clearRetractedMessage, findMessage } from '../db/support-messages.ts';

type MessageToRetract = { id: string; role: 'user' | 'operator' };

/** Retracts a message: deletes its text and file; only the fact that there was a message stays. HLP-10 */
export async function retractMessage(
  { orm, now }: { orm: Orm; now: Date },
  chatId: string,
  { id, role }: MessageToRetract,
): Promise<Result<void, 'no-such-message' | 'too-late-to-retract'>> {
  return await orm.transaction(async (tx) => {
    const message = await findMessage(tx, chatId, id);
    if (message?.role !== role) return failure('no-such-message');
    if (message.retracted) return DONE;
    if (retractionMsLeft(message.saidAt, now) === 0) return failure('too-late-to-retract');
    await clearRetractedMessage(tx, chatId, id);
    await deleteFile(tx, chatId, id);
    await notifyServers(tx, { chat: chatId, what: 'changed' });
    return DONE;
  });
}
