import { expect, type Page } from 'playwright/test';
import type { components } from '#openapi/generated/site.ts';
import { findReaderByEmail } from '#server/accounts/db/readers.ts';
import { addSubscription } from '#server/accounts/db/subscriptions.ts';
import { deviceContents, placesOf } from '#tests/support/device-contents.ts';
import { lastWord } from '#tests/support/levelled-articles.ts';
import type { OwnNewsstand } from '#tests/support/own-newsstand.ts';
import { test as base } from '#tests/support/own-newsstand-test.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { PASSWORD } from '#tests/support/reader-accounts.ts';

const PAID_WORD = lastWord('digital');

type Sites = { environment: NodeJS.ProcessEnv; accountHost: string };

const SITES: [string, Sites][] = [
  ['one origin', { environment: {}, accountHost: 'ilmessaggero.localhost' }],
  [
    'two origins',
    {
      environment: { ACCOUNT_ORIGIN: 'http://account.{devHost}.localhost:{port}' },
      accountHost: 'account.ilmessaggero.localhost',
    },
  ],
];

const test = base.extend<{ sites: Sites }>({
  sites: [SITES[0]?.[1] as Sites, { option: true }],
  settings: ({ sites }, use) => use(sites.environment),
});

/** Gives the account a digital subscription, as a shop would. */
async function subscribe({ db }: OwnNewsstand, email: string): Promise<string> {
  const reader = await findReaderByEmail(db.orm, email);
  if (!reader) throw new Error('nobody registered');
  const subscription = { product: 'digital', brand: 'MG', plan: 'personal', status: 'active' } as const;
  await addSubscription(db.orm, { ...subscription, months: 12, recurring: true, startsOn: DAY }, [reader.id]);
  return reader.id;
}

/** Requested from the newsstand's page: unlike the browser, Node does not resolve names under localhost. */
const paidArticle = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const reply = await fetch('/api/edicola/numero?edizione=nazionale');
    const { data } = (await reply.json()) as { data: components['schemas']['NumeroConArticoli'] };
    const articles = data.sezioni.flatMap(({ articoli }) => articoli);
    const paid = articles.find(({ accesso }) => accesso === 'digital');
    return `/articolo/${paid?.id}/${paid?.slug}`;
  });

const statusWith = (page: Page, token: string) =>
  page.evaluate(async (bearer) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await fetch('/api/edicola/articolo?id=1', { headers })).status;
  }, token);

async function register(page: Page, own: OwnNewsstand, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Registrati' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Zenobia');
  await page.getByLabel('Cognome').fill('Querciaforte');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Conferma password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Dichiaro di essere maggiorenne.').check();
  await page.getByLabel(/^Dichiaro di aver letto/).check();
  await page.getByRole('button', { name: 'Registrati' }).click();
  await page.getByLabel('Codice di sei cifre').fill(await own.mails.code(email));
  await page.getByLabel('La password che hai scelto', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Attiva' }).click();
}

for (const [title, sites] of SITES) {
  test.describe(title, title === 'one origin' ? {} : { tag: '@long' }, () => {
    test.use({ sites });

    test('SES-05 NAV-10 NWS-05 OFF-06 a reader registers, activates, signs in, returns to the article, reads and signs out, and no data is left', async ({
      page,
      context,
      own,
      email,
    }) => {
      const baseURL = `http://ilmessaggero.localhost:${own.port}`;
      const accountOrigin = `http://${sites.accountHost}:${own.port}`;
      await page.goto('/robots.txt');
      const path = await paidArticle(page);
      await gotoSettled(page, path);
      await expect(page.locator('main')).not.toContainText(PAID_WORD);
      await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click();
      await expect(page).toHaveURL(new RegExp(`^${accountOrigin}/sso/login\\?`));
      await register(page, own, email);
      const readerId = await subscribe(own, email);
      await expect(page).toHaveURL(new RegExp(`^${accountOrigin}/sso/login\\?`));
      await expect(page.getByLabel('E-mail o nome utente')).toHaveValue(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Accedi', exact: true }).click();

      await expect(page).toHaveURL(baseURL + path);
      await expect(page.locator('main')).toContainText(PAID_WORD);
      await page.getByRole('button', { name: 'Preferito', exact: true }).click();
      const token = await page.evaluate(() => JSON.parse(localStorage.user).id_token as string);
      expect(token).toMatch(/^[\w-]{43}$/);
      const secrets = [token, email, 'Querciaforte', 'Zenobia', readerId, PAID_WORD];
      await expect
        .poll(async () => placesOf(await deviceContents(page, context), secrets), {
          timeout: 60_000,
        })
        .not.toEqual([]);

      const panel = page.getByRole('banner').getByRole('button', { name: /Zenobia/ });
      await panel.click();
      await page
        .getByRole('link', { name: 'Esci' })
        .or(page.getByRole('button', { name: 'Esci' }))
        .first()
        .click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`^${baseURL}/`));
      await expect(page.locator('main')).not.toContainText(PAID_WORD);
      // Signing out goes through the account site, so the page may still be loading.
      await expect(async () => {
        expect(placesOf(await deviceContents(page, context), secrets)).toEqual([]);
        // The cookie holds only a random number, so that strangers' attempts do not slow later sign-ins in this
        // browser.
        expect((await context.cookies()).map(({ name }) => name)).toEqual(['edicola_browser']);
        expect(await statusWith(page, token)).toBe(401);
      }).toPass({ timeout: 60_000 });
      const account = await context.newPage();
      await account.goto(`${accountOrigin}/sso/login`);
      expect(placesOf(await deviceContents(account, context), secrets)).toEqual([]);
    });
  });
}
