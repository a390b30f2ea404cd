// @module-tag postgres
import { expect, test } from 'vitest';
import { alertFixture } from '#tests/support/alert-fixture.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const { database, run, allArticles } = importFixture();
const fixture = alertFixture(database);

const story = (version: string, overrides: Record<string, unknown> = {}) =>
  ninjs({ uri: 'urn:ferry', version, title: 'Il traghetto si ferma' }, overrides);

test.each([
  ['taken back', { pubstatus: 'canceled' }],
  ['withheld', { pubstatus: 'withheld' }],
  ['held until tomorrow', { embargoed: '2025-04-04T12:00:00Z' }],
])('ROL-06 PSH-02 a digest leaves out an article that was %s in between', async (_, overrides) => {
  fixture.setClock('2025-04-03T10:00:00Z');
  await run([story('1')]);
  const articleId = (await allArticles()).find(({ uri }) => uri === 'urn:ferry')?.id ?? 0;
  const reader = await fixture.addReader('digest');
  await fixture.tell({ title: 'Il traghetto si ferma', articleId });
  await fixture.tell({ title: 'Riapre la funivia' });
  await run([story('2', overrides)]);
  fixture.setClock('2025-04-03T11:00:00Z');
  await fixture.gather();
  await fixture.run();
  expect(fixture.told(reader).map((alert) => alert?.title)).toEqual(['Riapre la funivia']);
});
