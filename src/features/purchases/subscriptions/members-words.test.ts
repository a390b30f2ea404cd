import { expect, test } from 'vitest';
import type { Invite } from '#domain/members.ts';
import { expiryWords, filterByText, inviteWords, sinceWords } from './members-words.ts';

const TODAY = '2025-04-03';

test.each([
  ['2025-04-03T21:00:00Z', 'scade oggi'],
  ['2025-04-03T22:30:00Z', 'scade domani'],
  ['2025-04-10T10:00:00Z', 'scade tra 7 giorni'],
])('ACC-04 the text of an invite valid until %s is: %s', (expiresAt, words) => {
  expect(expiryWords(expiresAt, TODAY)).toBe(words);
});

const invite = (overrides: Partial<Invite>): Invite => ({
  id: 'x',
  name: 'Elena',
  email: 'elena@posta.it',
  code: 'ABCDEFGH',
  state: 'email_sent',
  sentAt: '2025-04-02T10:00:00Z',
  expiresAt: '2025-04-09T10:00:00Z',
  ...overrides,
});

test('ACC-04 an invite shows when it was sent and how long it is valid, or what to do next', () => {
  expect(inviteWords(invite({}), TODAY)).toBe('ieri, scade tra 6 giorni');
  expect(inviteWords(invite({ state: 'to_send_activation', sentAt: null }), TODAY)).toMatch(
    /non è ancora partita/,
  );
  expect(inviteWords(invite({ state: 'expired' }), TODAY)).toBe('Rinvia il codice per riaprirlo.');
});

test('a member’s first day is counted in Rome time', () => {
  expect(sinceWords({ since: '2024-09-13T22:30:00Z' })).toBe('dal 14 settembre 2024');
  expect(sinceWords({ since: '2024-09-08T10:00:00Z' })).toBe('dall’8 settembre 2024');
});

test('the filter ignores accents and case, and searches names and e-mails', () => {
  const rows = [
    { name: 'Nicolò D’Amico', email: 'n.damico@posta.it' },
    { name: 'Sara Lombardini', email: 'sara@officine.it' },
  ];
  expect(filterByText(rows, ' NICOLO ')).toEqual([rows[0]]);
  expect(filterByText(rows, 'officine')).toEqual([rows[1]]);
  expect(filterByText(rows, '')).toEqual(rows);
  expect(filterByText(rows, 'zzz')).toEqual([]);
});
