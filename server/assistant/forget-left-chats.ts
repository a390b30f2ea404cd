import { takenBackSince } from '#domain/taken-back.ts';
import { forgetDeletedChats } from '#server/base/db/chatbot-chats.ts';
import type { Orm } from '#server/base/db/connect.ts';

/** Forgets chats whose deletion can be taken back no more. RAG-02 */
export const forgetLeftChats = (orm: Orm, now: Date): Promise<void> =>
  forgetDeletedChats(orm, takenBackSince(now));
