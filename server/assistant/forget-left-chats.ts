import { takenBackSince } from '#domain/taken-back.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { forgetDeletedChats } from './db/chatbot-chats.ts';

/** Forgets chats whose deletion can be taken back no more. RAG-02 */
export const forgetLeftChats = (orm: Orm, now: Date): Promise<void> =>
  forgetDeletedChats(orm, takenBackSince(now));
