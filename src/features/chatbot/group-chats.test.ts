import { expect, test } from 'vitest';
import { groupChats } from './group-chats.ts';

const chat = (id: number, title: string, date: string) => ({ id, title, date, temporary: false });
const CHATS = [
  chat(1, 'Porti e container', '2025-03-10T09:00:00Z'),
  chat(2, 'Perché la città d’acqua', '2025-04-03T08:00:00Z'),
  chat(3, 'La metro di notte', '2025-04-02T22:30:00Z'),
  chat(4, 'Scuole', '2025-04-02T10:00:00Z'),
];
const shown = (text: string) =>
  groupChats(CHATS, text, '2025-04-03').map(({ name, chats }) => [name, ...chats.map(({ id }) => id)]);

test('RAG-03 past chats are grouped by today, yesterday and month in Rome’s time, the latest first', () => {
  expect(shown('')).toEqual([
    ['Oggi', 2, 3],
    ['Ieri', 4],
    ['marzo 2025', 1],
  ]);
});

test('RAG-03 chats are found by words, ignoring accents', () => {
  expect(shown('ACQUA perche')).toEqual([['Oggi', 2]]);
  expect(shown('treno')).toEqual([]);
});
