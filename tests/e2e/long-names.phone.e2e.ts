import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { test as base } from '#tests/support/newsstand-test.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { runProgram, startServer } from '#tests/support/server-process.ts';

const PHONE = 390;
const DAY = '2025-04-03';
/** As long as the import lets a name be. */
const NAME = 'Lunghissima'.repeat(20).slice(0, 120);
const SLUG = NAME.toLowerCase().slice(0, 80);

const item = ninjs(
  { day: DAY, title: NAME, editions: ['Nazionale', NAME], section: NAME, author: NAME },
  {
    located: NAME,
    subjects: ['section', 'special', 'topic'].map((rel) => ({ rel, name: NAME })),
  },
);

const test = base.extend<object, { newsstand: string }>({
  newsstand: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'edicola-names-'));
      const [file, environment] = [join(folder, 'item.json'), { DATA_DIR: join(folder, 'data') }];
      await writeFile(file, JSON.stringify(item));
      await runProgram('server/commands/import.ts', [file, '--brand', 'MG'], environment).ended;
      const server = startServer(environment);
      await use(`http://ilmessaggero.localhost:${await server.port}`);
      await server.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** The page and the phone, in pixels. */
const widths = (page: Page) =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);

for (const path of [
  `/?data=${DAY}`,
  '/firme',
  `/firma/${SLUG}`,
  '/sezioni',
  `/sezione/${SLUG}`,
  '/speciali',
  `/speciale/${SLUG}`,
  `/edizione/${SLUG}/${DAY}`,
  `/archivio/${DAY}`,
  `/ricerca/${SLUG}`,
]) {
  test(`names without a space make ${path.slice(0, 20)} no wider than the phone`, async ({
    page,
    newsstand,
  }) => {
    const reply = await page.goto(newsstand + path);
    expect(reply?.status()).toBe(200);
    expect(await widths(page)).toEqual([PHONE, PHONE]);
  });
}

test('names without a space make an article no wider than the phone', async ({ page, newsstand }) => {
  await page.goto(`${newsstand}/firma/${SLUG}`);
  await page.locator('main a[href*="/articolo/"]').first().click();
  await page.waitForURL('**/articolo/**');
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  expect(await widths(page)).toEqual([PHONE, PHONE]);
});
