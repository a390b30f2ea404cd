import { expect, type Page } from 'playwright/test';
import { openingsFromDay } from '#server/help/pages/opening-hours.ts';
import { findingsEverywhere, findingsInBothThemes } from '#tests/support/axe-findings.ts';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { test } from '#tests/support/own-newsstand-test.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const MESSAGE = 'Ho cambiato banca: che cosa devo fare?';
const PDF = {
  name: 'ricevuta.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 una ricevuta'),
};

const HOUR_MS = 3_600_000;

const form = (page: Page) => page.getByRole('region', { name: 'Scrivici' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const topics = (page: Page) => field(page, 'Argomento').getByRole('option');
const file = (page: Page) => form(page).locator('input[type=file]');
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Invia il messaggio' });

/** Opens the contact page and waits for hydration: what is typed before is not saved as a draft. */
async function open(page: Page, path = '/contact') {
  await page.goto(path);
  await field(page, 'Oggetto').focus();
  await expect(page.getByText(/Aperto fino|Riapre/)).toBeVisible();
}

async function write(page: Page, { topic = 'pagamenti', subject = 'Carta nuova', message = MESSAGE } = {}) {
  await field(page, 'Argomento').selectOption(topic);
  await typeAt(page, field(page, 'Oggetto'), subject);
  await typeAt(page, field(page, 'Messaggio'), message);
}

test('HLP-02 a visitor sends a message with an attachment by keyboard, and both mails are sent', async ({
  page,
  own,
  email,
}) => {
  await open(page);
  await expect(page).toHaveTitle('Contatti · Il Messaggero');
  const notice = page.getByText('Stai scrivendo come Utente Anonimo.');
  await expect(notice).toBeVisible();
  expect(await findingsEverywhere(page)).toEqual([]);

  await pressAt(page, sendButton(page));
  await expect(form(page).getByRole('alert')).toContainText(
    'Compilare tutti i campi richiesti. Mancano 4 campi.',
  );
  await expect(field(page, 'Argomento')).toBeFocused();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await write(page);
  await typeAt(page, field(page, 'E-mail'), email);
  await expect(form(page)).toContainText(`${MESSAGE.length}/2000`);
  await file(page).setInputFiles({ ...PDF, name: 'programma.exe', buffer: Buffer.from('MZ…') });
  await expect(form(page)).toContainText('Si possono allegare immagini');
  await pressAt(page, form(page).getByRole('button', { name: 'Togli l’allegato programma.exe' }));
  await expect(form(page)).not.toContainText('Si possono allegare');
  await expect(file(page)).toBeFocused();
  await file(page).setInputFiles(PDF);
  await expect(form(page)).toContainText('ricevuta.pdf');

  await expect(async () => {
    const button = sendButton(page);
    if (await button.isVisible()) await pressAt(page, button);
    await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeVisible({ timeout: 3000 });
  }).toPass();
  const sent = page.getByRole('region', { name: 'Messaggio inviato' });
  await expect(sent).toContainText(/numero della tua richiesta è MG-\d{6}\./);
  await expect(sent).toContainText(`Ti abbiamo mandato una ricevuta a ${email}`);
  expect(await findingsInBothThemes(page)).toEqual([]);
  const number = /MG-\d{6}/.exec(await sent.innerText())?.[0] ?? '';

  const [receipt] = await own.mails.wait(email);
  expect(receipt?.text).toContain(number);
  const mails = own.mails.to('amministrazione@ilmessaggero.it').filter(({ replyTo }) => replyTo === email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`[${number}] Pagamenti e fatture: Carta nuova`);
  expect(mails[0]?.attachments).toMatchObject([{ name: 'ricevuta.pdf', type: 'application/pdf' }]);

  await pressAt(page, page.getByRole('button', { name: 'Scrivi un altro messaggio' }));
  await expect(field(page, 'Argomento')).toBeFocused();
  await expect(field(page, 'Messaggio')).toHaveValue('');
  await page.reload();
  await expect(field(page, 'Messaggio')).toHaveValue('');
});

test('HLP-02 a draft survives a reload and a sign-in, after which the form has the reader’s e-mail', {
  tag: '@long',
}, async ({ page, own }) => {
  const account = await addAccount(own.db.orm);
  await open(page);
  await write(page);
  await page.reload();
  await expect(field(page, 'Messaggio')).toHaveValue(MESSAGE);
  await expect(field(page, 'Argomento')).toHaveValue('pagamenti');

  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click();
  await signIn(page, account);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/contact');
  await expect(field(page, 'E-mail')).toHaveValue(account.email);
  await expect(field(page, 'E-mail')).not.toBeEditable();
  await expect(field(page, 'Messaggio')).toHaveValue(MESSAGE);
  await expect(field(page, 'Oggetto')).toHaveValue('Carta nuova');
  await expect(page.getByText('Stai scrivendo come Utente Anonimo.')).toBeHidden();
  await expect(topics(page).filter({ hasText: 'Area commerciale' })).toHaveCount(0);
});

async function signIn(page: Page, { email, password }: Account) {
  await page.getByLabel('E-mail o nome utente').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

test('ROL-04 a company sees the commercial area, and its message goes there', { tag: '@long' }, async ({
  page,
  own,
}) => {
  const company = await addAccount(own.db.orm, { kind: 'company', companyName: 'Officine Castellani srl' });
  await signInByCall(page, company);
  await open(page, '/contact?argomento=commerciale&oggetto=Altri%20posti');
  await expect(topics(page).filter({ hasText: 'Area commerciale' })).toHaveCount(1);
  await expect(field(page, 'Argomento')).toHaveValue('commerciale');
  await expect(field(page, 'Oggetto')).toHaveValue('Altri posti');
  await typeAt(page, field(page, 'Messaggio'), MESSAGE);
  await pressAt(page, sendButton(page));
  await own.mails.wait(company.email);
  const mails = own.mails.to('commerciale@ilmessaggero.it');
  expect(mails.map(({ replyTo }) => replyTo)).toContain(company.email);
});

test('HLP-02 offline, telephone and hours stay visible and the typed message can be sent once back online', {
  tag: '@long',
}, async ({ page, context, email }) => {
  await open(page);
  await context.setOffline(true);
  await write(page);
  await typeAt(page, field(page, 'E-mail'), email);
  await expect(form(page)).toContainText('Quello che scrivi resta in questa scheda');
  await pressAt(page, sendButton(page));
  await expect(form(page).getByRole('alert')).toContainText('Non c’è connessione.');
  await expect(page.getByRole('link', { name: '06 5550 0142' })).toBeVisible();
  await expect(page.getByRole('row', { name: /lun–ven 9–21/ })).toBeVisible();
  await expect(field(page, 'Messaggio')).toHaveValue(MESSAGE);
  await context.setOffline(false);
  await expect(async () => {
    if (await sendButton(page).isVisible()) await pressAt(page, sendButton(page));
    await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('HLP-02 forceForm=1 opens at the form', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact?forceForm=1');
  await expect(field(page, 'Argomento')).toBeFocused();
  await expect(field(page, 'Argomento')).toBeInViewport();
  const box = await form(page).boundingBox();
  const phone = await page.getByRole('heading', { name: 'Telefono' }).boundingBox();
  expect(box?.y).toBeLessThan(phone?.y ?? 0);
});

test('HLP-06 forceForm=1 opens the form on a client-side navigation too', { tag: '@long' }, async ({
  page,
}) => {
  await gotoSettled(page, '/sezioni');
  // The chat navigates in this way.
  await page.evaluate(() => history.pushState({}, '', '/contact?forceForm=1'));
  await expect(field(page, 'Argomento')).toBeFocused();
});

test('HLP-03, HLP-04 the page shows to the minute when telephone and operators close', {
  tag: '@long',
}, async ({ page }) => {
  // Half a minute before telephone and operators close on a day with the longest hours.
  const { phone, operators } = await openingsFromDay(DAY);
  const long = phone.find(({ from, to }) => to.getTime() - from.getTime() > 6 * HOUR_MS);
  if (!long) throw new Error('no long day in two weeks');
  expect(operators).toContainEqual(long);
  await page.clock.install({ time: new Date(long.to.getTime() - 30_000) });
  await open(page);
  await expect(page.getByText('Aperto fino alle 21')).toBeVisible();
  await expect(page.getByText('Operatori in linea fino alle 21')).toBeVisible();
  await expect(page.getByRole('row', { name: /lun–ven/ })).toHaveAttribute('aria-current', 'date');
  await page.clock.fastForward(40_000);
  await expect(page.getByText(/^Riapre .* alle 9$/)).toBeVisible();
  await expect(page.getByText(/^Operatori di nuovo in linea .* alle 9$/)).toBeVisible();
});

test.describe('with a worker', () => {
  test.use({ worker: true });

  test('HLP-02 the page opens again offline, with what was typed', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await open(page);
    await write(page);
    const isKept = () => page.evaluate(async () => Boolean(await caches.match('/api/edicola/assistenza')));
    await expect.poll(isKept, POLL_FAST).toBe(true);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), POLL_FAST)
      .toBe('activated');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('link', { name: '06 5550 0142' })).toBeVisible();
    await expect(page.getByRole('row', { name: /lun–ven 9–21/ })).toBeVisible();
    await expect(page.getByText(/^(?:Aperto|Riapre) /)).toBeVisible();
    await expect(field(page, 'Messaggio')).toHaveValue(MESSAGE);
    await expect(form(page)).toContainText('Non c’è connessione.');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('HLP-02 telephone, hours and address can be read', { tag: '@long' }, async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: '06 5550 0142' })).toHaveAttribute(
      'href',
      'tel:+390655500142',
    );
    await expect(page.getByRole('link', { name: 'assistenza@ilmessaggero.it' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveText([/lun–ven9–21/, /sabato9–13/, /domenica e festivichiuso/]);
    await expect(form(page)).toContainText('Per inviare questo modulo serve JavaScript', {
      useInnerText: true,
    });
  });
});
