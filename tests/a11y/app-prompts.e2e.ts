import { expect } from 'playwright/test';
import { findingsEverywhere as findings } from '#tests/support/axe-findings.ts';
import { firstVisit, INSTALL_MS } from '#tests/support/first-visit.ts';
import { allowInstalling, IOS_SAFARI, installDialog } from '#tests/support/install-prompt.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { lookForUpdate, test } from '#tests/support/worker-test.ts';

/** The `install` entry of localStorage of a reader who has read enough to be offered the app. */
const REGULAR = JSON.stringify({ issues: ['nazionale/2026-03-13', 'nazionale/2026-03-14'], returned: true });

const rememberReader = (memory: string) => localStorage.setItem('install', memory);

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('A11Y OFF-04 the prompt to update to a new version passes axe', { tag: '@long' }, async ({
  page,
  faultProxy,
  article,
}) => {
  await firstVisit(page, article);
  faultProxy.deploy();
  await lookForUpdate(page);
  await expect(page.getByRole('button', { name: 'Aggiorna' })).toBeVisible({ timeout: INSTALL_MS });
  expect(await findings(page)).toEqual([]);
});

test('A11Y OFF-07 the prompt to install and its menu entry pass axe', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await allowInstalling(context, []);
  await page.addInitScript(rememberReader, REGULAR);
  await gotoSettled(page, '/');
  await expect(installDialog(page)).toBeVisible();
  expect.soft(await findings(page), 'dialog').toEqual([]);
  await installDialog(page).getByRole('button', { name: 'Non ora' }).click();
  await page.getByRole('banner').getByLabel('Apri il menu').click();
  await expect(page.getByRole('button', { name: 'Installa l’app' })).toBeVisible();
  expect.soft(await findings(page), 'menu').toEqual([]);
});

test.describe('Safari', () => {
  test.use({ userAgent: IOS_SAFARI, hasTouch: true });

  test('A11Y OFF-07 the instructions for installing pass axe', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(rememberReader, REGULAR);
    await gotoSettled(page, '/');
    await expect(installDialog(page)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
