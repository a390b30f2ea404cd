import { expect, test } from 'vitest';
import { newToken } from '#server/base/mail/list-token.ts';
import { listHeaders, unsubscribeHeaders } from './unsubscribe.ts';

test('ACC-07 a mail says how its newsletter is switched off with one click, as RFC 8058 has it', () => {
  const token = newToken();
  expect(unsubscribeHeaders('https://account.leggo.it', token)).toEqual({
    'List-Unsubscribe': `<https://account.leggo.it/newsletter/disiscrizione?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('ACC-07 RFC 2919 a newsletter has the same name in every mail, which is its paper’s own', () => {
  const to = () =>
    listHeaders({ domain: 'leggo.it' }, { slug: 'il-punto' }, { accountOrigin: '', token: newToken() });
  expect([to()['List-Id'], to()['List-Id']]).toEqual(Array(2).fill('<il-punto.newsletter.leggo.it>'));
});

test('ACC-07 nobody guesses the token, and no sign of it is lost in an address', () => {
  const tokens = Array.from({ length: 50 }, newToken);
  expect(new Set(tokens).size).toBe(50);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});
