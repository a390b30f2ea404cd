import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Message } from '#domain/message.ts';
import { emittedValues } from '#tests/support/emitted-values.ts';
import { NewsstandDb } from '../db.ts';
import { changeMessages, readMessages, watchMessages } from './messages.ts';

let db: NewsstandDb;
beforeEach(() => {
  db = new NewsstandDb('messages-test');
});
afterEach(() => db.delete());

const said = (content: string): Message => ({ role: 'user', content });
const add = (key: string, content: string) => changeMessages(db, key, (list) => [...list, said(content)]);
const words = async (key: string) => (await readMessages(db, key)).map(({ content }) => content);
const signIn = (owner: string) => db.session.put({ id: 'current', owner, token: owner });

test('NOT-04 each conversation is saved under its own key, in the order of its messages', async () => {
  await add('chat', 'Buongiorno');
  await add('chat', 'Non ricevo il giornale');
  await add('assistente', 'Altro');
  expect(await words('chat')).toEqual(['Buongiorno', 'Non ricevo il giornale']);
});

test('NOT-04 simultaneous changes in two tabs lose no message', async () => {
  await Promise.all(['a', 'b', 'c'].map((word) => add('chat', word)));
  expect((await words('chat')).sort()).toEqual(['a', 'b', 'c']);
});

test('NOT-04 an emptied conversation leaves nothing on the device', async () => {
  await add('chat', 'Buongiorno');
  await changeMessages(db, 'chat', () => []);
  expect(await db.messages.count()).toBe(0);
});

test('OFF-06 no reader sees the messages of another', async () => {
  await signIn('anna');
  await add('chat', 'di Anna');
  await signIn('bruno');
  expect(await words('chat')).toEqual([]);
  await add('chat', 'di Bruno');
  await signIn('anna');
  expect(await words('chat')).toEqual(['di Anna']);
});

test('NOT-04 another tab shows new messages, and signing out removes them', async () => {
  const other = new NewsstandDb('messages-test');
  await signIn('anna');
  let stop = () => {};
  const lists = await emittedValues<string[]>(
    (tell, fail) => {
      stop = watchMessages(other, 'chat', (list) => tell(list.map(({ content }) => content)), fail);
    },
    [() => add('chat', 'Buongiorno'), () => db.session.clear()],
  );
  expect(lists).toEqual([[], ['Buongiorno'], []]);
  stop();
  other.close();
});
