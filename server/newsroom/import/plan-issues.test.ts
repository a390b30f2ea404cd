import { expect, test } from 'vitest';
import { bytesOf, ninjs } from '#tests/support/ninjs-fixture.ts';
import { compareVersions } from './judge-item.ts';
import { parseItem } from './parse-item.ts';
import { planIssues } from './plan-issues.ts';

const item = (facts: Parameters<typeof ninjs>[0]) => parseItem(bytesOf(ninjs(facts)));

test('items are grouped by issue, in an order that does not depend on the files', () => {
  const items = [
    item({ uri: 'urn:c', page: 9 }),
    item({ uri: 'urn:b', page: 2, position: 2 }),
    item({ uri: 'urn:a', page: 2, position: 1, editions: ['Roma', 'Nazionale'] }),
    item({ uri: 'urn:d', day: '2025-04-02' }),
  ];
  const names = (all: typeof items) =>
    planIssues(all).map(({ day, edition, entries }) => [
      day,
      edition.slug,
      entries.map((e) => e.item.delivered.uri),
    ]);
  expect(names(items)).toEqual([
    ['2025-04-02', 'nazionale', ['urn:d']],
    ['2025-04-03', 'nazionale', ['urn:a', 'urn:b', 'urn:c']],
    ['2025-04-03', 'roma', ['urn:a']],
  ]);
  expect(names(items.toReversed())).toEqual(names(items));
});

test.each([
  ['2', '10', -1],
  ['3', '3', 0],
  ['b', 'a', 1],
])('version %s against %s, written an hour later: %i', (a, b, sign) => {
  const later = { version: a, versionCreated: '2025-04-03T05:00:00Z' };
  const earlier = { version: b, versionCreated: '2025-04-03T04:00:00Z' };
  expect(Math.sign(compareVersions(later, earlier))).toBe(sign);
});

test('items without any version are equal', () => {
  expect(compareVersions({ version: '', versionCreated: null }, { version: '', versionCreated: null })).toBe(
    0,
  );
});
