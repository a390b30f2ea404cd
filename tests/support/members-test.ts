import { type BrowserContext, expect, type Page } from 'playwright/test';
import { pressAt, typeAt } from './by-keyboard.ts';
import type { OwnNewsstand } from './own-newsstand.ts';
import { test as base } from './own-newsstand-test.ts';
import { type Account, PASSWORD } from './reader-accounts.ts';

/** A browser test on the members of a shared subscription; it operates pages by keyboard only. */
export const test = base.extend<{ elsewhere: BrowserContext }>({
  /** A second browser context, for the invited person. */
  elsewhere: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await use(context);
    await context.close();
  },
});

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const seats = (page: Page) => page.getByRole('list', { name: 'Chi legge con te' });

export async function signIn(page: Page, email: string): Promise<void> {
  await typeAt(page, field(page, 'E-mail o nome utente'), email);
  await typeAt(page, field(page, 'Password'), PASSWORD);
  await page.keyboard.press('Enter');
}

/** Opens the page on which the holder of a subscription manages its members. */
export async function openSeats(page: Page, { holder }: { holder: Account }): Promise<void> {
  await page.goto('/user/subscriptions');
  await signIn(page, holder.email);
  await expect(seats(page)).toBeVisible();
}

/** Fills in and sends the invitation. */
export async function invite(page: Page, name: string, email: string): Promise<void> {
  await typeAt(page, field(page, 'Nome'), name);
  await typeAt(page, field(page, 'E-mail'), email);
  await page.keyboard.press('Enter');
}

/** Fills in and sends a person's registration. */
export async function register(page: Page, email: string): Promise<void> {
  const words = { Nome: 'Elena', Cognome: 'Ferrante', 'E-mail': email, Password: PASSWORD };
  for (const [name, text] of Object.entries({ ...words, 'Conferma password': PASSWORD })) {
    await typeAt(page, field(page, name), text);
  }
  for (const name of [/^Dichiaro di essere maggiorenne/, /^Dichiaro di aver letto/]) {
    await pressAt(page, page.getByLabel(name), 'Space');
  }
  await pressAt(page, button(page, 'Registrati'));
}

/** The link in the invitation mail. */
export async function mailedLink(own: OwnNewsstand, email: string): Promise<string> {
  const [mail] = await own.mails.wait(email);
  return /^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

/** The code in the registration mail, which follows the invitation mail with its eight-character code. */
export async function activationCode(own: OwnNewsstand, email: string): Promise<string> {
  const [, mail] = await own.mails.wait(email, 2);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}
