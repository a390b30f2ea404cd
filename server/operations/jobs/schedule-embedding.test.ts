// @module-tag postgres
import { afterAll, expect, test } from 'vitest';
import { articleEmbeddings } from '#server/base/db/schema/embeddings-schema.ts';
import { openFakeEmbeddings } from '#tests/support/fake-embeddings.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { promptQueue } from '#tests/support/prompt-queue.ts';
import { scheduleEmbedding } from './schedule-embedding.ts';

const fixture = importFixture();
const model = await openFakeEmbeddings();
afterAll(() => model.close());

test('RAG-07 new articles are embedded every few minutes, until the server stops', async () => {
  const { orm } = fixture.database();
  const { queue, told, scheduled } = promptQueue();
  const ending = new AbortController();
  const embeddings = { url: model.url, key: 'hidden', name: 'meaning' };
  const report = expect.unreachable;
  await scheduleEmbedding(queue, { orm, now: () => NOON, report, embeddings, stopSignal: ending.signal });
  expect([...scheduled]).toEqual([['fill-embeddings', '*/5 * * * *']]);
  const run = () => told.get('fill-embeddings')?.([{ signal: new AbortController().signal }]);
  await fixture.run([ninjs()]);
  await run();
  expect(await orm.$count(articleEmbeddings)).toBe(3);
  ending.abort();
  await fixture.run([ninjs({ uri: 'urn:test:2' })]);
  await run();
  expect(await orm.$count(articleEmbeddings)).toBe(3);
});
