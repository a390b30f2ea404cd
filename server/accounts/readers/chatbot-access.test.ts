import { expect, test } from 'vitest';
import { NO_ENTITLEMENTS } from '#domain/products.ts';
import { mayOpenChatbot } from './chatbot-access.ts';

const DOMAINS = ['redazione.example', 'gruppo.example'];
const entitlements = { ...NO_ENTITLEMENTS, chatbot: ['online'] as const };

test.each([
  ['a@redazione.example', true],
  ['a@GRUPPO.example', true],
  ['a@sub.redazione.example', false],
  ['a@notredazione.example', false],
  ['a@redazione.example.org', false],
  ['"a@redazione.example"@evil.example', false],
])('NAV-15 whether the e-mail %s opens the chatbot', (email, open) => {
  expect(mayOpenChatbot({ email, entitlements }, DOMAINS)).toBe(open);
});

test('NAV-15 an e-mail domain without a subscription opens nothing', () => {
  const email = 'a@redazione.example';
  expect(mayOpenChatbot({ email, entitlements: NO_ENTITLEMENTS }, DOMAINS)).toBe(false);
});
