import { expect, test } from 'vitest';
import { noticesOf, severest } from './notices.ts';
import type { UserNotice } from './reader.ts';

const ending: UserNotice = {
  id: 7,
  type: 'warning',
  message: 'Il tuo abbonamento scade il 3 maggio',
  timeout: null,
  link: '/user/subscriptions',
  linkText: 'Rinnova',
};

test('NOT-01 an error is more severe than a warning, a warning more than an information', () => {
  expect(severest([{ type: 'info' }, { type: 'error' }, { type: 'warning' }])).toBe('error');
  expect(severest([{ type: 'info' }, { type: 'warning' }])).toBe('warning');
  expect(severest([])).toBeNull();
});

test("NOT-01 a notice of the account gets the day's date and is listed once, even if it badges several entries", () => {
  expect(noticesOf({ notices: { '/dashboard': [ending], '/user': [ending] } }, '2025-04-03')).toEqual([
    {
      id: 7,
      type: 'warning',
      title: 'Il tuo abbonamento scade il 3 maggio',
      timeout: null,
      url: '/user/subscriptions',
      cta: 'Rinnova',
      scrollIntoView: false,
      date: '2025-04-03',
    },
  ]);
});

test('NOT-01 of notices with one text the first stands for all, at every call', () => {
  const other = { ...ending, id: 12 };
  for (const notices of [{ '/dashboard': [ending, other] }, { '/dashboard': [other], '/user': [ending] }]) {
    expect(noticesOf({ notices }, '2025-04-03').map(({ id }) => id)).toEqual([7]);
  }
});
