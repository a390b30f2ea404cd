// @module-tag postgres
import { expect, test } from 'vitest';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
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
