import { expect, type Page } from 'playwright/test';
import { expectAnnounced, recordAnnouncements } from '#tests/support/announcements.ts';
import { test } from '#tests/support/faulty-network-test.ts';
import { mailedCode } from '#tests/support/mailed-code.ts';
import { type NewReader, newReader, signInHere } from '#tests/support/new-reader.ts';

// Covers each sentence of the specification's section 8 on session, login, user info and logout, by the condition that
// raises it.

const SHORT_INFO = 'GET /api/user/short-info';
const panelButton = (page: Page) => page.getByRole('button', { name: /^Pannello utente/ });

async function tryToSignIn(page: Page, { email, password }: NewReader): Promise<void> {
  await page.goto('/sso/login');
  await page.getByLabel('E-mail o nome utente').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** Calls the account site as one of its own pages would. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, data]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(address, { method: 'POST', headers, body: JSON.stringify(data) });
    },
    [path, body] as const,
  );

test.use({ worker: false });

test('API-04 a wrong password and an unknown account get the same message', async ({ page, request }) => {
  const { email } = await newReader(request);
  for (const who of [email, 'nessuno@posta.example']) {
    await tryToSignIn(page, { email: who, password: 'Sbagliata-1' });
    await expect(page.getByRole('alert').filter({ hasText: 'E-mail o password non corrette' })).toBeVisible();
  }
});

test('API-04 a suspended account is refused, which is shown only with the right password', {
  tag: '@long',
}, async ({ page }) => {
  const email = 'ivana.grimaldelli@demo.edicola.example';
  await tryToSignIn(page, { email, password: 'Edicola-2025!' });
  await expect(page.getByRole('alert').filter({ hasText: 'Accesso negato' })).toBeVisible();
});

test('API-04 NAV-18 the account area shows that it is loading, and that a login is required', {
  tag: '@long',
}, async ({ page, request, faultProxy }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/sso\/login\?/);
  await expect(page.getByText('Per continuare devi effettuare l’accesso.')).toBeVisible();
  await signInHere(page, await newReader(request), '/sezioni');
  // Only the cookie identifies the browser.
  await page.evaluate(() => localStorage.clear());
  const go = faultProxy.hold(/^\/api\/user\/short-info/);
  await page.goto('/dashboard');
  await expect(page.getByText('Caricamento dei tuoi dati…').first()).toBeVisible();
  go();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Giulia');
});

test('API-05 user info that cannot be loaded is a connection error, and any other failure a generic one', {
  tag: '@long',
}, async ({ page, request, faultProxy }) => {
  await recordAnnouncements(page);
  await signInHere(page, await newReader(request), '/sezioni');
  await expect(panelButton(page)).toBeVisible();
  // The browser itself retries a request whose connection broke.
  faultProxy.next(SHORT_INFO, Array(20).fill('cut'));
  await page.reload();
  await expectAnnounced(page, 'Errore di connessione. Controlla la rete e riprova.');
  faultProxy.next(SHORT_INFO, ['unavailable', 'unavailable', 'unavailable']);
  await page.reload();
  await expectAnnounced(page, 'Si è verificato un errore. Riprova tra qualche minuto.');
  await expect(panelButton(page)).toBeVisible();
});

test('API-05 a logout that fails is a generic error, and the reader stays signed in', {
  tag: '@long',
}, async ({ page, request, faultProxy }) => {
  await recordAnnouncements(page);
  await signInHere(page, await newReader(request), '/sezioni');
  faultProxy.next('POST /logout', ['unavailable']);
  await panelButton(page).click();
  await page.getByRole('link', { name: 'Esci' }).last().click();
  await expectAnnounced(page, 'Si è verificato un errore. Riprova tra qualche minuto.');
  await expect(panelButton(page)).toBeVisible();
});

test('SES-06 a password reset elsewhere ends the session, and the page shows that', {
  tag: '@long',
}, async ({ page, request }) => {
  await recordAnnouncements(page);
  const reader = await newReader(request);
  await signInHere(page, reader, '/sezioni');
  await expect(panelButton(page)).toBeVisible();
  await post(page, '/api/password/forgot', { email: reader.email });
  const codice = await mailedCode(reader.email, 2);
  await post(page, '/api/password/reset', { email: reader.email, codice, password: 'Serata-8y' });
  await page.reload();
  await expectAnnounced(page, 'La sessione è scaduta. Accedi di nuovo per continuare.');
  await expect(page).toHaveURL(/\/$/);
});

test('SES-07 SES-08 a replaced device is informed, on a public page and on a guarded one', {
  tag: '@long',
}, async ({ page, browser, request, baseURL }) => {
  const reader = await newReader(request);
  const replaceThisOne = async () => {
    const context = await browser.newContext({ baseURL });
    const other = await context.newPage();
    await tryToSignIn(other, reader);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Scegli quale dispositivo sostituire');
    await other.getByRole('button', { name: 'Sostituisci e accedi' }).click();
    await expect(other).toHaveURL(/\/$|\/dashboard$/);
    await context.close();
  };
  await recordAnnouncements(page);
  await signInHere(page, reader, '/sezioni');
  await expect(panelButton(page)).toBeVisible();
  await replaceThisOne();
  await page.reload();
  await expectAnnounced(page, 'Il tuo accesso è passato a un altro dispositivo.');
  await expect(page).toHaveURL(/\/$/);

  // The other browser is closed but its session is active: this one replaces it, and is replaced again.
  await tryToSignIn(page, reader);
  await page.getByRole('button', { name: 'Sostituisci e accedi' }).click();
  await expect(panelButton(page)).toBeVisible();
  await page.goto('/preferiti');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articoli preferiti');
  await replaceThisOne();
  await page.reload();
  await expect(page).toHaveURL(/\/sso\/login\?.*avviso=invalid_browser/);
  await expect(page.getByText('Il tuo accesso è passato a un altro dispositivo.')).toBeVisible();
});
