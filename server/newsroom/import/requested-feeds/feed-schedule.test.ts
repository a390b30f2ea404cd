import { expect, test } from 'vitest';
import { NO_SCHEDULE, nextAfterFailure, nextRequest, readSchedule, retryAfterMs } from './feed-schedule.ts';

/** A Wednesday. */
const NOW = new Date('2026-11-25T12:00:00Z');
const hours = (at: number) => (at - NOW.getTime()) / 3_600_000;
const channel = (inner: string) =>
  Buffer.from(
    `<rss xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"><channel>${inner}</channel></rss>`,
  );
const LATER = '<skipHours><hour>13</hour><hour>14</hour></skipHours>';

test.each([
  ['', {}, 1],
  ['<ttl>5</ttl>', {}, 1],
  ['<ttl>180</ttl>', {}, 3],
  ['<ttl>180</ttl>', { 'cache-control': 'public, max-age=36000' }, 10],
  ['<ttl>molto</ttl>', { 'cache-control': 's-maxage=999999, max-age=no' }, 1],
  ['<ttl>999999999</ttl>', {}, 168],
  ['<sy:updatePeriod> daily </sy:updatePeriod>', {}, 24],
  ['<sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency>', {}, 6],
  ['<sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>0</sy:updateFrequency>', {}, 24],
  [LATER, {}, 3],
  ['<skipDays><day>Wednesday</day><day>thursday</day><day>Domani</day></skipDays>', {}, 36],
  [
    `<skipHours>${Array.from({ length: 24 }, (_, hour) => `<hour>${hour}</hour>`).join('')}</skipHours>`,
    {},
    1,
  ],
  ['', { 'retry-after': '7200' }, 2],
  ['', { 'retry-after': 'Wed, 25 Nov 2026 17:00:00 GMT' }, 5],
])('NWS-02 a feed with %s and %j is requested again after %s hours', async (said, headers, expected) => {
  expect(hours(nextRequest(NOW, await readSchedule(channel(said)), headers))).toBe(expected);
});

test('NWS-02 a host may demand a longer delay between two requests', () => {
  expect(hours(nextRequest(NOW, NO_SCHEDULE, {}, 7_200_000))).toBe(2);
});

test.each([
  [1, 0, 1],
  [3, 0, 4],
  [50, 0, 24],
  [1, 36_000_000, 10],
  [1, Number.MAX_SAFE_INTEGER, 168],
])('NWS-02 after %i failures and a Retry-After of %i ms, it is requested after %s hours', (failures, waitMs, expected) => {
  expect(hours(nextAfterFailure(NOW, failures, waitMs))).toBe(expected);
});

test.each(['', 'presto', '-5', 'Wed, 25 Nov 2020 17:00:00 GMT'])('Retry-After %j is ignored', (text) => {
  expect(retryAfterMs({ 'retry-after': text }, NOW)).toBe(0);
});
