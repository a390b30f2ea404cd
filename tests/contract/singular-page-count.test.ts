import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

beforeEach(() => fixture.run([ninjs({ page: 1 })]));

test.each([
  '/',
  '/edizione/nazionale',
  '/archivio/2025-04-03',
])('%s has the singular «1 pagina»', async (url) => {
  const { body } = await server.ask({ url });
  expect(body).toMatch(/\b1 pagina\b/);
  expect(body).not.toMatch(/\b1 pagine\b/);
});
