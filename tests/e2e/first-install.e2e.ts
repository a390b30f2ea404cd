import { expect, type Page } from 'playwright/test';
import { FAQ_CALL, LEGAL_PAGES_CALL } from '#domain/view-addresses.ts';
import { ask, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import type { Asked, FaultProxy } from '#tests/support/fault-proxy.ts';
import { INSTALL_MS } from '#tests/support/first-visit.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { readWorkerList } from '#tests/support/worker-list.ts';
import { lookForUpdate, test, waiting } from '#tests/support/worker-test.ts';

test.use({ unanswered: true });

const MAX_REQUESTS = 12;
const BESIDE_FILES = ['/shell', '/shell/articolo', FAQ_CALL, LEGAL_PAGES_CALL];
const isFile = (path: string) => path.startsWith('/assets/');
const isOfInstalling = ({ path, by }: Asked) =>
  by === 'script' && (isFile(path) || BESIDE_FILES.includes(path));
const pathOf = ({ path }: Asked) => path;

/** Opens a page for the first time and waits until the worker has installed the app. @returns all requests */
async function install(page: Page, faultProxy: FaultProxy, path: string): Promise<Asked[]> {
  await page.goto(path);
  // Readers on their first visit are asked for consent, before the worker begins.
  await page.getByRole('region', { name: 'La tua privacy, in chiaro' }).waitFor();
  await page.keyboard.press('Shift');
  await page.locator('dialog[data-live]').waitFor({ state: 'attached' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return faultProxy.takeAsked();
}

test('OFF-01 a first visit to an article installs the app with few requests, and no file is sent twice', async ({
  page,
  faultProxy,
  article,
  request,
}) => {
  const asked = await install(page, faultProxy, pathOfArticle(article));
  const installing = asked.filter(isOfInstalling).map(pathOf);
  expect(installing).toEqual(expect.arrayContaining(BESIDE_FILES));
  expect(installing.length).toBeLessThanOrEqual(MAX_REQUESTS);

  const { packs, singles } = readWorkerList(await (await ask(request, '/sw.js')).text());
  const filesOf = (path: string) =>
    packs.find((pack) => pack.path === path)?.files.map((file) => file.path) ?? [path];
  const sent = new Set<string>();
  const twice: string[] = [];
  for (const { path, by } of asked.filter((one) => isFile(one.path))) {
    const files = filesOf(path);
    if (by === 'script') twice.push(...files.filter((file) => sent.has(file)));
    for (const file of files) sent.add(file);
  }
  expect(twice).toEqual([]);
  const files = [...singles, ...packs.flatMap((pack) => filesOf(pack.path))];
  expect([...sent]).toEqual(expect.arrayContaining(files.filter((path) => !path.endsWith('.woff2'))));
});

for (const path of ['/', '/faq', '/contact', '/vetrina', '/archivio', '/una/pagina']) {
  test(`OFF-01 @long a first visit that begins at ${path} installs the app by few requests`, async ({
    page,
    faultProxy,
  }) => {
    const installing = (await install(page, faultProxy, path)).filter(isOfInstalling).map(pathOf);
    expect(installing.length).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(installing).toEqual(expect.arrayContaining(BESIDE_FILES));
  });
}

test('OFF-04 a new version with few changed files sends only those', async ({
  page,
  faultProxy,
  article,
}) => {
  await install(page, faultProxy, pathOfArticle(article));
  faultProxy.deploy(/\/(?:signatures|specials|faq-search)-[^/]*$/);
  await lookForUpdate(page);
  await expect.poll(() => waiting(page), { ...POLL_FAST, timeout: INSTALL_MS }).toBe('installed');
  const files = faultProxy.takeAsked().filter((one) => isOfInstalling(one) && isFile(one.path));
  // A hash may begin with a hyphen.
  const names = files.map(({ path }) =>
    /^\/assets\/(signatures|specials|faq-search)-[^/]*\.r1(\.\w+)$/.exec(path)?.slice(1).join(''),
  );
  expect(names.sort()).toEqual([
    'faq-search.js',
    'signatures.css',
    'signatures.js',
    'specials.css',
    'specials.js',
  ]);
});
