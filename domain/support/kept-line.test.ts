import { expect, test } from 'vitest';
import type { ChatLine } from './chat-line.ts';
import { keptLines, mergedLines, saidNow } from './kept-line.ts';

const NOON = new Date('2025-04-03T10:00:00Z');
const line = (id: string, role: ChatLine['role'], readAt: Date | null = null): ChatLine => ({
  ...{
    id,
    role,
    kind: 'text',
    content: id,
    details: null,
    saidAt: NOON,
    readAt,
    quoted: null,
    retracted: false,
  },
});

test('HLP-10 what the server has is sent, received when somebody spoke after it, read when it says so', () => {
  const lines = [line('a', 'user', NOON), line('b', 'user'), line('c', 'assistant'), line('d', 'user')];
  const merged = mergedLines([], 'secret', { lines });
  expect(merged.map(({ id, status }) => `${id} ${status}`)).toEqual([
    ...['a read', 'b received', 'c received', 'd sent'],
  ]);
  expect(merged[0]).toMatchObject({ date: '2025-04-03T10:00:00.000Z', conversation: 'secret' });
});

test('HLP-09 what still waits stays at the end, and is there once when the server has got it', () => {
  const waiting = saidNow({ id: 'w', content: 'Ciao a tutti', conversation: 'secret', now: NOON });
  expect(
    mergedLines([waiting], 'secret', { lines: [line('a', 'user')] }).map(({ status }) => status),
  ).toEqual(['sent', 'waiting']);
  const got = line(waiting.id, 'user');
  expect(mergedLines([waiting], 'secret', { lines: [got] })).toHaveLength(1);
});

test('HLP-10 what answers a line says which, on its way and when it has got there', () => {
  const waiting = saidNow({ id: 'w', content: 'Sì', quoted: 'a', conversation: 'secret', now: NOON });
  expect(waiting.quoted).toBe('a');
  const got = { ...line('w', 'user'), quoted: 'a' };
  expect(mergedLines([waiting], 'secret', { lines: [got] })).toMatchObject([{ id: 'w', quoted: 'a' }]);
});

test('HLP-10 what was taken back is gone from the device, too', () => {
  const said = mergedLines([], 'secret', { lines: [{ ...line('a', 'user'), content: 'IBAN IT60' }] });
  const taken = { ...line('a', 'user'), content: '', retracted: true };
  const merged = mergedLines(said, 'secret', { lines: [taken] });
  expect(merged).toMatchObject([{ id: 'a', content: '', retracted: true }]);
  expect(JSON.stringify(merged)).not.toContain('IBAN');
});

test('NOT-04 what is no line of the chat is left out', () => {
  expect(keptLines([{ role: 'user', content: 'altro' }])).toEqual([]);
});
