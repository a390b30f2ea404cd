import { type APIRequestContext, expect, type Page, type Request } from 'playwright/test';
import { ask, findArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { allowInstalling, IOS_SAFARI, installDialog } from '#tests/support/install-prompt.ts';
import { test as base } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoSettled } from '#tests/support/page-code.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Longer than the pause without input after which the offer appears. */
const CALM_MS = 10_000;

const test = base.extend({
  page: async ({ page }, use) => {
    await page.clock.install();
    await use(page);
  },
});

const install = (page: Page) => installDialog(page).getByRole('button', { name: 'Installa' });
const refuse = (page: Page) => installDialog(page).getByRole('button', { name: 'Non ora' });
const menuEntry = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Installa l’app' });

async function issues(request: APIRequestContext): Promise<string[]> {
  const reply = await ask(request, '/v1/numeri?edizione=nazionale');
  const { data } = (await reply.json()) as { data: { numeri: { data: string }[] } };
  return data.numeri.map((issue) => `/edizione/nazionale/${issue.data}`);
}

/** Reads an article of today and an issue of another day, and leaves the page. */
async function readTwoIssues(page: Page, request: APIRequestContext) {
  await gotoSettled(page, pathOfArticle(await findArticle(request)));
  await expect.poll(() => counted(page), POLL_FAST).toBe(1);
  await gotoSettled(page, (await issues(request))[1] ?? '');
  await expect.poll(() => counted(page), POLL_FAST).toBe(2);
}

const counted = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('install') ?? '{}').issues?.length ?? 0);

/** Moves the device's clock forward by this number of days. */
const later = (page: Page, days: number) => page.clock.setSystemTime(Date.now() + days * DAY_MS);

/** Resolves when the page is idle. */
const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

const DIALOG_CODE = /\/install-dialog-[^/]*\.js$/;

async function expectNoOffer(page: Page) {
  // Once this status region is attached, the code that may offer the installation has started.
  await page.locator('a[href="#contenuto"] + [role=status]').waitFor({ state: 'attached' });
  await idle(page);
  const asked: string[] = [];
  const note = (request: Request) => DIALOG_CODE.test(request.url()) && asked.push(request.url());
  page.on('request', note);
  await page.clock.fastForward(CALM_MS);
  await idle(page);
  await idle(page);
  page.off('request', note);
  // A pending offer would have requested its code by now, or be visible if the code was loaded before.
  expect(asked).toEqual([]);
  await expect(installDialog(page)).toHaveCount(0);
}

async function openMenu(page: Page) {
  await page.getByRole('banner').getByLabel('Apri il menu').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

test('OFF-07 installing is offered on a later visit, after two issues were read, on the newsstand', async ({
  page,
  context,
  request,
}) => {
  const prompts = await allowInstalling(context, ['accepted']);
  await readTwoIssues(page, request);
  await gotoSettled(page, '/');
  await expectNoOffer(page);

  await later(page, 1);
  await gotoSettled(page, pathOfArticle(await findArticle(request)));
  await expectNoOffer(page);
  const code = page.waitForRequest(DIALOG_CODE);
  await page.getByRole('banner').getByRole('link', { name: 'Il Messaggero, vai all’Edicola' }).click();
  await expect(installDialog(page)).toBeVisible();
  await code;
  // The dialog is not modal here and does not take the focus.
  await expect(installDialog(page).locator(':focus')).toHaveCount(0);
  await install(page).click();
  await expect(installDialog(page)).toHaveCount(0);
  expect(prompts.asked).toEqual(['accepted']);
  await openMenu(page);
  await expect(menuEntry(page)).toHaveCount(0);
});

test('OFF-07 one issue read is not enough', { tag: '@long' }, async ({ page, context, request }) => {
  await allowInstalling(context, []);
  await gotoSettled(page, (await issues(request))[0] ?? '');
  await expect.poll(() => counted(page), POLL_FAST).toBe(1);
  await later(page, 1);
  await gotoSettled(page, '/');
  await expectNoOffer(page);
});

test('OFF-07 a refusal is remembered for 90 days, the second one permanently', { tag: '@long' }, async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const prompts = await allowInstalling(context, ['dismissed']);
  await readTwoIssues(page, request);
  await later(page, 1);
  await gotoSettled(page, '/edizione/nazionale');
  await refuse(page).click();
  await expect(installDialog(page)).toHaveCount(0);
  for (const days of [2, 90]) {
    await later(page, days);
    await gotoSettled(page, '/');
    await expectNoOffer(page);
  }
  await later(page, 92);
  await gotoSettled(page, '/');
  // Dismissing the browser's own prompt counts as a refusal.
  await install(page).click();
  await expect(installDialog(page)).toHaveCount(0);
  expect(prompts.asked).toEqual(['dismissed']);
  await later(page, 400);
  await gotoSettled(page, '/');
  await expectNoOffer(page);
  // The menu still opens the dialog.
  await openMenu(page);
  await menuEntry(page).click();
  await expect(install(page)).toBeVisible();
});

test('OFF-07 the menu opens the dialog at any time, and closing it is not a refusal', {
  tag: '@long',
}, async ({ page, context, request }) => {
  await allowInstalling(context, []);
  await gotoSettled(page, pathOfArticle(await findArticle(request)));
  await openMenu(page);
  await menuEntry(page).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
  await expect(installDialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(install(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(refuse(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(installDialog(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByLabel('Apri il menu')).toBeFocused();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('install') ?? '{}').refusals)).toBe(0);
});

test('OFF-07 nothing is offered in a browser that cannot install', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await readTwoIssues(page, request);
  await later(page, 1);
  await gotoSettled(page, '/');
  await expectNoOffer(page);
  await openMenu(page);
  await expect(menuEntry(page)).toHaveCount(0);
});

test('OFF-07 nothing is offered in the installed app', { tag: '@long' }, async ({
  page,
  context,
  request,
}) => {
  await allowInstalling(context, []);
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(display-mode: standalone)' ? 'all' : query);
  });
  await readTwoIssues(page, request);
  await later(page, 1);
  await gotoSettled(page, '/');
  await expectNoOffer(page);
  await openMenu(page);
  await expect(menuEntry(page)).toHaveCount(0);
});

test.describe('Safari on a phone', () => {
  test.use({ userAgent: IOS_SAFARI, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('OFF-07 in a browser without an install prompt the dialog shows the three steps', {
    tag: '@long',
  }, async ({ page, request }) => {
    await readTwoIssues(page, request);
    await later(page, 1);
    await gotoSettled(page, '/');
    const steps = installDialog(page).getByRole('list', { name: 'Come si installa' });
    await expect(steps.getByRole('listitem')).toHaveText([
      'Tocca Condividi nella barra di Safari',
      'Scegli Aggiungi alla schermata Home',
      'Conferma con Aggiungi',
    ]);
    await expect(install(page)).toHaveCount(0);
    // On a phone the dialog is modal and has the focus.
    await expect(installDialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await installDialog(page).getByRole('button', { name: 'Ho capito' }).click();
    await later(page, 2);
    await gotoSettled(page, '/');
    await expectNoOffer(page);
    await openMenu(page);
    await menuEntry(page).click();
    await expect(steps).toBeVisible();
  });

  test('OFF-07 an app opened from the home screen does not offer the installation', { tag: '@long' }, async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await readTwoIssues(page, request);
    await later(page, 1);
    await gotoSettled(page, '/');
    await expectNoOffer(page);
    await openMenu(page);
    await expect(menuEntry(page)).toHaveCount(0);
  });
});
