import { expect, test } from 'vitest';
import type { ShortUser, UserNotice } from '#domain/reader.ts';
import { badgeOf } from './menu-badges.ts';

const notice = (type: UserNotice['type']): UserNotice => ({
  id: 1,
  type,
  message: 'M',
  timeout: null,
  link: null,
  linkText: null,
});

const row = (url: string) => ({ kind: 'link', name: url, url, icon: 'user', external: false }) as const;

const user = (notices: ShortUser['notices']) => ({ notices, menu: [row('/dashboard'), row('/rassegna')] });

test('NOT-03 an entry shows the highest severity of its notices', () => {
  const told = user({ '/rassegna': [notice('info'), notice('error'), notice('warning')] });
  expect(badgeOf(told, '/rassegna')).toBe('error');
  expect(badgeOf(told, '/speciali')).toBeNull();
});

test('NOT-03 notices for an account screen without an entry are shown at the account entry', () => {
  const told = user({ '/user/subscriptions': [notice('warning')] });
  expect(badgeOf(told, '/dashboard')).toBe('warning');
  expect(badgeOf(told, 'https://account.leggo.it/dashboard')).toBe('warning');
  expect(badgeOf(told, '/user/subscriptions')).toBe('warning');
  expect(badgeOf(told, '/rassegna')).toBeNull();
});
