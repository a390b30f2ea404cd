import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { ENTRY, gotoSettled, holdEntry } from '#tests/support/page-code.ts';

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('banner').getByLabel('Apri il menu');
const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

async function openMenu(page: Page) {
  await opener(page).click();
  await expect(menuOf(page)).toBeVisible();
}

test('SHL-10 the open menu traps the focus, and Escape returns it to the opener', async ({ page }) => {
  await gotoSettled(page, '/');
  await openMenu(page);
  const stops = await menuOf(page).locator('a, button, summary, input:checked').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < stops + 3; press++) {
      await page.keyboard.press(key);
      expect(await menuOf(page).evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('SHL-10 the page behind the menu does not scroll until it is closed', { tag: '@long' }, async ({
  page,
}) => {
  await gotoSettled(page, '/');
  expect(await isScrollLocked(page)).toBe(false);
  await openMenu(page);
  expect(await isScrollLocked(page)).toBe(true);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await menuOf(page).getByRole('button', { name: 'Chiudi il menu' }).click();
  await expect(menuOf(page)).toBeHidden();
  expect(await isScrollLocked(page)).toBe(false);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('SHL-10 a tap beside the menu closes it', { tag: '@long' }, async ({ page }) => {
  await gotoSettled(page, '/');
  await openMenu(page);
  await page.mouse.click(1200, 450);
  await expect(menuOf(page)).toBeHidden();
});

test('SHL-10 the menu closes on navigation and on the browser’s back', async ({ page }) => {
  await gotoSettled(page, '/');
  await openMenu(page);
  await menuOf(page).getByRole('link', { name: 'Tutte le sezioni' }).click();
  await expect(page).toHaveURL(/\/sezioni$/);
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menuOf(page)).toBeHidden();
  expect(await isScrollLocked(page)).toBe(false);
});

test('SHL-08 every address in the menu is complete', { tag: '@long' }, async ({ page }) => {
  await gotoSettled(page, '/');
  await openMenu(page);
  const links = menuOf(page).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect(address).toMatch(/^(?:\/|https:\/\/)[^{}]*$/);
});

test('SHL-09 sections can be collapsed, and external links are marked', { tag: '@long' }, async ({
  page,
}) => {
  await gotoSettled(page, '/');
  await openMenu(page);
  const all = menuOf(page).getByRole('link', { name: 'Tutte le sezioni' });
  await menuOf(page).locator('summary', { hasText: 'Sezioni' }).click();
  await expect(all).toBeHidden();
  await menuOf(page).locator('summary', { hasText: 'Sezioni' }).click();
  await expect(all).toBeVisible();
  const site = menuOf(page).getByRole('link', { name: 'Vai al sito (altro sito)' });
  await expect(site.locator('svg')).toHaveCount(2);
});

test('SHL-10 without React the fragment opens the menu, and a link and the back button close it', async ({
  page,
  faults,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto('/');
  const rows = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('link', { name: 'Apri il menu' }).click();
  await expect(rows).toBeVisible();
  expect(await isScrollLocked(page)).toBe(true);
  await page.getByRole('link', { name: 'Chiudi il menu' }).click();
  await expect(rows).toBeHidden();
  await page.getByRole('link', { name: 'Apri il menu' }).click();
  await expect(rows).toBeVisible();
  await page.goBack();
  await expect(rows).toBeHidden();
  expect(faults.every((fault) => /dynamically imported module/.test(fault))).toBe(true);
  faults.length = 0;
});

test('SHL-10 a menu opened before hydration stays open and becomes modal', {
  tag: '@long',
}, async ({ page }) => {
  const release = await holdEntry(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Apri il menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await release();
  await expect(page.locator('dialog[data-live]')).toBeVisible();
  await expect.poll(() => menuOf(page).evaluate((menu) => menu.matches(':modal')), POLL_FAST).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  expect(await isScrollLocked(page)).toBe(false);
  await expect(page.getByRole('button', { name: 'Apri il menu' })).toBeFocused();
});
