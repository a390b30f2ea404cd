import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChatSummary, ReaderChat } from '#domain/chatbot/reader-chats.ts';
import { NewsstandDb } from '../db.ts';
import { MAX_CHATS, readChat, readChatList, saveChat, saveChatList } from './chatbot-chats.ts';

let db: NewsstandDb;
beforeEach(async () => {
  db = new NewsstandDb('chatbot-chats-test');
  await db.session.put({ id: 'current', owner: 'anna', token: 't' });
});
afterEach(() => db.delete());

const summary = (id: number): ChatSummary => ({
  id,
  title: `Chat ${id}`,
  date: '2025-04-03T10:00:00Z',
  temporary: false,
});
const chat = (id: number): ReaderChat => ({ id, kind: 'digital', title: `Chat ${id}`, messages: [] });

test('RAG-02 lists are saved by kind, and a chat that is no longer listed is removed', async () => {
  await saveChatList(db, { owner: 'anna', kind: 'digital' }, [summary(1), summary(2)]);
  await saveChat(db, 'anna', chat(1), 1);
  await saveChat(db, 'anna', chat(2), 2);
  expect(await readChatList(db, 'digital')).toEqual([summary(1), summary(2)]);
  expect(await readChatList(db, 'online_economia')).toBeNull();
  await saveChatList(db, { owner: 'anna', kind: 'digital' }, [summary(2)]);
  expect(await readChat(db, 1)).toBeNull();
  expect(await readChat(db, 2)).toEqual(chat(2));
});

test('OFF-06 an account neither reads nor writes the chats of another', async () => {
  await saveChatList(db, { owner: 'anna', kind: 'digital' }, [summary(1)]);
  await saveChat(db, 'anna', chat(1), 1);
  await db.session.put({ id: 'current', owner: 'bruno', token: 't' });
  expect(await readChatList(db, 'digital')).toBeNull();
  expect(await readChat(db, 1)).toBeNull();
  await saveChat(db, 'anna', chat(2), 2);
  await saveChatList(db, { owner: 'anna', kind: 'digital' }, [summary(2)]);
  expect(await db.chatbotChats.toArray()).toMatchObject([{ id: 1 }]);
});

test('RAG-02 the least recently opened chats are removed first', async () => {
  for (let id = 1; id <= MAX_CHATS + 1; id++) await saveChat(db, 'anna', chat(id), id);
  expect(await readChat(db, 1)).toBeNull();
  expect(await db.chatbotChats.count()).toBe(MAX_CHATS);
});
