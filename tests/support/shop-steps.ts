import { expect, type Page } from 'playwright/test';
import { pressAt } from './by-keyboard.ts';
import type { Account } from './reader-accounts.ts';
import { signInByCall } from './sign-in-by-call.ts';

/** Steps by which a reader pays at a shop with the keyboard only: Tab reaches every control that is pressed. */
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

const MONTH = '/vetrina/acquisto?offerta=mese';

export const WAITING = 'Aspettiamo la conferma dello shop';
export const TO_SHOP = 'Acquista e vai al pagamento';
export const ACTIVE = 'Il tuo abbonamento è attivo';

export async function openPurchase(page: Page, account: Account, path = MONTH): Promise<void> {
  await signInByCall(page, account);
  await page.goto(path);
}

/** Accepts the conditions and sends the form. */
export async function order(page: Page): Promise<void> {
  for (const name of [/condizioni di abbonamento/, /cominciare subito/]) {
    await pressAt(page, page.getByRole('checkbox', { name }), 'Space');
  }
  await pressAt(page, button(page, TO_SHOP));
}

/** @returns the order that the address names */
export async function atShop(page: Page): Promise<string> {
  await expect(title(page, 'Cassa')).toBeVisible();
  return new URL(page.url()).searchParams.get('ordine') ?? '';
}

export async function goToShop(page: Page): Promise<string> {
  await order(page);
  return await atShop(page);
}

/** Ends the payment with one of the shop's buttons, which lead back to the newsstand. */
export async function settle(page: Page, how: string, { later = false } = {}): Promise<void> {
  if (later) await pressAt(page, page.getByRole('checkbox', { name: 'Conferma più tardi' }), 'Space');
  await pressAt(page, button(page, how));
  await page.waitForURL(/\/(?:vetrina\/acquisto|user\/subscriptions\/payment)\?/);
}
