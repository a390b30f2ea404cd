import { expect, test } from 'vitest';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { filterRecipients, groupsOf, NO_FILTERS, statusCounts } from './filter-recipients.ts';

const made = (id: number, overrides: Partial<Recipient>): Recipient => ({
  id,
  email: `r${id}@ente.example`,
  name: '',
  groups: [],
  status: 'active',
  since: '2026-01-01T00:00:00Z',
  reason: null,
  ...overrides,
});

const LIST = [
  made(1, { name: 'Niccolò D’Angelo', groups: ['Stampa', 'Giunta'] }),
  made(2, { groups: ['Giunta'], status: 'bounced' }),
  made(3, { status: 'unsubscribed' }),
];

const found = (filters: Partial<typeof NO_FILTERS>) =>
  filterRecipients(LIST, { ...NO_FILTERS, ...filters }).map(({ id }) => id);

test('PRS-03 recipients are found by parts of name, address and groups, ignoring accents', () => {
  expect(found({})).toEqual([1, 2, 3]);
  expect(found({ text: ' nicco  angelo' })).toEqual([1]);
  expect(found({ text: 'R2@ENTE' })).toEqual([2]);
  expect(found({ text: 'giunta r2' })).toEqual([2]);
});

test('PRS-03 recipients are filtered by group, by having none, and by status', () => {
  expect(found({ group: 'Giunta' })).toEqual([1, 2]);
  expect(found({ group: '' })).toEqual([3]);
  expect(found({ group: 'Giunta', status: 'active' })).toEqual([1]);
});

test('PRS-03 groups and statuses are counted', () => {
  expect(groupsOf(LIST)).toEqual([
    ['Giunta', 2],
    ['Stampa', 1],
  ]);
  expect(statusCounts(LIST)).toEqual({ active: 1, unsubscribed: 1, bounced: 1 });
});
