import { expect, type Page } from 'playwright/test';
import { findArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { pressAt, tabTo, typeAt } from '#tests/support/by-keyboard.ts';
import { mailedCode } from '#tests/support/mailed-code.ts';
import { GOOD_PASSWORD, newEmail, newReader, signInHere } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const summary = (page: Page) => page.locator('form [role=alert]');

const press = (page: Page, name: string) => pressAt(page, submit(page, name));
const type = (page: Page, name: string, words: string) => typeAt(page, field(page, name), words);

test('ACC-09 ACC-02 a reader registers by keyboard only and returns to the article they came from', async ({
  page,
  request,
}) => {
  const path = pathOfArticle(await findArticle(request, ({ accesso }) => accesso === 'digital'));
  const email = newEmail();
  await page.goto(`/registrazione?redirect_uri=${encodeURIComponent(path)}`);
  await tabTo(page, field(page, 'Nome'));
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
  await type(page, 'Codice di sei cifre', await mailedCode(email));
  await page.keyboard.press('Tab');
  await page.keyboard.type(GOOD_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/sso\/login\?/);
  await expect(page.getByText('Account attivato. Ora puoi accedere.')).toBeVisible();
  await expect(field(page, 'E-mail o nome utente')).toHaveValue(email);
  expect(page.url()).not.toContain(GOOD_PASSWORD);
  await type(page, 'Password', GOOD_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');
});

test('VAL-01 VAL-02 errors are shown and get the focus, and no input is lost', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/registrazione');
  await press(page, 'Registrati');
  await expect(summary(page)).toContainText('Compilare tutti i campi richiesti. Mancano 7 campi.');
  await expect(field(page, 'Nome')).toBeFocused();
  await expect(submit(page, 'Registrati')).toBeDisabled();

  await type(page, 'E-mail', 'giulia@posta');
  await expect(page.getByText('Inserire email valida')).toBeVisible();
  await type(page, 'Password', 'Mattino');
  const kept = page.getByRole('list', { name: 'La password deve contenere almeno:' });
  await expect(kept.getByRole('listitem').filter({ hasText: '(c’è)' })).toHaveCount(2);
  await type(page, 'Conferma password', 'Mattin');
  await expect(page.getByText('I campi non coincidono')).toBeVisible();
  await press(page, 'Registrati');
  // A count of missing fields would be misleading beside the invalid ones.
  await expect(summary(page)).toContainText('Controlla i campi segnalati.');
  await expect(field(page, 'Password')).toHaveValue('Mattino');
  await pressAt(page, summary(page).getByRole('link', { name: 'Cognome' }));
  await expect(field(page, 'Cognome')).toBeFocused();
});

test('ACC-02 a forgotten password is reset with a mailed code', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const { email } = await newReader(request);
  await page.goto('/sso/login?redirect_uri=%2Fsezioni');
  await pressAt(page, page.getByRole('link', { name: 'Password dimenticata?' }));
  await type(page, 'E-mail', email);
  await press(page, 'Manda il codice');
  await expect(page).toHaveURL(/\/password\/nuova\?/);

  const password = 'Serata-8y';
  await type(page, 'Codice di sei cifre', '000000');
  await type(page, 'Nuova password', password);
  await type(page, 'Conferma password', password);
  await press(page, 'Cambia password');
  await expect(summary(page)).toContainText('Il codice non è valido');
  await expect(field(page, 'Nuova password')).toHaveValue(password);
  await type(page, 'Codice di sei cifre', await mailedCode(email, 2));
  await press(page, 'Cambia password');

  await expect(page.getByText('Password modificata. Accedi con quella nuova.')).toBeVisible();
  await type(page, 'Password', password);
  await press(page, 'Accedi');
  await expect(page).toHaveURL(/\/sezioni$/);
});

test('SES-08 above the limit of devices the sign-in asks which one to replace', { tag: '@long' }, async ({
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
  await type(second, 'E-mail o nome utente', reader.email);
  await type(second, 'Password', reader.password);
  await press(second, 'Accedi');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Scegli quale dispositivo sostituire');
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
  await press(second, 'Sostituisci e accedi');
  await expect(second).toHaveURL(/\/user\/devices$/);
  await expect(second.getByText('1 su 1 in uso.')).toBeVisible();
  await other.close();

  await page.goto('/user/devices');
  await expect(page).toHaveURL(/\/sso\/login/);
});

test('SES-10 offline the sign-in shows an error and keeps the input', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/sso/login');
  await type(page, 'E-mail o nome utente', 'giulia@posta.example');
  await page.locator('html[data-ready]').waitFor();
  await type(page, 'Password', 'qualcosa');
  await context.setOffline(true);
  await press(page, 'Accedi');
  await expect(summary(page)).toContainText('Serve la connessione per accedere');
  await expect(summary(page)).toBeFocused();
  await expect(field(page, 'Password')).toHaveValue('qualcosa');
});
