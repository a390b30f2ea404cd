import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

beforeEach(() => fixture.run([ninjs()]));

test.each([
  ['/', 200],
  ['/edizione/nazionale', 200],
  ['/ricerca', 200],
  ['/nessuna/pagina', 404],
  ['/edizione/%00', 400],
])('NAV-21 every file that %s names exists', async (url, status) => {
  const { statusCode, body } = await server.ask({ url });
  expect(statusCode).toBe(status);
  const named = new Set(body.match(/\/assets\/[\w.-]+/g));
  expect(named.size).toBeGreaterThan(0);
  for (const file of named) expect((await server.ask({ url: file })).statusCode, file).toBe(200);
});

test('NAV-21 the page of an address that does not exist contains the rules of its first view', async () => {
  const { body } = await server.ask({ url: '/nessuna/pagina' });
  const [, picture] = /class="(art-\w+)"/.exec(body) ?? [];
  expect(picture).toBeDefined();
  expect(body).toContain(`.${picture}{`);
});
