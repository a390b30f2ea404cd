import { expect, type Page } from 'playwright/test';
import { pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { firstVisit, INSTALL_MS, untilCached } from '#tests/support/first-visit.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { expectTakenOver, lookForUpdate, openedAt, test, waiting } from '#tests/support/worker-test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const accept = (page: Page) => page.getByRole('button', { name: 'Aggiorna' });
const putOff = (page: Page) => page.getByRole('button', { name: 'Più tardi' });
const words = (page: Page) => page.getByRole('searchbox', { name: 'Cerca' });

/** The number of the deployed build to which the page belongs. */
const releaseOf = (page: Page) =>
  page.evaluate(() => Number(/\.r(\d+)\./.exec(document.documentElement.dataset.scripts ?? '')?.[1] ?? 0));

const failures = (page: Page) => page.evaluate(() => localStorage.getItem('reload_loop_counter'));
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Opens another page within the app, by the menu: its chunks are those of the open page's build. */
async function openByMenu(page: Page, name: string, heading: string) {
  await page.getByRole('banner').getByLabel('Apri il menu').click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).click();
  await expect(title(page)).toHaveText(heading);
}

async function expectOffer(page: Page) {
  await expect(accept(page)).toBeVisible({ timeout: INSTALL_MS });
}

async function acceptBy(page: Page, press: () => Promise<void>) {
  const before = await openedAt(page);
  await Promise.all([page.waitForEvent('load'), press()]);
  await page.locator('html[data-ready]').waitFor();
  expect(await openedAt(page)).not.toBe(before);
}

test('OFF-04 two new versions in a row under an open page break nothing, and place and state are kept', {
  tag: '@long',
}, async ({ page, faultProxy, article }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 600 });
  await firstVisit(page, article);
  const elsewhere = [
    ['Tutte le sezioni', 'Sezioni'],
    ['Speciali', 'Speciali'],
  ] as const;
  for (const [round, [entry, heading]] of elsewhere.entries()) {
    const opened = await openedAt(page);
    faultProxy.deploy();
    await lookForUpdate(page);
    await expectOffer(page);
    // The chunks of these pages were never requested, and no longer exist on the server.
    await openByMenu(page, entry, heading);
    await page.goBack();
    expect(await openedAt(page)).toBe(opened);
    expect(await releaseOf(page)).toBe(round);
    expect(await failures(page)).toBe(null);

    await page.getByRole('banner').getByRole('link', { name: 'Cerca' }).click();
    await words(page).fill('acqua');
    await words(page).press('Enter');
    await expect(title(page)).toHaveText('Risultati per «acqua»');
    await words(page).fill('acqua e porti');
    await page.evaluate(() => scrollTo(0, 240));
    const place = await scrolledTo(page);
    expect(place).toBeGreaterThan(0);
    await acceptBy(page, () => accept(page).click());
    await expect(page).toHaveURL(/\/ricerca\/acqua$/);
    await expect(words(page)).toHaveValue('acqua e porti');
    await expect(words(page)).toBeFocused();
    await expect.poll(() => scrolledTo(page), POLL_FAST).toBe(place);
    expect(await releaseOf(page)).toBe(round + 1);
    await expectTakenOver(page);
    await expect(accept(page)).toHaveCount(0);
    await gotoSettled(page, pathOfArticle(article));
  }
});

test('OFF-04 a page that is not reloaded keeps working through two versions, with its own files', {
  tag: '@long',
}, async ({ page, context, faultProxy, article }) => {
  await firstVisit(page, article);
  const opened = await openedAt(page);
  const other = await context.newPage();
  await gotoSettled(other, '/');
  for (const release of [1, 2]) {
    faultProxy.deploy();
    await lookForUpdate(other);
    await expectOffer(other);
    await acceptBy(other, () => accept(other).click());
    expect(await releaseOf(other)).toBe(release);
    await expectTakenOver(other);
  }
  await openByMenu(page, 'Tutte le sezioni', 'Sezioni');
  await openByMenu(page, 'Speciali', 'Speciali');
  await page.getByRole('banner').getByRole('link', { name: 'Cerca' }).click();
  await expect(title(page)).toHaveText('Cerca nel giornale');
  expect(await openedAt(page)).toBe(opened);
  expect(await releaseOf(page)).toBe(0);
  expect(await failures(page)).toBe(null);
  // Each page has its own update offer.
  await expectOffer(page);
  await acceptBy(page, () => accept(page).click());
  expect(await releaseOf(page)).toBe(2);
  await expect(title(page)).toHaveText('Cerca nel giornale');
});

test('OFF-04 the offer takes no focus, is announced politely, works by keyboard, and appears again at the next start', {
  tag: '@long',
}, async ({ page, faultProxy, article }) => {
  await firstVisit(page, article);
  await page.goto('/ricerca');
  await words(page).click();
  await page.keyboard.type('por');
  faultProxy.deploy();
  await lookForUpdate(page);
  await expectOffer(page);
  await page.keyboard.type('ti');
  await expect(words(page)).toHaveValue('porti');
  await expect(page.getByRole('status').filter({ has: accept(page) })).toContainText(
    'È disponibile una nuova versione.',
  );

  await page.getByRole('link', { name: 'Vai al contenuto' }).focus();
  await page.keyboard.press('Tab');
  await expect(accept(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(putOff(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(accept(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Il Messaggero, vai all’Edicola' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(accept(page)).toHaveCount(0);

  // A cache on the network still has the page of the old build.
  faultProxy.rewrite('/ricerca', (html) => html.replaceAll('.r1.', '.'));
  await gotoSettled(page, '/ricerca');
  expect(await releaseOf(page)).toBe(0);
  await expectOffer(page);
  // Accepting loads the same old page again, so another offer would be useless.
  await acceptBy(page, () => accept(page).click());
  expect(await releaseOf(page)).toBe(0);
  await expectTakenOver(page);
  await expect(accept(page)).toHaveCount(0);
});

test('OFF-04 expanded parts are expanded again after the update, also offline', { tag: '@long' }, async ({
  page,
  context,
  faultProxy,
  article,
}) => {
  await firstVisit(page, article);
  await page.goto('/edizione/nazionale');
  await page.keyboard.press('Shift');
  const choices = page.locator('details[name=scope]').first();
  faultProxy.deploy();
  await lookForUpdate(page);
  await expectOffer(page);
  await choices.locator('summary').click();
  await expect(choices).toHaveAttribute('open');
  await untilCached(page, '/api/edicola/numero?edizione=nazionale');
  await cut(context, faultProxy);
  // A mouse press anywhere else closes the part, as intended.
  await accept(page).focus();
  await acceptBy(page, () => page.keyboard.press('Enter'));
  expect(await releaseOf(page)).toBe(1);
  await expect(choices).toHaveAttribute('open');
  await expect(choices.locator('summary')).toBeFocused();
  await restore(context, faultProxy);
});

test('OFF-04 a page that is newer than its worker gets no offer', { tag: '@long' }, async ({
  page,
  faultProxy,
  article,
}) => {
  await firstVisit(page, article);
  faultProxy.deploy();
  await page.reload();
  await page.keyboard.press('Shift');
  expect(await releaseOf(page)).toBe(1);
  await expect.poll(() => waiting(page), { ...POLL_FAST, timeout: INSTALL_MS }).toBe('installed');
  await expect(accept(page)).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectTakenOver(page);
  await expect(accept(page)).toHaveCount(0);
});

test.describe('without a worker', () => {
  test.use({ worker: false });

  test('NAV-20 where a chunk of an old build is gone, the requested page is loaded from the new one', {
    tag: '@long',
  }, async ({ page, faultProxy, article, faults }) => {
    await gotoSettled(page, pathOfArticle(article));
    faultProxy.deploy();
    await page.getByRole('banner').getByLabel('Apri il menu').click();
    const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Speciali' });
    await Promise.all([page.waitForEvent('load'), link.click({ noWaitAfter: true })]);
    await expect(page).toHaveURL(/\/speciali$/);
    await expect(title(page)).toHaveText('Speciali');
    expect(await releaseOf(page)).toBe(1);
    expect(JSON.parse((await failures(page)) ?? '')).toHaveLength(1);
    faults.length = 0;
  });
});
