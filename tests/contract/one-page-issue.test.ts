import { beforeEach, expect, test } from 'vitest';
import { importBench } from '#tests/support/import-bench.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const bench = importBench();
const server = newsstandApp(bench.database, { pages: true });

beforeEach(() => bench.run([ninjs({ page: 1 })]));

test.each(['/', '/edizione/nazionale', '/archivio/2025-04-03'])('%s counts one page as one', async (url) => {
  const { body } = await server.ask({ url });
  expect(body).toMatch(/\b1 pagina\b/);
  expect(body).not.toMatch(/\b1 pagine\b/);
});
