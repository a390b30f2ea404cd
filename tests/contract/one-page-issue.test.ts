import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

beforeEach(() => fixture.run([ninjs({ page: 1 })]));

test.each(['/', '/edizione/nazionale', '/archivio/2025-04-03'])('%s counts one page as one', async (url) => {
  const { body } = await server.ask({ url });
  expect(body).toMatch(/\b1 pagina\b/);
  expect(body).not.toMatch(/\b1 pagine\b/);
});
