import { expect, type Page } from 'playwright/test';
import { messages } from '#src/strings/messages.ts';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { test as base } from '#tests/support/own-newsstand-test.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const test = base.extend<{ account: Account }>({
  account: async ({ own }, use) => use(await addAccount(own.db.orm)),
});

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name });

/** Focuses a control and presses a key. */
async function press(
  page: Page,
  role: 'button' | 'checkbox' | 'link' | 'radio',
  name: string | RegExp,
  key = 'Enter',
) {
  await pressAt(page, page.getByRole(role, { name }), key);
}

/** Presses the button until the result shows: a failed attempt may move the focus in between. */
async function pay(page: Page, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    const button = page.getByRole('button', { name: 'Acquista e paga 1,00\u202f€', exact: true });
    if (await button.isVisible()) await button.press('Enter', { timeout: 1000 });
    await done();
  }).toPass();
}

test('ACC-08 API-04 NAV-25 the last step of the introduction leads to an offer, and the offer to its activation, by keyboard', {
  tag: '@long',
}, async ({ page, account }) => {
  await signInByCall(page, account, '/user/onboarding');
  await expect(heading(page, 'Che cosa ti interessa?')).toBeVisible();
  await press(page, 'button', 'Salta il passo Interessi');
  await expect(heading(page, 'Quali newsletter vuoi ricevere?')).toBeFocused();
  await press(page, 'button', 'Salta il passo Newsletter');
  await expect(heading(page, 'Porta l’Edicola con te')).toBeFocused();
  await press(page, 'button', 'Fine');

  await expect(page).toHaveURL(/\/user\/onboarding\/upselling$/);
  await expect(page).toHaveTitle('Un’offerta riservata a te · Il Messaggero');
  await expect(heading(page, 'Un’offerta riservata a te')).toBeFocused();
  const offer = page.getByRole('region', { name: 'Un benvenuto per te' });
  await expect(offer).toContainText('L’offerta vale fino a');
  await expect(offer.getByRole('radio', { name: /1 anno/ })).toBeChecked();
  await expect(offer.getByRole('status')).toContainText('79,99\u202f€ l’anno');
  expect(await findingsEverywhere(page)).toEqual([]);

  await press(page, 'link', 'Non ora');
  await expect(page).toHaveURL(/\/dashboard$/);
  await press(page, 'link', 'Scopri l’offerta per te');
  await expect(offer).toBeVisible();
  await press(page, 'radio', /1 anno/, 'ArrowUp');
  await expect(offer.getByRole('radio', { name: /1 mese/ })).toBeChecked();
  await expect(offer.getByRole('status')).toContainText('9,99\u202f€ al mese');
  await press(page, 'button', 'Attiva l’offerta');
  await expect(page).toHaveURL(/\/vetrina\/acquisto\?offerta=riservata-[0-9a-f-]{36}-mese$/);
  const summary = page.url();

  const main = page.locator('main');
  await expect(heading(page, 'Il tuo acquisto')).toBeVisible();
  await expect(main).toContainText('Offerta riservata a te');
  await page.getByLabel('Numero della carta').fill('4242 4242 4242 4242');
  await page.getByLabel('Scadenza').fill('12/90');
  await press(page, 'checkbox', /condizioni di abbonamento/, 'Space');
  await press(page, 'checkbox', /cominciare subito/, 'Space');
  const broken = { status: 500, json: { success: false, status: { code: 'ERR_INTERNAL' } } };
  await page.route('**/api/user/orders', (route) => route.fulfill(broken));
  await pay(page, () => expect(main).toContainText(messages.offer_activation_error, { timeout: 2500 }));
  await page.unroute('**/api/user/orders');
  await pay(page, () => expect(heading(page, messages.offer_activated)).toBeFocused({ timeout: 2500 }));

  await page.goto(summary);
  await expect(heading(page, 'Questa offerta non c’è più')).toBeVisible();
  await page.goto('/user/onboarding/upselling');
  await expect(heading(page, 'Ora non c’è un’offerta per te', 2)).toBeVisible();
  expect(await findingsEverywhere(page)).toEqual([]);
});

test('ACC-08 an offer is refused in the list of subscriptions, and accepted later', { tag: '@long' }, async ({
  page,
  account,
}) => {
  await signInByCall(page, account, '/user/subscriptions');
  const tab = page.getByRole('link', { name: /^Offerte per te/ });
  await expect(tab).toHaveText('Offerte per te 1');
  await tab.press('Enter');
  const part = page.getByRole('region', { name: 'Offerte per te', exact: true });
  await expect(part.getByRole('heading', { name: 'Un benvenuto per te' })).toBeVisible();
  expect(await findingsEverywhere(page)).toEqual([]);

  await press(page, 'button', 'No, grazie');
  await expect(part).toContainText('Hai detto di no a questa offerta. Se cambi idea, resta tua fino a');
  await expect(part).toBeFocused();
  await expect(tab).toHaveText('Offerte per te 0');
  await page.reload();
  await expect(part).toContainText('Hai detto di no a questa offerta.');
  await page.route('**/api/user/offers/*/refusal', (route) => route.abort());
  await press(page, 'button', 'Annulla');
  await expect(page.getByRole('status').filter({ hasText: /errore|connessione/ })).toBeVisible();
  await page.unroute('**/api/user/offers/*/refusal');
  await press(page, 'button', 'Annulla');
  await expect(part.getByRole('link', { name: 'Scopri l’offerta' })).toBeVisible();
  await expect(tab).toHaveText('Offerte per te 1');
});
