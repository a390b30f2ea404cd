import { expect } from 'playwright/test';
import { findingsEverywhere, findingsInBothThemes } from '#tests/support/axe-findings.ts';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { holdOrders } from '#tests/support/page-code.ts';
import {
  ACTIVE,
  atShop,
  button,
  goToShop,
  link,
  openPurchase,
  order,
  settle,
  TO_SHOP,
  title,
  WAITING,
} from '#tests/support/shop-steps.ts';
import { test } from '#tests/support/shop-test.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

test('ACC-03 NAV-16 a reader pays at the shop, waits for its confirmation, and has the subscription', async ({
  page,
  own,
  shop,
  account,
}) => {
  await signInByCall(page, account, '/vetrina');
  await pressAt(page, page.getByRole('radio', { name: /^1 anno/ }), 'ArrowUp');
  await expect(page.getByRole('radio', { name: /^1 mese/ })).toBeChecked();
  await pressAt(page, button(page, 'Continua'));
  await expect(title(page, 'Il tuo acquisto')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Il pagamento si fa nello shop del giornale');
  await expect(page.getByLabel('Numero della carta')).toHaveCount(0);

  const letGo = await holdOrders(page);
  await order(page);
  await expect(main.getByRole('status').filter({ hasText: 'Un momento…' })).toBeAttached();
  await expect(button(page, TO_SHOP)).toBeFocused();
  expect(await findingsEverywhere(page)).toEqual([]);
  await letGo();
  const id = await atShop(page);
  await expect(page.locator('body')).toContainText('999 centesimi');

  await settle(page, 'Paga', { later: true });
  await expect(title(page, WAITING)).toBeFocused();
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await shop.tell(id)).toBe(200);
  await expect(title(page, ACTIVE)).toBeFocused();
  await expect(main).toContainText('con la carta •••• 1881');
  await expect(main).not.toContainText('dimostrativo');
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect((await own.mails.wait(account.email))[0]?.subject).toContain(ACTIVE);

  await pressAt(page, link(page, 'I tuoi abbonamenti'));
  await expect(page.getByRole('region', { name: 'Il Messaggero digital' })).toContainText('Attivo');
});

test('ACC-03 a payment refused by the shop is shown, and the second attempt succeeds', {
  tag: '@long',
}, async ({ page, shop, account }) => {
  await openPurchase(page, account);
  const id = await goToShop(page);
  await settle(page, 'Rifiuta la carta', { later: true });
  await expect(title(page, WAITING)).toBeVisible();
  expect(await shop.tell(id)).toBe(200);
  const refused = page.getByRole('alert').filter({ hasText: 'Pagamento rifiutato.' });
  await expect(refused).toContainText('La banca non ha autorizzato questa carta');
  await expect(page.locator(':focus')).toContainText('Pagamento rifiutato.');
  await expect(link(page, 'Vedi le altre offerte')).toBeVisible();
  expect(await findingsEverywhere(page)).toEqual([]);

  expect(await goToShop(page)).toBe(id);
  await settle(page, 'Carta scaduta');
  await expect(refused).toContainText('La carta è scaduta e non hai pagato niente.');
  expect(await goToShop(page)).toBe(id);
  await settle(page, 'Paga');
  await expect(title(page, ACTIVE)).toBeFocused();
});

test('ACC-03 a reader who cancels at the shop reads that nothing was paid, and can continue or leave', {
  tag: '@long',
}, async ({ page, account }) => {
  await openPurchase(page, account);
  const id = await goToShop(page);
  await settle(page, 'Annulla');
  const main = page.getByRole('main');
  await expect(page.locator(':focus')).toContainText('Pagamento annullato. Non hai pagato niente.');
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect(await findingsEverywhere(page)).toEqual([]);
  await page.reload();
  await expect(main).toContainText('Pagamento annullato.');
  expect(await goToShop(page)).toBe(id);
  await settle(page, 'Annulla');
  await pressAt(page, link(page, 'Vedi le altre offerte'));
  await expect(page).toHaveURL(/\/vetrina$/);
});

test('ACC-03 after the back button of the shop a reader finds the order waiting, and a way back to the shop', {
  tag: '@long',
}, async ({ page, account }) => {
  await openPurchase(page, account);
  const id = await goToShop(page);
  await page.goBack();
  await expect(title(page, WAITING)).toBeFocused();
  await pressAt(page, link(page, 'Torna al pagamento'));
  expect(await atShop(page)).toBe(id);
  await pressAt(page, page.getByRole('link', { name: 'Torna al giornale' }));
  await expect(title(page, WAITING)).toBeFocused();
  await pressAt(page, link(page, 'Torna al pagamento'));
  expect(await atShop(page)).toBe(id);
  await settle(page, 'Paga');
  await expect(title(page, ACTIVE)).toBeFocused();
});

test('ACC-03 while the shop does not answer the page says so and waits, after a reload too', {
  tag: '@long',
}, async ({ page, context, shop, account }) => {
  await openPurchase(page, account);
  const id = await goToShop(page);
  await settle(page, 'Paga', { later: true });
  const said = page.getByRole('main').getByRole('status');
  await pressAt(page, button(page, 'Controlla ora'));
  await expect(said).toHaveText('Lo shop non ha ancora confermato.');
  expect(await findingsEverywhere(page)).toEqual([]);
  await page.reload();
  await expect(title(page, WAITING)).toBeFocused();
  await context.setOffline(true);
  await pressAt(page, button(page, 'Controlla ora'));
  await expect(said).toContainText('Non siamo riusciti a controllare.');
  await context.setOffline(false);
  expect(await shop.tell(id)).toBe(200);
  await expect(title(page, ACTIVE)).toBeFocused();
  await page.reload();
  await expect(title(page, ACTIVE)).toBeVisible();
});
