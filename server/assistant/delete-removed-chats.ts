import { undoableSince } from '#domain/undo-period.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { eraseDeletedChats } from './db/chatbot-chats.ts';

/** Deletes chats whose deletion can no longer be undone. RAG-02 */
export const deleteRemovedChats = (orm: Orm, now: Date): Promise<void> =>
  eraseDeletedChats(orm, undoableSince(now));
