import { eq } from 'drizzle-orm';
import { expect } from 'playwright/test';
import { addDays } from '#domain/dates.ts';
import { reservedId } from '#domain/offer-on-sale.ts';
import { purchasePath } from '#domain/showcase.ts';
import { addSubscription } from '#server/accounts/db/subscriptions.ts';
import { reservedOffers } from '#server/base/db/schema/offers-schema.ts';
import { addReservedOffer } from '#server/sales/db/reserved-offers.ts';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import { pressAt } from '#tests/support/by-keyboard.ts';
import type { OwnNewsstand } from '#tests/support/own-newsstand.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import type { Account } from '#tests/support/reader-accounts.ts';
import {
  atShop,
  button,
  goToShop,
  link,
  openPurchase,
  settle,
  title,
  WAITING,
} from '#tests/support/shop-steps.ts';
import { test } from '#tests/support/shop-test.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const CANCELLED = 'Questo ordine è annullato';

/** Adds an offer of one month for the reader, which cannot be bought in addition to another one. */
const offerMonth = ({ db }: OwnNewsstand, { id }: Account) =>
  addReservedOffer(db.orm, {
    readerId: id,
    brand: 'MG',
    kind: 'welcome',
    product: 'digital',
    createdAt: new Date(),
    monthCents: 100,
    monthRenewalCents: 999,
    yearCents: null,
    yearRenewalCents: null,
    expiresOn: addDays(DAY, 9),
  });

test('ACC-03 an order paid at the shop that is no longer allowed is shown as cancelled, with ways on', {
  tag: '@long',
}, async ({ page, context, own, shop, account }) => {
  const offer = await offerMonth(own, account);
  await openPurchase(page, account);
  const id = await goToShop(page);
  const second = await context.newPage();
  await second.goto(purchasePath(reservedId(offer.id, 1)));
  await goToShop(second);
  await settle(second, 'Paga');
  await expect(title(second, 'Offerta attivata.')).toBeFocused();
  await second.close();

  await settle(page, 'Paga', { later: true });
  await expect(title(page, WAITING)).toBeVisible();
  expect(await shop.tell(id)).toBe(409);
  await expect(title(page, CANCELLED)).toBeFocused();
  await expect(page.getByRole('main')).toContainText('lo shop ti restituisce l’importo');
  expect(await findingsEverywhere(page)).toEqual([]);
  await page.reload();
  await expect(title(page, CANCELLED)).toBeFocused();
  await expect(link(page, 'Vedi le offerte')).toBeVisible();
  await pressAt(page, link(page, 'I tuoi abbonamenti'));
  await expect(page.getByRole('region', { name: 'Il Messaggero digital' })).toHaveCount(1);
});

test('ACC-03 an order whose offer has ended meanwhile is still shown as waiting, and is cancelled once it is paid', {
  tag: '@long',
}, async ({ page, own, account }) => {
  const { id } = await offerMonth(own, account);
  await openPurchase(page, account, purchasePath(reservedId(id, 1)));
  await goToShop(page);
  await own.db.orm
    .update(reservedOffers)
    .set({ expiresOn: addDays(DAY, -1) })
    .where(eq(reservedOffers.id, id));
  await page.goBack();
  await expect(title(page, WAITING)).toBeFocused();
  await pressAt(page, link(page, 'Torna al pagamento'));
  await atShop(page);
  await settle(page, 'Paga');
  await expect(title(page, CANCELLED)).toBeFocused();
  await pressAt(page, link(page, 'Vedi le offerte'));
  await expect(page).toHaveURL(/\/vetrina$/);
});

test('ACC-03 an unpaid renewal is paid at the shop, after a refused payment', { tag: '@long' }, async ({
  page,
  own,
  account,
}) => {
  await addSubscription(
    own.db.orm,
    {
      brand: 'MG',
      product: 'digital',
      plan: 'personal',
      months: 1,
      status: 'not_paid',
      recurring: true,
      cents: 999,
      startsOn: addDays(DAY, -32),
      renewsOn: addDays(DAY, -2),
    },
    [account.id],
  );
  await signInByCall(page, account, '/user/subscriptions');
  await pressAt(page, link(page, 'Aggiorna'));
  await pressAt(page, button(page, 'Vai al pagamento'));
  const id = await atShop(page);
  await settle(page, 'Rifiuta la carta');
  await expect(page.getByRole('alert').filter({ hasText: 'Pagamento rifiutato.' })).toBeVisible();
  expect(await findingsEverywhere(page)).toEqual([]);
  await pressAt(page, button(page, 'Vai al pagamento'));
  expect(await atShop(page)).toBe(id);
  await settle(page, 'Paga');
  await expect(title(page, 'Pagamento riuscito')).toBeFocused();
});
