import { NewsstandDb } from '#device/db.ts';
import * as table from '#device/tables/chatbot-chats.ts';
import { readSession } from '#device/tables/session.ts';
import type { KeptChats } from './chatbot-store.ts';

const db = new NewsstandDb();

/** A page's session is written down a moment after its start; what is told before waits so long for it. */
const WRITTEN_MS = 4000;

async function whenWritten(owner: string): Promise<void> {
  if ((await readSession(db))?.owner === owner) return;
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_MS));
}

/** The chats of an account in this browser's database; Dexie comes with it. @throws DexieError */
export const openChats = (owner: string): KeptChats => ({
  list: (kind) => table.readChatList(db, kind),
  chat: (id) => table.readChat(db, id),
  async keepList(kind, chats) {
    await whenWritten(owner);
    await table.keepChatList(db, { owner, kind }, chats);
  },
  async keepChat(chat) {
    await whenWritten(owner);
    await table.keepChat(db, owner, chat, Date.now());
  },
});
