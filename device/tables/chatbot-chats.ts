import type { Dexie, Table } from 'dexie';
import type { ChatbotKind } from '#domain/chatbot/kinds.ts';
import type { ChatSummary, ReaderChat } from '#domain/chatbot/reader-chats.ts';
import type { SessionMirror } from './session.ts';

/** The list of an account's chats of one kind, as last received from the server. RAG-02 */
export type SavedChatList = { owner: string; kind: ChatbotKind; chats: ChatSummary[] };

/**
 * A chat that was opened here. `readAt` (stored name) is when it was last saved, in milliseconds since the
 * epoch.
 */
export type SavedChat = ReaderChat & { owner: string; readAt: number };

type Db = Pick<Dexie, 'transaction'> & {
  chatbotLists: Table<SavedChatList, [owner: string, kind: string]>;
  chatbotChats: Table<SavedChat, [owner: string, id: number]>;
  session: Table<SessionMirror, string>;
};

/** Maximum number of saved chats of an account; the least recently saved are removed first. */
export const MAX_CHATS = 60;

const signedInOwner = async (db: Pick<Db, 'session'>) => (await db.session.get('current'))?.owner;

/** The saved list of chats; null if none is saved, or nobody is signed in. */
export async function readChatList(db: Db, kind: ChatbotKind): Promise<ChatSummary[] | null> {
  const owner = await signedInOwner(db);
  return owner === undefined ? null : ((await db.chatbotLists.get([owner, kind]))?.chats ?? null);
}

/** A saved chat; null if it was not opened here. */
export async function readChat(db: Db, id: number): Promise<ReaderChat | null> {
  const owner = await signedInOwner(db);
  const saved = owner === undefined ? undefined : await db.chatbotChats.get([owner, id]);
  if (!saved) return null;
  const { owner: _owner, readAt: _readAt, ...chat } = saved;
  return chat;
}

/** Saves a list of chats, and removes saved chats that it no longer names. */
export const saveChatList = (
  db: Db,
  listKey: Pick<SavedChatList, 'owner' | 'kind'>,
  chats: readonly ChatSummary[],
): Promise<void> =>
  db.transaction('rw', db.chatbotLists, db.chatbotChats, db.session, async () => {
    // The answer is discarded if the session ended meanwhile.
    if ((await signedInOwner(db)) !== listKey.owner) return;
    await db.chatbotLists.put({ ...listKey, chats: [...chats] });
    const listed = new Set(chats.map(({ id }) => id));
    await db.chatbotChats
      .where('owner')
      .equals(listKey.owner)
      .filter(({ id, kind }) => kind === listKey.kind && !listed.has(id))
      .delete();
  });

export const saveChat = (db: Db, owner: string, chat: ReaderChat, now: number): Promise<void> =>
  db.transaction('rw', db.chatbotChats, db.session, async () => {
    if ((await signedInOwner(db)) !== owner) return;
    await db.chatbotChats.put({ ...chat, owner, readAt: now });
    const all = await db.chatbotChats.where('owner').equals(owner).sortBy('readAt');
    const surplus = all.slice(0, Math.max(0, all.length - MAX_CHATS));
    await db.chatbotChats.bulkDelete(surplus.map(({ id }): [string, number] => [owner, id]));
  });
