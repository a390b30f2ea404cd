import { expect, type Page } from 'playwright/test';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const PATH = '/user/profile/topics/manage';
const option = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Regole aggiornate.' });

test.beforeEach(async ({ page, request }) => {
  await signInByCall(page, await newReader(request), PATH);
  await expect(option(page, 'Solo notizie eccezionali')).toBeVisible();
});

test('PSH-01 alert times are chosen by keyboard, undone, and unchanged after a reload', {
  tag: '@long',
}, async ({ page }) => {
  await pressAt(page, option(page, 'Solo notizie eccezionali'), 'Space');
  await pressAt(page, saved(page).getByRole('button', { name: 'Annulla' }));
  await expect(option(page, 'Solo notizie eccezionali')).not.toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await pressAt(page, page.getByRole('button', { name: 'Riepilogo delle 13.00' }));
  await pressAt(page, option(page, 'Edizione pronta'), 'Space');
  await expect(page.getByLabel('Quale edizione')).toBeVisible();
  await page.getByLabel('Al massimo, ogni giorno').selectOption('5');
  await page.getByLabel('Dalle', { exact: true }).fill('23:15');
  await page.getByLabel('Dalle', { exact: true }).blur();
  await expect(page.getByText('Dalle 23.15 alle 7.00')).toBeVisible();
  await page.reload();
  await expect(option(page, 'Edizione pronta')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Riepilogo delle 13.00' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByLabel('Al massimo, ogni giorno')).toHaveValue('5');
  await expect(page.getByText('Dalle 23.15 alle 7.00')).toBeVisible();
});

test('PSH-01 quiet hours differ by weekday, and a pause begins and ends', { tag: '@long' }, async ({
  page,
}) => {
  await pressAt(page, page.getByLabel('Orari diversi secondo il giorno'), 'Space');
  await pressAt(page, option(page, 'Silenzio: sabato'), 'Space');
  await expect(page.getByText('Varia a seconda del giorno')).toBeVisible();
  await page.getByLabel('Al giorno', { exact: true }).fill('2020-01-01');
  await pressAt(page, page.getByRole('button', { name: 'Metti in pausa' }));
  await expect(page.getByText('L’ultimo giorno viene prima del primo')).toBeVisible();
  await page.getByLabel('Al giorno', { exact: true }).fill('2099-01-31');
  await pressAt(page, page.getByRole('button', { name: 'Metti in pausa' }));
  await expect(page.getByText(/^In pausa da .* a sabato 31 gennaio 2099$/)).toBeVisible();
  await page.reload();
  await expect(option(page, 'Silenzio: sabato')).not.toBeChecked();
  await expect(option(page, 'Silenzio: domenica')).toBeChecked();
  await pressAt(page, page.getByRole('button', { name: 'Riprendi adesso' }));
  await expect(page.getByRole('button', { name: 'Metti in pausa' })).toBeVisible();
});

test('PSH-01 offline the rules cannot be changed', { tag: '@long' }, async ({ page, context }) => {
  await context.setOffline(true);
  await expect(page.getByText('Per cambiare i tuoi interessi serve la connessione.')).toBeVisible();
  await expect(option(page, 'Solo notizie eccezionali')).toBeDisabled();
});
