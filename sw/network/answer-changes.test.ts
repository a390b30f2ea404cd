import { expect, test } from 'vitest';
import { isChanged, isWithdrawal } from './answer-changes.ts';

const answer = (text: string, status = 200) => new Response(text, { status });
const refusal = (code: string, status: number) => answer(JSON.stringify({ status: { code } }), status);

test('OFF-02 another text is a change, the same text is not', async () => {
  expect(await isChanged(answer('yesterday'), answer('today'))).toBe(true);
  expect(await isChanged(answer('today'), answer('today'))).toBe(false);
});

test('OFF-02 if there was nothing, any answer is a change except a server error', async () => {
  expect(await isChanged(undefined, answer('today'))).toBe(true);
  expect(await isChanged(undefined, answer('', 404))).toBe(true);
  expect(await isChanged(undefined, answer('', 503))).toBe(false);
});

test('OFF-02 a withdrawal is a change, an answer that cannot be loaded now is not', async () => {
  expect(await isChanged(answer('today'), refusal('ERR_ARTICLE_WITHDRAWN', 410))).toBe(true);
  expect(await isChanged(answer('today'), answer('', 503))).toBe(false);
});

test('OFF-02 only the newspaper withdraws, not a hotel’s network that has no such page', async () => {
  expect(await isWithdrawal(refusal('ERR_ARTICLE_NOT_FOUND', 404))).toBe(true);
  expect(await isWithdrawal(refusal('ERR_UNAVAILABLE', 503))).toBe(false);
  expect(await isWithdrawal(answer('<h1>Benvenuti</h1>', 404))).toBe(false);
  expect(await isChanged(answer('today'), answer('<h1>Benvenuti</h1>', 404))).toBe(false);
});

test('OFF-02 the answer can still be read', async () => {
  const fresh = answer('today');
  await isChanged(answer('yesterday'), fresh);
  expect(await fresh.text()).toBe('today');
});
