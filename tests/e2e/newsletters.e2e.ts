import { expect, type Page } from 'playwright/test';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const PATH = '/user/newsletter';
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

test.beforeEach(async ({ page, request }) => {
  await signInByCall(page, await newReader(request), PATH);
  await expect(switchOf(page, 'Il punto delle 7')).toBeVisible();
});

test('ACC-07 a reader subscribes by keyboard, undoes it, reads a sample, and finds the choices after a reload', async ({
  page,
}) => {
  await expect(page).toHaveTitle('Newsletter · Il Messaggero');
  const point = switchOf(page, 'Il punto delle 7');
  await expect(page.getByText('Per ora non ne ricevi nessuna.')).toBeVisible();
  await pressAt(page, point, 'Space');
  await expect(point).toBeChecked();
  const toast = page.getByRole('status').filter({ hasText: 'Annulla' });
  await expect(toast).toContainText('Iscrizione alla newsletter completata.');
  await expect(page.getByText('Ne ricevi una.')).toBeVisible();

  await pressAt(page, toast.getByRole('button', { name: 'Annulla' }));
  await expect(point).not.toBeChecked();
  await expect(page.getByText('Non riceverai più questa newsletter.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeFocused();

  await pressAt(page, switchOf(page, 'Roma di mattina'), 'Space');
  await expect(page.getByText('Ogni mattina alle 6.45')).toBeVisible();
  const sample = page.getByRole('button', { name: 'Vedi un esempio di Il punto delle 7' });
  await pressAt(page, sample);
  const dialog = page.getByRole('dialog', { name: 'Il punto delle 7' });
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^\/articolo\/\d+\//);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(sample).toBeFocused();

  await page.reload();
  await expect(switchOf(page, 'Roma di mattina')).toBeChecked();
  await expect(point).not.toBeChecked();
});

test('ROL-06 a newsletter for subscribers is marked, and links to the offers', { tag: '@long' }, async ({
  page,
}) => {
  const row = page.getByRole('listitem').filter({ has: switchOf(page, 'Le opinioni') });
  await expect(switchOf(page, 'Le opinioni')).toBeDisabled();
  await expect(row).toContainText('Per chi è abbonato');
  await expect(row.getByRole('link', { name: 'Scopri le offerte' })).toHaveAttribute('href', '/vetrina');
});

test('ACC-07 offline the switches are disabled, and a failed change shows an error and the true state', {
  tag: '@long',
}, async ({ page, context }) => {
  const sport = switchOf(page, 'Il giorno dopo');
  await page.route('**/api/user/newsletters/*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await pressAt(page, sport, 'Space');
  await expect(page.getByText('Si è verificato un errore. Riprova tra qualche minuto.')).toBeVisible();
  await expect(sport).not.toBeChecked();
  await context.setOffline(true);
  await expect(page.getByText('Per cambiare le newsletter serve la connessione.')).toBeVisible();
  await expect(sport).toBeDisabled();
});

test('ACC-07 a list that failed to load can be requested again', { tag: '@long' }, async ({ page }) => {
  await page.route('**/api/user/newsletters', (route) => route.abort());
  await page.reload();
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/user/newsletters');
  await pressAt(page, retry);
  await expect(switchOf(page, 'Il punto delle 7')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeFocused();
});
