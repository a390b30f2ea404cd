import { expect, type Page } from 'playwright/test';
import { test } from '#tests/support/newsstand-test.ts';
import { ENTRY, gotoSettled } from '#tests/support/page-code.ts';

const LIGHT_BACKGROUND = 'rgb(255, 255, 255)';
const DARK_BACKGROUND = 'rgb(15, 18, 20)';

const html = (page: Page) => page.locator('html');
const pageBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(page: Page, theme: 'Chiaro' | 'Scuro' | 'Auto') {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  if (await menu.isHidden()) await page.getByRole('banner').getByLabel('Apri il menu').click();
  await menu.getByText(theme, { exact: true }).click();
  await expect(menu.getByRole('radio', { name: theme })).toBeChecked();
}

declare global {
  interface Window {
    /** The theme at the moment the page's first content was parsed. */
    firstTheme?: string;
  }
}

/** Records the page's theme at the first content that can be painted. */
const noteFirstTheme = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body?.firstElementChild) return;
      observer.disconnect();
      window.firstTheme = document.documentElement.dataset.theme ?? 'auto';
    }).observe(document, { childList: true, subtree: true });
  });

test('BRW-01 the theme follows the system until the reader chooses one, which is then applied before the first paint and without React', async ({
  page,
  faults,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await gotoSettled(page, '/');
  expect(await pageBackground(page)).toBe(DARK_BACKGROUND);
  await choose(page, 'Chiaro');
  expect(await pageBackground(page)).toBe(LIGHT_BACKGROUND);
  await choose(page, 'Auto');
  expect(await pageBackground(page)).toBe(DARK_BACKGROUND);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await pageBackground(page)).toBe(LIGHT_BACKGROUND);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

  await choose(page, 'Scuro');
  await noteFirstTheme(page);
  await page.route(ENTRY, (route) => route.abort());
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => window.firstTheme)).toBe('dark');
  expect(await pageBackground(page)).toBe(DARK_BACKGROUND);
  faults.length = 0;
});

test('BRW-04 where localStorage is blocked the theme still changes, and the menu says that it is not saved', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await gotoSettled(page, '/');
  await choose(page, 'Scuro');
  expect(await pageBackground(page)).toBe(DARK_BACKGROUND);
  await expect(page.getByText('Il browser non conserva le preferenze')).toBeVisible();
});

test('BRW-04 an invalid stored theme is ignored', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '{"x":'));
  await gotoSettled(page, '/');
  await expect(html(page)).not.toHaveAttribute('data-theme');
  expect(await pageBackground(page)).toBe(LIGHT_BACKGROUND);
});
