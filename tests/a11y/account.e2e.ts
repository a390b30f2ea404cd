import { expect } from 'playwright/test';
import { findingsEverywhere, findingsInBothThemes, WIDTHS } from '#tests/support/axe-findings.ts';
import { newReader, signInHere } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';

/** Taller than any screen, so that the whole page is drawn and no fixed bar covers what is checked. */
const HEIGHT = 3000;

test.use({ viewport: { width: 1280, height: HEIGHT }, contextOptions: { reducedMotion: 'reduce' } });

const ENTRANCES = [
  '/sso/login?avviso=session_expired',
  '/sso/login?modo=codice',
  '/registrazione',
  '/registrazione/attiva',
  '/password/dimenticata',
  '/password/nuova',
];

test('A11Y every sign-in, registration and password page passes axe, empty and with errors', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of ENTRANCES) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    expect.soft(await findingsEverywhere(page), path).toEqual([]);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('form [role=alert]')).toBeVisible();
    expect.soft(await findingsEverywhere(page), `${path}, wrong`).toEqual([]);
  }
});

const SCREENS = [
  '/dashboard',
  '/user/devices',
  '/user/profile/topics/manage',
  '/user/newsletter',
  '/user/profile',
  '/user/profile/invoicing',
  '/user/profile/consents',
  '/user/utilities',
  '/user/profile/edit-password',
];

for (const width of WIDTHS) {
  const details = width === WIDTHS[0] ? {} : { tag: '@long' };
  test(`A11Y every screen of the account passes axe at ${width} px`, details, async ({ page, request }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await signInHere(page, await newReader(request), '/dashboard');
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Area personale' })).toBeVisible();
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect.soft(await findingsInBothThemes(page), path).toEqual([]);
    }
  });
}

test('A11Y every step of the onboarding passes axe', { tag: '@long' }, async ({ page, request }) => {
  await signInHere(page, await newReader(request), '/user/onboarding');
  for (const step of ['Interessi', 'Newsletter', 'Scarica l’app']) {
    await expect(page.locator('[aria-current=step]')).toContainText(step);
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    await expect.soft(page.getByRole('heading', { level: 1 }), step).toHaveCount(1);
    expect.soft(await findingsEverywhere(page), step).toEqual([]);
    await page.getByRole('button', { name: `Salta il passo ${step}` }).click();
  }
  await expect(page).toHaveURL(/\/user\/onboarding\/upselling$/);
});
