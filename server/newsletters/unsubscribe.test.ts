import { expect, test } from 'vitest';
import { newToken } from './token.ts';
import { unsubscribeHeaders } from './unsubscribe.ts';

test('ACC-07 a mail says how its newsletter is switched off with one click, as RFC 8058 has it', () => {
  const token = newToken();
  expect(unsubscribeHeaders('https://account.leggo.it', token)).toEqual({
    'List-Unsubscribe': `<https://account.leggo.it/newsletter/disiscrizione?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('ACC-07 nobody guesses the token, and no sign of it is lost in an address', () => {
  const tokens = Array.from({ length: 50 }, newToken);
  expect(new Set(tokens).size).toBe(50);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});
