import { undoableSince } from '#domain/undo-period.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { forgetDeletedChats } from './db/chatbot-chats.ts';

/** Deletes chats whose deletion can no longer be undone. RAG-02 */
export const forgetLeftChats = (orm: Orm, now: Date): Promise<void> =>
  forgetDeletedChats(orm, undoableSince(now));
