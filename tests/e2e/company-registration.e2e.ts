import { expect, type Page } from 'playwright/test';
import { COMPANY_CLAUSES } from '#domain/consents.ts';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { mailedCode } from '#tests/support/mailed-code.ts';
import { GOOD_PASSWORD, newEmail } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';

/** Taller than any screen, so that the whole page is rendered and no fixed bar covers what is tested. */
test.use({ viewport: { width: 1280, height: 3600 }, contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const summary = (page: Page) => page.getByRole('main').locator('form').getByRole('alert');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clause = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Clausola ${number.replace('.', '\\.')},`) });

/** Types into a field and replaces its contents. */
async function type(page: Page, label: string, words: string) {
  await typeAt(page, field(page, label), words);
}

/** Waits until the button is enabled: a pressed button is locked for a moment. */
async function press(page: Page, name: string) {
  await expect(button(page, name)).not.toHaveAttribute('aria-disabled', 'true');
  await pressAt(page, button(page, name));
}

async function tick(page: Page, box: ReturnType<Page['getByRole']>) {
  await pressAt(page, box, 'Space');
  await expect(box).toBeChecked();
}

const COMPANY = {
  'Ragione sociale': 'Alfa Servizi srl',
  'Partita IVA': '00743110157',
  PEC: 'alfa@pec.example',
  'Indirizzo e numero civico': 'Via dei Platani 12',
  CAP: '00185',
  Città: 'Roma',
  'Nome del referente': 'Ada',
  'Cognome del referente': 'Conti',
};

test('ACC-09 ACC-06 VAL-02 a company registers by keyboard only, loses no input, and finds its data in the account', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow();
  const email = newEmail();
  await page.goto('/registrazione?redirect_uri=%2Fuser%2Fprofile');
  await pressAt(page, page.getByRole('radio', { name: 'Persona' }), 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'Azienda' })).toBeChecked();
  await type(page, 'Ragione sociale', COMPANY['Ragione sociale']);
  await type(page, 'Partita IVA', '12345678901');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('Compilare tutti i campi richiesti.');
  await expect(field(page, 'Partita IVA')).toBeFocused();
  await expect(field(page, 'Partita IVA')).toHaveAccessibleDescription(/Inserire una partita IVA valida/);
  await expect(field(page, 'Codice destinatario (SDI)')).toHaveAccessibleDescription(
    /^Serve il codice destinatario o la PEC/,
  );
  for (const number of COMPANY_CLAUSES) {
    await expect(clause(page, number)).toHaveAccessibleDescription('Richiesto');
  }
  expect(await findingsEverywhere(page)).toEqual([]);

  for (const [label, words] of Object.entries(COMPANY)) await type(page, label, words);
  await field(page, 'Provincia').focus();
  await page.keyboard.type('Roma');
  await type(page, 'E-mail', email);
  await tick(page, page.getByLabel('Dichiaro di essere maggiorenne'));
  await tick(page, page.getByLabel('Dichiaro di aver letto l’'));
  for (const number of COMPANY_CLAUSES.slice(0, -1)) await tick(page, clause(page, number));
  await type(page, 'Password', GOOD_PASSWORD);
  await type(page, 'Conferma password', GOOD_PASSWORD);
  await press(page, 'Registrati');
  await expect(summary(page)).toContainText('Manca un campo.');
  await expect(clause(page, '12')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(clause(page, '12')).toBeChecked();

  const draft = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(draft, POLL_FAST).toContain('clausola_12\\":true');
  expect(await draft()).not.toContain(GOOD_PASSWORD);
  await page.reload();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Azienda' })).toBeChecked();
  for (const [label, words] of Object.entries({ ...COMPANY, 'E-mail': email })) {
    await expect(field(page, label)).toHaveValue(words);
  }
  await expect(field(page, 'Provincia')).toHaveValue('RM');
  for (const number of COMPANY_CLAUSES) await expect(clause(page, number)).toBeChecked();
  await expect(page.getByLabel('Voglio ricevere offerte')).not.toBeChecked();
  await expect(field(page, 'Password')).toHaveValue('');
  await type(page, 'Password', GOOD_PASSWORD);
  await type(page, 'Conferma password', GOOD_PASSWORD);

  await page.locator('html[data-ready]').waitFor();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Non c’è connessione.' })).toBeVisible();
  await press(page, 'Registrati');
  await expect(summary(page)).toContainText('Quello che hai scritto resta qui');
  await expect(summary(page)).toBeFocused();
  await context.setOffline(false);
  await expect(summary(page)).toHaveCount(0);
  await expect(page.getByText('La connessione è tornata: ora puoi inviare.')).toBeVisible();
  await expect(button(page, 'Registrati')).toBeFocused();
  await expect(field(page, 'Ragione sociale')).toHaveValue(COMPANY['Ragione sociale']);
  await press(page, 'Registrati');

  await expect(page).toHaveURL(/\/registrazione\/attiva\?/);
  await expect.poll(draft, POLL_FAST).not.toContain('Alfa');
  await type(page, 'Codice di sei cifre', await mailedCode(email));
  await type(page, 'La password che hai scelto', GOOD_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sso\/login\?/);
  await type(page, 'Password', GOOD_PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(field(page, 'Ragione sociale')).toHaveValue(COMPANY['Ragione sociale']);
  await expect(field(page, 'Cognome di chi la rappresenta')).toHaveValue('Conti');
  await expect(field(page, 'Indirizzo e numero civico')).toHaveValue('Via dei Platani 12');
  expect(await findingsEverywhere(page)).toEqual([]);

  const tabs = page.getByRole('navigation', { name: 'Sezioni del profilo' });
  await tabs.getByRole('link', { name: 'Fatturazione' }).press('Enter');
  await expect(field(page, 'Destinatario')).toHaveValue(COMPANY['Ragione sociale']);
  await expect(field(page, 'Partita IVA')).toHaveValue('00743110157');
  await type(page, 'PEC', ' ');
  await type(page, 'Città', ' ');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('Compilare tutti i campi richiesti.');
  await expect(field(page, 'Codice destinatario (SDI)')).toBeFocused();
  await expect(field(page, 'Città')).toHaveAccessibleDescription('Richiesto');
  expect(await findingsEverywhere(page)).toEqual([]);
  await type(page, 'Codice destinatario (SDI)', 'abcd123');
  await type(page, 'Città', 'Ostia');
  await press(page, 'Salva');
  await expect(page.getByRole('status').filter({ hasText: 'Dati di fatturazione' })).toBeFocused();
  await expect(field(page, 'Codice destinatario (SDI)')).toHaveValue('ABCD123');

  await tabs.getByRole('link', { name: 'Consensi' }).press('Enter');
  await expect(page.getByRole('row', { name: /^Clausola .* Sì .* Registrazione/ })).toHaveCount(6);
  await expect(page.getByRole('switch', { name: 'Profilazione' })).not.toBeChecked();
  expect(await findingsEverywhere(page)).toEqual([]);
});

test('ACC-09 fields common to person and company keep their input when the kind changes, and errors follow the kind', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/registrazione');
  const kind = (name: string) => page.getByRole('radio', { name });
  await pressAt(page, kind('Persona'), 'ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(kind('Ente pubblico')).toBeChecked();
  await type(page, 'Denominazione dell’ente', 'Comune di Borgo Immaginario');
  await type(page, 'CIG', '123');
  await type(page, 'E-mail', 'ufficio@comune.example');
  await press(page, 'Registrati');
  await expect(field(page, 'CIG')).toHaveAccessibleDescription(/^Inserire un CIG valido/);
  await expect(field(page, 'Codice univoco ufficio (SDI)')).toHaveAccessibleDescription(/^Richiesto/);

  await pressAt(page, kind('Ente pubblico'), 'ArrowRight');
  await expect(kind('Persona')).toBeChecked();
  await expect(field(page, 'CIG')).toBeHidden();
  await expect(field(page, 'E-mail')).toHaveValue('ufficio@comune.example');
  await expect(summary(page)).toContainText('Mancano 6 campi.');
  await page.keyboard.press('ArrowLeft');
  await expect(field(page, 'Denominazione dell’ente')).toHaveValue('Comune di Borgo Immaginario');
});
