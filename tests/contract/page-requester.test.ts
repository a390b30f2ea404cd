import { afterEach, expect, test, vi } from 'vitest';
import { ExpensiveWork } from '#server/web/http/expensive-work.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

afterEach(() => vi.restoreAllMocks());

test('NAV-24 rendering a page counts for the known browser that opens it, and otherwise for its network', async () => {
  const browser = openBrowser(server);
  await browser.signIn(await addAccount(fixture.database().orm));
  const run = vi.spyOn(ExpensiveWork.prototype, 'run');
  const cookies = [`edicola_browser=${browser.knownBy()}`, `edicola_browser=${'x'.repeat(43)}`, undefined];
  for (const [at, cookie] of cookies.entries()) {
    await server.ask({ url: `/?x=${at}`, headers: cookie === undefined ? {} : { cookie } });
  }
  const pages = run.mock.calls.filter(([kind]) => kind === 'page').map(([, { browser: known }]) => known);
  expect(pages).toEqual([expect.any(String), null, null]);
});
