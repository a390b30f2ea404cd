import { expect, test } from 'vitest';
import {
  afterIssueRead,
  afterRefusal,
  afterSeen,
  EMPTY_INSTALL_MEMORY,
  mayOfferInstalling,
} from './install-offer.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;
const NOON = Date.parse('2026-03-14T12:00:00Z');

const oneIssue = afterIssueRead(afterSeen(EMPTY_INSTALL_MEMORY, NOON), 'nazionale/2026-03-14');
const twoIssues = afterIssueRead(oneIssue, 'nazionale/2026-03-13');
const back = afterSeen(twoIssues, NOON + DAY_MS);

test('OFF-07 installing is offered from the second issue on, and never on the first visit', () => {
  expect(mayOfferInstalling(EMPTY_INSTALL_MEMORY, NOON)).toBe(false);
  expect(mayOfferInstalling(twoIssues, NOON)).toBe(false);
  expect(mayOfferInstalling(afterSeen(oneIssue, NOON + DAY_MS), NOON + DAY_MS)).toBe(false);
  expect(mayOfferInstalling(back, NOON + DAY_MS)).toBe(true);
});

test('OFF-07 the same issue counts once, and no more issues are stored than are needed', () => {
  expect(afterIssueRead(oneIssue, 'nazionale/2026-03-14')).toBe(oneIssue);
  expect(afterIssueRead(twoIssues, 'nazionale/2026-03-12')).toBe(twoIssues);
});

test('OFF-07 a visit lasts until half an hour without activity', () => {
  let memory = twoIssues;
  for (let minutes = 30; minutes <= 180; minutes += 30)
    memory = afterSeen(memory, NOON + minutes * MINUTE_MS);
  expect(memory.returned).toBe(false);
  expect(afterSeen(memory, NOON + 211 * MINUTE_MS).returned).toBe(true);
});

test('OFF-07 a refusal is respected for 90 days, the second one forever', () => {
  const refused = afterRefusal(back, NOON);
  expect(mayOfferInstalling(refused, NOON + 90 * DAY_MS - 1)).toBe(false);
  expect(mayOfferInstalling(refused, NOON + 90 * DAY_MS)).toBe(true);
  expect(mayOfferInstalling(afterRefusal(refused, NOON), NOON + 1000 * DAY_MS)).toBe(false);
});
