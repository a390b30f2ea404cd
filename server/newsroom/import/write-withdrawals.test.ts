// @module-tag postgres
import { expect, test } from 'vitest';
import { importFixture, MORNING, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const { run, counts, allArticles, allIssues } = importFixture();

test('canceled withdraws: the text stays stored, the issue is renewed, an older version does not bring it back', async () => {
  await run([ninjs({ version: '1' })]);
  const withdrawal = { uri: 'urn:test:1', version: '2', pubstatus: 'canceled' };
  expect(await counts([withdrawal], { now: NOON })).toEqual([0, 1, 0, 0]);
  expect(await counts([withdrawal])).toEqual([0, 0, 1, 0]);
  expect(await counts([ninjs({ version: '1' })])).toEqual([0, 0, 1, 0]);
  expect(await allArticles()).toMatchObject([{ status: 'canceled', title: 'Riapre il ponte', version: '2' }]);
  expect(await allIssues()).toMatchObject([{ version: 2 }]);
  expect(await counts([ninjs({ version: '3' })])).toEqual([0, 1, 0, 0]);
  expect(await allArticles()).toMatchObject([{ status: 'usable' }]);
});

test('a withdrawal of an unknown article is stored, so that the article is not published after it', async () => {
  expect(await counts([{ uri: 'urn:test:1', version: '2', pubStatus: 'canceled' }])).toEqual([1, 0, 0, 0]);
  expect(await counts([ninjs({ version: '1' })])).toEqual([0, 0, 1, 0]);
  expect(await allArticles()).toMatchObject([{ status: 'canceled', version: '2' }]);
  expect(await allIssues()).toEqual([]);
});

const UNDATED = { uri: 'urn:test:1', pubstatus: 'canceled' };
const withoutVersion = (overrides = {}) => ninjs({}, { version: undefined, ...overrides });

test('NWS-02 a withdrawal without a date holds against the text it withdraws, not against a newer one', async () => {
  await run([withoutVersion()]);
  expect(await counts([UNDATED], { now: NOON })).toEqual([0, 1, 0, 0]);
  expect(await counts([withoutVersion()], { now: NOON })).toEqual([0, 0, 1, 0]);
  expect(await allArticles()).toMatchObject([{ status: 'canceled' }]);
  expect(await counts([withoutVersion({ versioncreated: '2025-04-03T13:00:00Z' })])).toEqual([0, 1, 0, 0]);
  expect(await allArticles()).toMatchObject([{ status: 'usable' }]);
});

test('NWS-02 a withdrawal without a date takes back a text whose date is in the future', async () => {
  const ahead = withoutVersion({ versioncreated: '2025-04-03T16:00:00Z' });
  await run([ahead]);
  expect(await counts([UNDATED])).toEqual([0, 1, 0, 0]);
  expect(await counts([ahead])).toEqual([0, 0, 1, 0]);
  expect(await allArticles()).toMatchObject([{ status: 'canceled' }]);
});

test('NWS-02 a withdrawal without a date that arrives first holds against an older text', async () => {
  expect(await counts([UNDATED])).toEqual([1, 0, 0, 0]);
  expect(await counts([withoutVersion()], { now: NOON })).toEqual([0, 0, 1, 0]);
  expect(await allArticles()).toMatchObject([{ status: 'canceled', publishedAt: MORNING }]);
});

test('NWS-02 a text of today is published when it arrives or its embargo ends, if its date is later', async () => {
  const later = { firstcreated: '2025-05-03T08:00:00Z', versioncreated: '2025-05-03T08:00:00Z' };
  await run([
    ninjs({ uri: 'urn:a' }, later),
    ninjs({ uri: 'urn:b' }, { ...later, embargoed: '2025-04-03T16:00:00Z' }),
    ninjs({ uri: 'urn:c', day: '2025-04-06' }),
  ]);
  expect((await allArticles()).map(({ uri, publishedAt }) => [uri, publishedAt])).toEqual([
    ['urn:a', MORNING],
    ['urn:b', new Date('2025-04-03T16:00:00Z')],
    ['urn:c', new Date('2025-04-06T02:30:00Z')],
  ]);
});

test('embargoed and withheld articles are stored with the reason that holds them back', async () => {
  await run([
    ninjs({ uri: 'urn:a' }, { embargoed: '2025-04-03T18:00:00+02:00' }),
    ninjs({ uri: 'urn:b' }, { pubstatus: 'withheld' }),
  ]);
  expect(await allArticles()).toMatchObject([
    { status: 'usable', embargoedUntil: new Date('2025-04-03T16:00:00Z') },
    { status: 'withheld' },
  ]);
});
