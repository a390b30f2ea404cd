import { expect, test } from 'vitest';
import { asksBeforeSignOut } from './sign-out-question.ts';

const origins = ['https://edicola.leggo.it', 'https://account.leggo.it'];

test.each([
  'https://edicola.leggo.it/preferiti',
  'https://account.leggo.it/',
])('NAV-11 a link on %s signs out without a question', (referrer) =>
  expect(asksBeforeSignOut({ referrer, pagesBefore: 0, origins })).toBe(false));

test.each([
  '',
  'about:blank',
  'https://evil.example/',
  'https://edicola.leggo.it.evil.example/',
  'http://edicola.leggo.it/',
  'https://edicola.leggo.it@evil.example/',
])('NAV-11 a reader who comes from %j is asked first', (referrer) =>
  expect(asksBeforeSignOut({ referrer, pagesBefore: 0, origins })).toBe(true));

test('NAV-11 a link inside the app counts as our own, whatever site led to the app', () => {
  expect(asksBeforeSignOut({ referrer: 'https://evil.example/', pagesBefore: 1, origins })).toBe(false);
});
