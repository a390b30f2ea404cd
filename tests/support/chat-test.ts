import { type Browser, expect, type Page, type Request } from 'playwright/test';
import { supportLines } from '#server/base/db/schema/help-schema.ts';
import type { OwnNewsstand } from './own-newsstand.ts';
import { test as base } from './own-newsstand-test.ts';
import { type Account, addAccount } from './reader-accounts.ts';
import { signInByCall } from './sign-in-by-call.ts';

/** A Thursday at noon, when operators are available; and that evening, when none are. */
export const NOON = '2025-04-03T10:00:00Z';
export const NIGHT = '2025-04-03T20:30:00Z';

const OPERATOR = 'serena@redazione.example';

export const clock: { at: string | null } = { at: NOON };

/** A newsstand with an operator at noon, and a page with the open chat. */
export const test = base.extend<{ noon: undefined; chat: Page }>({
  settings: { OPERATORS: `${OPERATOR}=Serena` },
  clock,
  noon: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
    async ({}, use) => {
      clock.at = NOON;
      await use(undefined);
    },
    { auto: true },
  ],
  chat: async ({ page }, use) => {
    await page.goto('/firme');
    await openChat(page);
    await use(page);
  },
});

export const QUESTION = 'Come cambio la carta di credito?';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Assistenza clienti' });
export const field = (page: Page) => panel(page).getByLabel('Il tuo messaggio');
export const log = (page: Page) => panel(page).getByRole('log');

/** Touches the page, after which the chat is loaded. */
export const touch = (page: Page) => page.locator('body').click({ position: { x: 2, y: 2 } });

export async function openChat(page: Page) {
  await touch(page);
  await button(page, 'Apri la chat di assistenza').click();
  await expect(panel(page)).toBeVisible();
}

export async function sendChatMessage(page: Page, words: string) {
  await field(page).fill(words);
  await button(page, 'Invia').click();
}

/** Options of a request to the loopback address: unlike the browser, Node does not resolve names under localhost. */
export const loopbackRequest = ({ port }: OwnNewsstand, request: Request) => ({
  url: `http://127.0.0.1:${port}${new URL(request.url()).pathname}`,
  headers: { ...request.headers(), host: `ilmessaggero.localhost:${port}` },
});

/** How many messages with exactly these words the server has saved. */
export async function countReceived({ db }: OwnNewsstand, words: string): Promise<number> {
  const rows = await db.orm.select({ content: supportLines.content }).from(supportLines);
  return rows.filter(({ content }) => content === words).length;
}

let operator: Promise<Account> | undefined;

/** Opens the operators' page in a separate browser context. */
export async function openOperatorPage(browser: Browser, own: OwnNewsstand): Promise<Page> {
  // Each page counts as another device of the operator.
  const subscriptions = [{ product: 'digital+' as const, devices: 9 }];
  operator ??= addAccount(own.db.orm, { email: OPERATOR, subscriptions });
  const context = await browser.newContext({ baseURL: `http://ilmessaggero.localhost:${own.port}` });
  const operatorPage = await context.newPage();
  await signInByCall(operatorPage, await operator, '/operatori');
  return operatorPage;
}

export async function closeAsOperator(operatorPage: Page) {
  await button(operatorPage, 'Chiudi la conversazione').click();
  await operatorPage.getByRole('dialog').getByRole('button', { name: 'Chiudi la conversazione' }).click();
}
