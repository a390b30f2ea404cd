import { expect, test } from 'vitest';
import type { SupportChatMessage } from './chat-message.ts';
import { mergedMessages, newMessage, savedMessagesIn } from './saved-message.ts';

const NOON = new Date('2025-04-03T10:00:00Z');
const message = (
  id: string,
  role: SupportChatMessage['role'],
  readAt: Date | null = null,
): SupportChatMessage => ({
  id,
  role,
  kind: 'text',
  content: id,
  details: null,
  saidAt: NOON,
  readAt,
  quoted: null,
  retracted: false,
});

test('HLP-10 a message on the server is sent, received once somebody else wrote after it, and read when the server says so', () => {
  const messages = [
    message('a', 'user', NOON),
    message('b', 'user'),
    message('c', 'assistant'),
    message('d', 'user'),
  ];
  const merged = mergedMessages([], 'secret', { messages });
  expect(merged.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'a read',
    'b received',
    'c received',
    'd sent',
  ]);
  expect(merged[0]).toMatchObject({ date: '2025-04-03T10:00:00.000Z', conversation: 'secret' });
});

test('HLP-09 a waiting message stays at the end, and is listed once after the server has it', () => {
  const waiting = newMessage({ id: 'w', content: 'Ciao a tutti', secret: 'secret', now: NOON });
  expect(
    mergedMessages([waiting], 'secret', { messages: [message('a', 'user')] }).map(({ status }) => status),
  ).toEqual(['sent', 'waiting']);
  const got = message(waiting.id, 'user');
  expect(mergedMessages([waiting], 'secret', { messages: [got] })).toHaveLength(1);
});

test('HLP-10 a reply names the message it answers, while it waits and after it was sent', () => {
  const waiting = newMessage({ id: 'w', content: 'Sì', quoted: 'a', secret: 'secret', now: NOON });
  expect(waiting.quoted).toBe('a');
  const got = { ...message('w', 'user'), quoted: 'a' };
  expect(mergedMessages([waiting], 'secret', { messages: [got] })).toMatchObject([{ id: 'w', quoted: 'a' }]);
});

test('HLP-10 a message that was taken back is removed from the device, too', () => {
  const said = mergedMessages([], 'secret', {
    messages: [{ ...message('a', 'user'), content: 'IBAN IT60' }],
  });
  const taken = { ...message('a', 'user'), content: '', retracted: true };
  const merged = mergedMessages(said, 'secret', { messages: [taken] });
  expect(merged).toMatchObject([{ id: 'a', content: '', retracted: true }]);
  expect(JSON.stringify(merged)).not.toContain('IBAN');
});

test('NOT-04 entries that are no messages of the chat are left out', () => {
  expect(savedMessagesIn([{ role: 'user', content: 'altro' }])).toEqual([]);
});
