import { expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import { newMessage } from '#domain/support/saved-message.ts';
import { sendWaiting } from './send-waiting.ts';

const sendChatTurn = vi.hoisted(() => vi.fn());
vi.mock('#api/account/support-chat.ts', () => ({ sendChatTurn }));

const refused = () => Promise.reject(new ApiError('captcha-not-valid', { operation: 'sendChatTurn' }));
const TOLD = { state: 'assistant', operator: null, queue: null, messages: [] };
const LINE = newMessage({ id: '1', content: 'Come disdico?', secret: 'c', now: new Date(0) });

/** Sends with these tokens, in this order. */
function sending(tokens: (string | null)[], cutOff = false) {
  const captcha = {
    take: async () => tokens.shift() ?? null,
    hasConnectionFailed: () => cutOff,
    stop: () => {},
  };
  sendChatTurn.mockClear();
  return sendWaiting({ api: async () => ({}) as Api, captcha, page: () => '/' }, LINE, [LINE]);
}

test('HLP-08 a refused token is replaced by another, once', async () => {
  sendChatTurn.mockImplementationOnce(refused).mockResolvedValueOnce(TOLD);
  await expect(sending(['used', 'new', 'more'])).resolves.toBe(TOLD);
  expect(sendChatTurn.mock.calls.map(([, turn]) => [turn.id, turn.token])).toEqual([
    ['1', 'used'],
    ['1', 'new'],
  ]);
  sendChatTurn.mockImplementation(refused);
  await expect(sending(['used', 'used too', 'more'])).rejects.toThrow('captcha-not-valid');
  expect(sendChatTurn).toHaveBeenCalledTimes(2);
});

test('HLP-08 nothing is sent without a token', async () => {
  await expect(sending([null])).rejects.toMatchObject({ why: 'captcha' });
  await expect(sending([null], true)).rejects.toMatchObject({ why: 'network' });
  expect(sendChatTurn).not.toHaveBeenCalled();
});
