// @module-tag postgres
import { expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { cacheNextChange, nextChange } from './next-change.ts';

const fixture = importFixture();

const changeAfter = async (at: string) =>
  (await nextChange(fixture.database().orm, new Date(at))).toISOString();

test.each([
  ['in summer', '2025-07-10T10:00:00Z', '2025-07-10T22:00:00.000Z'],
  ['in winter', '2025-01-10T10:00:00Z', '2025-01-10T23:00:00.000Z'],
  ['at midnight itself', '2025-01-09T23:00:00Z', '2025-01-10T23:00:00.000Z'],
  ['before the clocks go forward', '2025-03-29T23:30:00Z', '2025-03-30T22:00:00.000Z'],
  ['before the clocks go back', '2025-10-25T22:30:00Z', '2025-10-26T23:00:00.000Z'],
])('without an embargo the contents change when the day ends: %s', async (_name, at, change) => {
  expect(await changeAfter(at)).toBe(change);
});

test('the contents change before when an embargo of a usable article ends', async () => {
  const embargoed = (uri: string, until: string, overrides: Record<string, unknown> = {}) =>
    ninjs({ uri }, { embargoed: until, ...overrides });
  await fixture.run([
    embargoed('urn:late', '2025-04-03T18:00:00+02:00'),
    embargoed('urn:early', '2025-04-03T13:30:00+02:00'),
    embargoed('urn:withheld', '2025-04-03T13:00:00+02:00', { pubstatus: 'withheld' }),
  ]);
  expect(await changeAfter('2025-04-03T10:00:00Z')).toBe('2025-04-03T11:30:00.000Z');
  expect(await changeAfter('2025-04-03T11:30:00Z')).toBe('2025-04-03T16:00:00.000Z');
  const nextChange = cacheNextChange(fixture.database().orm);
  const noon = new Date('2025-04-03T10:00:00Z');
  expect((await nextChange(noon, 1)).toISOString()).toBe('2025-04-03T11:30:00.000Z');
  await fixture.run([embargoed('urn:new', '2025-04-03T12:30:00+02:00')]);
  expect((await nextChange(noon, 2)).toISOString()).toBe('2025-04-03T10:30:00.000Z');
});
