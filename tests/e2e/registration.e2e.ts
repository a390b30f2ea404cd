import { expect, type Page } from 'playwright/test';
import { findStory, storyPath } from '#tests/support/ask-newsstand.ts';
import { mailedCode } from '#tests/support/mailed-code.ts';
import { GOOD_PASSWORD, newEmail, newReader, signInHere } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';

/** A button that was pressed stays locked for so long. SHL-12 */
const LOCK_MS = 2000;

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const summary = (page: Page) => page.locator('form [role=alert]');

async function unlocked(page: Page, name: string) {
  await expect(submit(page, name)).toBeEnabled({ timeout: LOCK_MS + 3000 });
}

test('ACC-09 ACC-02 who registers is back at the article they came from, by keyboard alone', async ({
  page,
  request,
}) => {
  const path = storyPath(await findStory(request, ({ accesso }) => accesso === 'digital'));
  const email = newEmail();
  await page.goto(`/registrazione?redirect_uri=${encodeURIComponent(path)}`);
  await field(page, 'Nome').focus();
  await page.keyboard.type('Giulia');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ferrante');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(GOOD_PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(GOOD_PASSWORD);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Dichiaro di essere maggiorenne')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/registrazione\/attiva\?/);
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await field(page, 'Codice di sei cifre').focus();
  await page.keyboard.type(await mailedCode(email));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/sso\/login\?/);
  await expect(page.getByText('Account attivato. Ora puoi accedere.')).toBeVisible();
  await expect(field(page, 'E-mail o nome utente')).toHaveValue(email);
  expect(page.url()).not.toContain(GOOD_PASSWORD);
  await field(page, 'Password').focus();
  await page.keyboard.type(GOOD_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');
});

test('VAL-01 VAL-02 what is wrong is said, led to, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/registrazione');
  await submit(page, 'Registrati').click();
  await expect(summary(page)).toContainText('Compilare tutti i campi richiesti. Mancano 7 campi.');
  await expect(field(page, 'Nome')).toBeFocused();
  await expect(submit(page, 'Registrati')).toBeDisabled();

  await field(page, 'E-mail').fill('giulia@posta');
  await expect(page.getByText('Inserire email valida')).toBeVisible();
  await field(page, 'Password').fill('Mattino');
  const kept = page.getByRole('list', { name: 'La password deve contenere almeno:' });
  await expect(kept.getByRole('listitem').filter({ hasText: '(c’è)' })).toHaveCount(2);
  await field(page, 'Conferma password').fill('Mattin');
  await expect(page.getByText('I campi non coincidono')).toBeVisible();
  await unlocked(page, 'Registrati');
  await submit(page, 'Registrati').click();
  await expect(summary(page)).toContainText('Mancano 4 campi.');
  await expect(field(page, 'Password')).toHaveValue('Mattino');
  await summary(page).getByRole('link', { name: 'Cognome' }).click();
  await expect(field(page, 'Cognome')).toBeFocused();
});

test('ACC-02 a forgotten password is set anew with a mailed code', async ({ page, request }) => {
  const { email } = await newReader(request);
  await page.goto('/sso/login?redirect_uri=%2Fsezioni');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await field(page, 'E-mail').fill(email);
  await submit(page, 'Manda il codice').click();
  await expect(page).toHaveURL(/\/password\/nuova\?/);

  const password = 'Serata-8y';
  await field(page, 'Codice di sei cifre').fill('000000');
  await field(page, 'Nuova password').fill(password);
  await field(page, 'Conferma password').fill(password);
  await submit(page, 'Cambia password').click();
  await expect(summary(page)).toContainText('Il codice non è valido');
  await expect(field(page, 'Nuova password')).toHaveValue(password);
  await unlocked(page, 'Cambia password');
  await field(page, 'Codice di sei cifre').fill(await mailedCode(email, 2));
  await submit(page, 'Cambia password').click();

  await expect(page.getByText('Password modificata. Accedi con quella nuova.')).toBeVisible();
  await field(page, 'Password').fill(password);
  await submit(page, 'Accedi').click();
  await expect(page).toHaveURL(/\/sezioni$/);
});

test('SES-08 beyond the limit the sign-in asks which device is to go', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const reader = await newReader(request);
  await signInHere(page, reader, '/dashboard');
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const second = await other.newPage();
  await second.goto('/sso/login?redirect_uri=%2Fuser%2Fdevices');
  await field(second, 'E-mail o nome utente').fill(reader.email);
  await field(second, 'Password').fill(reader.password);
  await submit(second, 'Accedi').click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Scegli quale dispositivo sostituire');
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
  await submit(second, 'Sostituisci e accedi').click();
  await expect(second).toHaveURL(/\/user\/devices$/);
  await expect(second.getByText('1 su 1 in uso.')).toBeVisible();
  await other.close();

  await page.goto('/user/devices');
  await expect(page).toHaveURL(/\/sso\/login/);
});

test('SES-10 without a network the sign-in says so and keeps what was typed', async ({ page, context }) => {
  await page.goto('/sso/login');
  await field(page, 'E-mail o nome utente').fill('giulia@posta.example');
  await page.locator('html[data-ready]').waitFor();
  await field(page, 'Password').fill('qualcosa');
  // What comes by itself after the first touch is there.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submit(page, 'Accedi').click();
  await expect(summary(page)).toContainText('Serve la connessione per accedere');
  await expect(summary(page)).toBeFocused();
  await expect(field(page, 'Password')).toHaveValue('qualcosa');
});
