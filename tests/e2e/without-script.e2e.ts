import { expect } from 'playwright/test';
import { test } from '#tests/support/newsstand-test.ts';

test.use({ javaScriptEnabled: false });

test('NAV-02 newsstand, issue, section and article can be reached by links only', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Leggi l’edizione' }).click();
  await expect(page).toHaveURL(/\/edizione\/[a-z-]+/);
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('main a[href^="/sezione/"]').first().click();
  await expect(page).toHaveURL(/\/sezione\//);
  const headline = page.locator('main a[href^="/articolo/"]').first();
  const title = (await headline.innerText()).trim();
  await headline.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main article p').first()).toBeVisible();
});

test('SHL-10 the menu opens and closes by links', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Apri il menu' }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('link', { name: 'Chiudi il menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Apri il menu' }).click();
  await menu.getByRole('link', { name: 'Tutte le sezioni' }).click();
  await expect(page).toHaveURL(/\/sezioni$/);
});

test('NWS-01 the date form opens a past day', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const form = page.locator('form:has(input[type=date])').first();
  const input = form.locator('input[type=date]');
  const max = await input.getAttribute('max');
  expect(max).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const day = new Date(Date.parse(`${max}T12:00:00Z`) - 2 * 86_400_000).toISOString().slice(0, 10);
  await input.fill(day);
  await form.getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`data=${day}`));
  await expect(page.locator('h1')).toBeVisible();
});
