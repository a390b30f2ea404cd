import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { becomeReader } from '#device/become-reader.ts';
import { NewsstandDb } from '#device/db.ts';
import type { ChatSummary, ReaderChat } from '#domain/chatbot/reader-chats.ts';
import { openChats } from './chatbot-repository.ts';

const db = new NewsstandDb();
const summary = (id: number): ChatSummary => ({
  id,
  title: `Chat ${id}`,
  date: '2025-04-01T10:00:00.000Z',
  temporary: false,
});
const chat = (id: number): ReaderChat => ({ id, kind: 'digital', title: `Chat ${id}`, messages: [] });
const signIn = (owner: string) => becomeReader(db, { owner, token: owner });

afterEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
});

test('RAG-02 changes made before the session is saved are saved after it, in their order', async () => {
  const kept = openChats('anna');
  const writes = [
    kept.saveList('digital', []),
    kept.saveChat(chat(1)),
    kept.saveList('digital', [summary(1)]),
    kept.saveChat(chat(2)),
  ];
  expect(await kept.list('digital')).toBeNull();
  await signIn('anna');
  await Promise.all(writes);
  expect(await kept.list('digital')).toEqual([summary(1)]);
  expect(await kept.chat(1)).toEqual(chat(1));
  expect(await kept.chat(2)).toEqual(chat(2));
});

test('RAG-02 a list that arrives once the session is saved does not overtake a chat that waited for it', async () => {
  const kept = openChats('anna');
  const early = kept.saveList('digital', []);
  await signIn('anna');
  const later = kept.saveChat(chat(3));
  await Promise.all([early, later]);
  expect(await kept.chat(3)).toEqual(chat(3));
});

test('OFF-06 nothing is saved for an account that is not signed in', async () => {
  await signIn('anna');
  const kept = openChats('anna');
  await kept.saveChat(chat(4));
  await signIn('bruno');
  await kept.saveChat(chat(5));
  expect(await db.chatbotChats.toCollection().primaryKeys()).toEqual([['anna', 4]]);
});
