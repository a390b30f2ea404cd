import { expect } from 'playwright/test';
import { findingsEverywhere, findingsInBothThemes, WIDTHS } from '#tests/support/axe-findings.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

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

/** One screen for each kind of layout. */
const SCREENS = [
  '/dashboard',
  '/user/profile/topics/manage',
  '/user/newsletter',
  '/user/profile',
  '/user/profile/consents',
];
const SIMILAR = [
  '/user/devices',
  '/user/profile/invoicing',
  '/user/utilities',
  '/user/profile/edit-password',
];

const [PHONE = 0, DESKTOP = 0] = WIDTHS;

for (const { name, width, paths, details } of [
  { name: 'each kind of screen', width: PHONE, paths: SCREENS, details: {} },
  { name: 'screens like those', width: PHONE, paths: SIMILAR, details: { tag: '@long' } },
  { name: 'every screen', width: DESKTOP, paths: [...SCREENS, ...SIMILAR], details: { tag: '@long' } },
]) {
  test(`A11Y ${name} of the account passes axe at ${width} px`, details, async ({ page, request }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await signInByCall(page, await newReader(request), '/dashboard');
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Area personale' })).toBeVisible();
      await expect(page.locator('main [aria-busy]')).toHaveCount(0);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect.soft(await findingsInBothThemes(page), path).toEqual([]);
    }
  });
}

test('A11Y every step of the onboarding passes axe', { tag: '@long' }, async ({ page, request }) => {
  await signInByCall(page, await newReader(request), '/user/onboarding');
  for (const step of ['Interessi', 'Newsletter', 'Scarica l’app']) {
    await expect(page.locator('[aria-current=step]')).toContainText(step);
    await expect(page.locator('main [aria-busy]')).toHaveCount(0);
    await expect.soft(page.getByRole('heading', { level: 1 }), step).toHaveCount(1);
    expect.soft(await findingsEverywhere(page), step).toEqual([]);
    await page.getByRole('button', { name: `Salta il passo ${step}` }).click();
  }
  await expect(page).toHaveURL(/\/user\/onboarding\/upselling$/);
});
