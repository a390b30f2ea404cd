import { expect, type Page } from 'playwright/test';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { test as base } from '#tests/support/press-draft-test.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

/** The table of clips, opened by a reader with a licence. */
const test = base.extend<{ table: Page }>({
  table: async ({ page, reader }, use) => {
    await reader.goto('/rassegna');
    await expect(row(page, 'Riapre il ponte')).toBeVisible();
    await use(page);
  },
});

/** The row of a title; where several papers have the same title, the first. */
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title }).first();
const tick = (page: Page, title: string) => row(page, title).getByRole('checkbox');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cerca nel testo intero degli articoli' });
const column = (page: Page, name: string) => page.getByRole('columnheader').filter({ hasText: name });

/** Addresses of everything the worker has cached, as one text. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept
      .flat()
      .map(({ url }) => url)
      .join(' ');
  });

test('PRS-01 PRS-04 a selection survives filter, order and reload, and is downloaded as a PDF', async ({
  table: page,
}) => {
  for (const name of ['ID', 'Edizione', 'Data', 'Titolo', 'Autore', 'Pag.', 'Testata']) {
    await expect(column(page, name), name).toBeVisible();
  }
  await tick(page, 'La fiera cresce').check();
  await tick(page, 'Riapre il ponte').check();
  await expect(page.getByText('2 selezionati')).toBeVisible();

  await search(page).fill('derby');
  await search(page).press('Enter');
  await expect(page).toHaveURL(/q=derby/);
  await expect(row(page, 'Il derby è pari')).toBeVisible();
  await expect(row(page, 'Riapre il ponte')).toBeHidden();
  await page.goBack();
  await expect(row(page, 'Riapre il ponte')).toBeVisible();
  await column(page, 'Titolo').getByRole('button').click();
  await expect(column(page, 'Titolo')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL('/rassegna?ordina=titolo');
  await page.reload();
  await expect(column(page, 'Titolo')).toHaveAttribute('aria-sort', 'ascending');
  await expect(tick(page, 'La fiera cresce')).toBeChecked();
  await expect(page.getByText('2 selezionati')).toBeVisible();
  expect(await findingsEverywhere(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^rassegna-.*\.pdf$/);
});

test('PRS-04 a clip is selected and read by keyboard', { tag: '@long' }, async ({ table: page }) => {
  await row(page, 'Il bilancio passa')
    .getByRole('button', { name: /^Il bilancio passa/ })
    .press('Space');
  await expect(tick(page, 'Il bilancio passa')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Il bilancio passa, si legge nel giornale di oggi.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^La fiera cresce/ }).first()).toBeFocused();
});

test('PRS-02 ROL-05 a reader without a press review is sent to the page about it', {
  tag: '@long',
}, async ({ page, own }) => {
  const account = await addAccount(own.db.orm, { subscriptions: [{ product: 'digital' }] });
  await signInByCall(page, account, '/rassegna');
  await expect(page).toHaveURL('/vetrina/rassegna_stampa');
});

test('PRS-02 where the press review fails to open, the personal area shows an error', async ({
  page,
  seats,
}) => {
  await page.route('**/api/user/rassegna/last-date', (route) =>
    route.fulfill({ status: 500, json: { success: false, status: { code: 'ERR_INTERNAL', message: '' } } }),
  );
  await signInByCall(page, seats[0], '/rassegna');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('La rassegna stampa non si è aperta').first()).toBeVisible();
});

test.describe('PRS-02 offline', () => {
  test.use({ worker: true });

  test('the parts of the review that were opened before are shown, and sending is disabled', async ({
    table: page,
    context,
  }) => {
    // The worker is registered with the reader's first touch.
    await page.keyboard.press('Shift');
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), POLL_FAST)
      .toBe('activated');
    await page.reload();
    await expect(row(page, 'Riapre il ponte')).toBeVisible();
    await expect.poll(() => keptAddresses(page), POLL_FAST).toContain('/rassegna/lettura/');
    await context.setOffline(true);
    await page.reload();
    await expect(row(page, 'Riapre il ponte')).toBeVisible();
    await tick(page, 'Riapre il ponte').check();
    await expect(page.getByRole('button', { name: /^Invia/ })).toBeDisabled();

    await search(page).fill('DERBY');
    await expect(page.getByText('Senza rete cerchiamo solo in titoli')).toBeVisible();
    await expect(row(page, 'Il derby è pari')).toBeVisible();
    await expect(row(page, 'Riapre il ponte')).toBeHidden();

    await page.getByRole('link', { name: 'Bozza' }).click();
    await page.getByRole('button', { name: 'Leggi Riapre il ponte' }).click();
    await expect(page.getByRole('dialog')).toContainText('Riapre il ponte, si legge nel giornale di oggi.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Anteprima' }).click();
    await expect(page.getByRole('dialog')).toContainText('Il bilancio passa, si legge');
    await page.getByRole('dialog').getByRole('button', { name: 'E-mail' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  });
});
