// @module-tag postgres
import { expect, test } from 'vitest';
import { article, searchFixture } from '#tests/support/search-fixture.ts';

const { fixture, search } = searchFixture();

test('NWS-06 articles of every age since 1878 are found as well as today’s', async () => {
  const days = ['1878-12-16', '1911-03-27', '1943-09-08', '1968-09-01', '1969-07-21'];
  await fixture.run([
    ...days.map((day) => article(`Il porto nel ${day.slice(0, 4)}`, 'La nave è nel porto.', { day })),
    article('Il porto di oggi', 'La nave è nel porto.'),
  ]);
  const found = await search('nave porto');
  expect(found.risultati.map(({ articolo }) => articolo.titolo)).toEqual([
    'Il porto di oggi',
    ...days.toReversed().map((day) => `Il porto nel ${day.slice(0, 4)}`),
  ]);
});
