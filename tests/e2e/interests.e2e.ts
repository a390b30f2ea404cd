import { expect, type Page } from 'playwright/test';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const PATH = '/user/profile/topics/manage';
const followButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Segui ${name}`, exact: true });
const notificationSwitch = (page: Page, name: string) =>
  page.getByRole('switch', { name: `Notifiche per ${name}`, exact: true });
const expectFollowed = (page: Page, name: string, followed = true) =>
  expect(followButton(page, name)).toHaveAttribute('aria-pressed', String(followed));

test.beforeEach(async ({ page, request }) => {
  await signInByCall(page, await newReader(request), PATH);
  await expect(followButton(page, 'Cronaca di Roma')).toBeVisible();
});

test('ACC-07 a reader finds a topic, follows it by keyboard and undoes it, and choices survive a reload', async ({
  page,
}) => {
  await expect(page).toHaveTitle('Interessi e notifiche · Il Messaggero');
  await expect(page.getByText(/^Segui 0 argomenti su \d+\.$/)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Cerca argomenti, firme, squadre' });
  await typeAt(page, search, 'SCIOPERI');
  await expect(page.getByText('Un argomento trovato.')).toBeVisible();
  const transport = followButton(page, 'Trasporti');
  await expect(page.getByRole('button', { name: /^Segui / })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(transport).toBeFocused();
  await page.keyboard.press('Space');
  const toast = page.getByRole('status').filter({ hasText: 'Annulla' });
  await expect(toast).toContainText('Argomento aggiunto ai tuoi interessi.');
  await pressAt(page, toast.getByRole('button', { name: 'Annulla' }));
  await expect(page.getByText('Argomento tolto dai tuoi interessi.')).toBeVisible();
  await expectFollowed(page, 'Trasporti', false);
  await expect(page.getByRole('heading', { level: 1, name: 'Interessi e notifiche' })).toBeFocused();

  await typeAt(page, search, 'zzz');
  await expect(page.getByRole('heading', { name: 'Nessun argomento con «zzz»' })).toBeVisible();
  await pressAt(page, page.getByRole('button', { name: 'Mostra tutti' }));
  await expect(search).toBeFocused();
  await pressAt(page, followButton(page, 'Sport'), 'Space');
  await expect(page.getByText(/^Segui un argomento su \d+\.$/)).toBeVisible();
  // The message appears when the server has saved the change: an earlier reload would abort the call.
  await expect(page.getByText('Argomento aggiunto ai tuoi interessi.')).toBeVisible();
  await page.reload();
  await expectFollowed(page, 'Sport');
  await expectFollowed(page, 'Trasporti', false);
});

test('ACC-07 followed topics are in the newsletter that is made of them', { tag: '@long' }, async ({
  page,
}) => {
  await pressAt(page, followButton(page, 'Sport'), 'Space');
  await expect(page.getByText('Argomento aggiunto ai tuoi interessi.')).toBeVisible();
  await pressAt(page, page.getByRole('main').getByRole('link', { name: 'I tuoi argomenti' }));
  await pressAt(page, page.getByRole('button', { name: 'Vedi un esempio di I tuoi argomenti' }));
  const dialog = page.getByRole('dialog', { name: 'I tuoi argomenti' });
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^\/articolo\//);
});

test('ACC-07 offline the switches and follow buttons are disabled', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.setOffline(true);
  await expect(page.getByText('Per cambiare i tuoi interessi serve la connessione.')).toBeVisible();
  await expect(followButton(page, 'Sport')).toBeDisabled();
});

test('PSH-01 a topic notifies immediately, in the digest or never, and undoing an unfollow restores that choice', {
  tag: '@long',
}, async ({ page }) => {
  await pressAt(page, notificationSwitch(page, 'Trasporti'), 'Space');
  await expect(page.getByText('Notifiche attivate per Trasporti.')).toBeVisible();
  await expectFollowed(page, 'Trasporti');
  await page.getByLabel('Quando arrivano gli avvisi per Trasporti').selectOption('digest');
  await expect(page.getByText('Gli avvisi di Trasporti arrivano nel riepilogo.')).toBeVisible();
  await pressAt(page, followButton(page, 'Trasporti'));
  await expect(notificationSwitch(page, 'Trasporti')).not.toBeChecked();
  await pressAt(page, page.getByRole('status').getByRole('button', { name: 'Annulla' }));
  // The message comes when the server has saved the change.
  await expect(page.getByText('Notifiche attivate per Trasporti.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Quando arrivano gli avvisi per Trasporti')).toHaveValue('digest');
  await pressAt(page, notificationSwitch(page, 'Trasporti'), 'Space');
  await expect(page.getByText('Notifiche disattivate per Trasporti.')).toBeVisible();
});
