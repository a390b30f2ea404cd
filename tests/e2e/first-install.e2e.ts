import { expect } from 'playwright/test';
import { FAQ_CALL, LEGAL_CALL } from '#domain/view-addresses.ts';
import { ask, storyPath } from '#tests/support/ask-newsstand.ts';
import { firstVisit, INSTALL_MS } from '#tests/support/first-visit.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { readWorkerList } from '#tests/support/worker-list.ts';
import { lookForUpdate, test, waiting } from '#tests/support/worker-test.ts';

const MAX_REQUESTS = 12;
const BESIDE_FILES = ['/shell', '/shell/articolo', FAQ_CALL, LEGAL_CALL];
const isFile = (path: string) => path.startsWith('/assets/');

test('OFF-01 a first visit to an article installs the app by few requests, and nothing is sent twice', async ({
  page,
  line,
  story,
  request,
}) => {
  const release = line.hold(/^\/sw\.js$/);
  await gotoSettled(page, storyPath(story));
  await page.waitForLoadState('networkidle');
  const loaded = line.takeAsked().map(({ path }) => path);
  release();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const asked = line.takeAsked().map(({ path }) => path);
  const installing = asked.filter((path) => isFile(path) || BESIDE_FILES.includes(path));
  expect(installing).toEqual(expect.arrayContaining(BESIDE_FILES));
  expect(installing.length).toBeLessThanOrEqual(MAX_REQUESTS);

  const { packs, singles } = readWorkerList(await (await ask(request, '/sw.js')).text());
  const filesOf = (path: string) =>
    packs.find((pack) => pack.path === path)?.files.map((file) => file.path) ?? [path];
  const sent = [...loaded.filter(isFile), ...installing.filter(isFile).flatMap(filesOf)];
  expect(sent.toSorted()).toEqual([...new Set(sent)].sort());
  const files = [...singles, ...packs.flatMap((pack) => filesOf(pack.path))];
  expect(sent).toEqual(expect.arrayContaining(files.filter((path) => !path.endsWith('.woff2'))));
});

for (const path of ['/', '/faq', '/contact', '/vetrina', '/archivio', '/una/pagina']) {
  test(`OFF-01 @long a first visit that begins at ${path} installs the app by few requests`, async ({
    page,
    line,
  }) => {
    const release = line.hold(/^\/sw\.js$/);
    await gotoSettled(page, path);
    await page.waitForLoadState('networkidle');
    line.takeAsked();
    release();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const asked = line.takeAsked().map((one) => one.path);
    const installing = asked.filter((one) => isFile(one) || BESIDE_FILES.includes(one));
    expect(installing.length).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(installing).toEqual(expect.arrayContaining(BESIDE_FILES));
  });
}

test('OFF-04 a new version with few changed files sends those alone', async ({ page, line, story }) => {
  await firstVisit(page, story);
  await page.waitForLoadState('networkidle');
  line.takeAsked();
  line.deploy(/\/(?:firme|speciali|faq-search)-[^/]*$/);
  await lookForUpdate(page);
  await expect.poll(() => waiting(page), { timeout: INSTALL_MS }).toBe('installed');
  const files = line.takeAsked().filter(({ path, by }) => by === 'script' && isFile(path));
  const names = files.map(({ path }) =>
    /^\/assets\/([a-z-]+)-[^/]*\.r1(\.\w+)$/.exec(path)?.slice(1).join(''),
  );
  expect(names.sort()).toEqual(['faq-search.js', 'firme.css', 'firme.js', 'speciali.css', 'speciali.js']);
});
