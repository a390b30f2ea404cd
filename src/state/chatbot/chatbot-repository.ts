import { NewsstandDb } from '#device/db.ts';
import * as table from '#device/tables/chatbot-chats.ts';
import { waitForSessionRow } from '#device/wait-for-session-row.ts';
import type { ChatRepository } from './chatbot-deps.ts';

const db = new NewsstandDb();

/**
 * The chats of an account in this browser's database; loads Dexie as well. Changes are written in the order in which
 * they were made, from the moment the account's session is saved. @throws DexieError
 */
export function openChats(owner: string): ChatRepository {
  // Where the database is blocked each write reports it itself.
  let previous: Promise<unknown> = waitForSessionRow(db, owner).catch(() => undefined);

  function enqueue(write: () => Promise<void>): Promise<void> {
    const writing = previous.then(write);
    previous = writing.catch(() => undefined);
    return writing;
  }

  return {
    list: (kind) => table.readChatList(db, kind),
    chat: (id) => table.readChat(db, id),
    saveList: (kind, chats) => enqueue(() => table.saveChatList(db, { owner, kind }, chats)),
    saveChat: (chat) => enqueue(() => table.saveChat(db, owner, chat, Date.now())),
  };
}
