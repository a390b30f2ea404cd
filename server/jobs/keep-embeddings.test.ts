// @module-tag postgres
import { afterAll, expect, test } from 'vitest';
import { articleEmbeddings } from '#server/db/search/embeddings-schema.ts';
import type { Queue } from '#server/queue/open-queue.ts';
import { openFakeEmbeddings } from '#tests/support/fake-embeddings.ts';
import { importBench, NOON } from '#tests/support/import-bench.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { workOnEmbeddings } from './keep-embeddings.ts';

const bench = importBench();
const model = await openFakeEmbeddings();
afterAll(() => model.close());

/** A queue that is told to do what it would do in its own time. */
function promptQueue() {
  const told: { name: string; work(jobs: unknown[]): Promise<void> }[] = [];
  const scheduled: string[][] = [];
  const boss = {
    work: async (name: string, _how: unknown, work: (jobs: unknown[]) => Promise<void>) =>
      void told.push({ name, work }),
    schedule: async (name: string, cron: string) => void scheduled.push([name, cron]),
  };
  const queue = { boss, makeRoom: async () => undefined } as unknown as Queue;
  return { queue, told, scheduled };
}

test('RAG-07 every few minutes a model sees what came in, until the server ends', async () => {
  const { orm } = bench.database();
  const { queue, told, scheduled } = promptQueue();
  const ending = new AbortController();
  const embeddings = { url: model.url, key: 'hidden', name: 'meaning' };
  const report = expect.unreachable;
  await workOnEmbeddings(queue, { orm, now: () => NOON, report, embeddings, ending: ending.signal });
  expect(scheduled).toEqual([['fill-embeddings', '*/5 * * * *']]);
  expect(told.map(({ name }) => name)).toEqual(['fill-embeddings']);
  const run = () => told[0]?.work([{ signal: new AbortController().signal }]);
  await bench.run([ninjs()]);
  await run();
  expect(await orm.$count(articleEmbeddings)).toBe(3);
  ending.abort();
  await bench.run([ninjs({ uri: 'urn:test:2' })]);
  await run();
  expect(await orm.$count(articleEmbeddings)).toBe(3);
});
