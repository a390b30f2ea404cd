import { expect, test } from 'vitest';
import { newToken } from '#server/base/mail/list-token.ts';
import { listHeaders, unsubscribeHeaders } from './unsubscribe.ts';

test('ACC-07 a mail has the headers for unsubscribing with one click, as in RFC 8058', () => {
  const token = newToken();
  expect(unsubscribeHeaders('https://account.leggo.it', token)).toEqual({
    'List-Unsubscribe': `<https://account.leggo.it/newsletter/disiscrizione?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('ACC-07 RFC 2919 a newsletter has the same list id in every mail, different from other papers’', () => {
  const to = () =>
    listHeaders({ domain: 'leggo.it' }, { slug: 'il-punto' }, { accountOrigin: '', token: newToken() });
  expect([to()['List-Id'], to()['List-Id']]).toEqual(Array(2).fill('<il-punto.newsletter.leggo.it>'));
});

test('ACC-07 the token cannot be guessed, and survives in an address unchanged', () => {
  const tokens = Array.from({ length: 50 }, newToken);
  expect(new Set(tokens).size).toBe(50);
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
});
