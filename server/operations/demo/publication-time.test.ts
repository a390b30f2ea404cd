import { expect, test } from 'vitest';
import { publicationTime } from './publication-time.ts';

const LATER = new Date('2027-01-01T00:00:00Z');

test.each([
  ['2026-01-15', '+01:00'],
  ['2026-03-29', '+02:00'],
  ['2026-07-15', '+02:00'],
  ['2026-10-25', '+01:00'],
])('NWS-01 articles of %s appear from five to seven in the morning, by Rome’s clocks', (day, offset) => {
  for (const slug of ['ponte', 'acqua', 'tram', 'mare', 'neve', 'sole', 'vento', 'luna']) {
    const time = publicationTime(slug, day, LATER);
    expect(time).toMatch(new RegExp(`^${day}T0[56]:\\d\\d:00\\${offset}$`));
    expect(publicationTime(slug, day, LATER)).toBe(time);
  }
});

test('NWS-01 no article appears in the future', () => {
  const now = new Date('2026-07-15T02:30:00Z');
  expect(Date.parse(publicationTime('ponte', '2026-07-15', now))).toBe(now.getTime());
});
