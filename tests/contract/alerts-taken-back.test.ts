// @module-tag postgres
import { expect, test } from 'vitest';
import { alertBench } from '#tests/support/alert-bench.ts';
import { importBench } from '#tests/support/import-bench.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const { database, run, allArticles } = importBench();
const bench = alertBench(database);

const story = (version: string, more: Record<string, unknown> = {}) =>
  ninjs({ uri: 'urn:ferry', version, title: 'Il traghetto si ferma' }, more);

test.each([
  ['taken back', { pubstatus: 'canceled' }],
  ['withheld', { pubstatus: 'withheld' }],
  ['held until tomorrow', { embargoed: '2025-04-04T12:00:00Z' }],
])('ROL-06 PSH-02 a digest tells nothing of an article that was %s in between', async (_, more) => {
  bench.setClock('2025-04-03T10:00:00Z');
  await run([story('1')]);
  const articleId = (await allArticles()).find(({ uri }) => uri === 'urn:ferry')?.id ?? 0;
  const reader = await bench.addReader('digest');
  await bench.tell({ title: 'Il traghetto si ferma', articleId });
  await bench.tell({ title: 'Riapre la funivia' });
  await run([story('2', more)]);
  bench.setClock('2025-04-03T11:00:00Z');
  await bench.gather();
  await bench.run();
  expect(bench.told(reader).map((alert) => alert?.title)).toEqual(['Riapre la funivia']);
});
