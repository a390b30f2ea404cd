import { leftToRetract } from '#domain/support/chat-retraction.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { announceChat } from '../db/support-chats.ts';
import { dropFile } from '../db/support-files.ts';
import { blankLine, findLine } from '../db/support-lines.ts';

type Wish = { id: string; role: 'user' | 'operator' };

export type Retraction = 'done' | 'not-found' | 'too-late';

/** Takes back what somebody said, words and file: that something was said is all that stays. HLP-10 */
export async function retractLine(
  { orm, now }: { orm: Orm; now: Date },
  chatId: string,
  { id, role }: Wish,
): Promise<Retraction> {
  return await orm.transaction(async (tx) => {
    const line = await findLine(tx, chatId, id);
    if (line?.role !== role) return 'not-found';
    if (line.retracted) return 'done';
    if (leftToRetract(line.saidAt, now) === 0) return 'too-late';
    await blankLine(tx, chatId, id);
    await dropFile(tx, chatId, id);
    await announceChat(tx, { chat: chatId, what: 'changed' });
    return 'done';
  });
}
