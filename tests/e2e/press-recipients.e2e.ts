import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { deviceContents } from '#tests/support/device-contents.ts';
import { addPeople, markBounced, openPart, test } from '#tests/support/press-people-test.ts';

const PATH = '/rassegna/destinatari';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.getByRole('list', { name: 'Destinatari' }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

/** Unsent form drafts on the device, as one text. */
const draftsText = async (page: Page, context: BrowserContext) =>
  JSON.stringify((await deviceContents(page, context)).filter(({ place }) => place.includes('drafts')));

const LIST = `Gruppi;E-mail;Nome
Giunta, Stampa;rossi@ente.example;Mario Rossi
Giunta;verdi@ente.example;Anna Verdi
;senza;Chi non ce l’ha
Stampa;ROSSI@ente.example;Di nuovo Rossi
;;Nessuno`;

test('PRS-03 a list with invalid lines is checked, imported, and sorted into groups', async ({
  office: page,
}) => {
  await openPart(page, PATH, 'Destinatari');
  await button(page, 'Importa un elenco').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Elenco' }).fill('solo parole');
  await button(page, 'Importa').last().click();
  await expect(dialog.getByText('Non c’è ancora nessun indirizzo valido.').first()).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'elenco.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(LIST),
  });
  const preview = dialog.getByRole('region', { name: 'Anteprima' });
  await expect(preview.getByRole('status')).toHaveText(/^2 indirizzi riconosciuti.*3 righe da correggere$/);
  await expect(preview.getByText('Riga 4: indirizzo non valido')).toBeVisible();
  await expect(preview.getByText('Riga 5: è già più in alto')).toBeVisible();
  await expect(preview.getByText('Riga 6: non c’è un indirizzo')).toBeVisible();
  await button(page, 'Importa 2 indirizzi').click();
  await expect(dialog.getByText('2 aggiunti.')).toBeFocused();
  await button(page, 'Fatto').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, 'Mario Rossi')).toContainText('Giunta, Stampa');

  await page.getByRole('combobox', { name: 'Gruppo' }).selectOption('Stampa');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Seleziona Mario Rossi' }).check();
  await button(page, 'Togli da un gruppo').click();
  await dialog.getByRole('combobox', { name: 'Gruppo' }).selectOption('Stampa');
  await dialog.getByRole('button', { name: 'Togli', exact: true }).click();
  await expect(page.getByText('1 destinatario fuori da «Stampa».')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await button(page, 'Azzera i filtri').click();

  await page.getByRole('checkbox', { name: 'Seleziona tutti quelli elencati' }).check();
  await button(page, 'Aggiungi a un gruppo').click();
  await dialog.getByRole('textbox', { name: 'Gruppi' }).fill('Consiglio');
  await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(page.getByText('2 destinatari in «Consiglio».')).toBeVisible();
  await expect(row(page, 'Anna Verdi')).toContainText('Consiglio');
  expect(await findingsEverywhere(page)).toEqual([]);
});

test('PRS-03 a removed recipient is restored by keyboard, and an unfinished entry survives a reload', {
  tag: '@long',
}, async ({ office: page, context }) => {
  await addPeople(page, ['uno@ente.example', 'due@ente.example']);
  await openPart(page, PATH, 'Destinatari');
  await pressAt(page, button(page, 'Togli uno@ente.example'));
  await expect(rows(page)).toHaveCount(1);
  const undo = page.getByRole('status').getByRole('button', { name: 'Annulla' });
  await expect(undo).toBeFocused();
  await pressAt(page, undo);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: 'Destinatari' })).toBeFocused();

  await button(page, 'Aggiungi').click();
  await page.getByRole('dialog').getByLabel('E-mail').fill('tre@ente.example');
  await page.getByRole('dialog').getByLabel('Nome').fill('Terza persona');
  // Typed text is saved on the device shortly after.
  await expect.poll(() => draftsText(page, context)).toContain('Terza persona');
  await page.reload();
  await button(page, 'Aggiungi').click();
  await expect(page.getByRole('dialog').getByLabel('Nome')).toHaveValue('Terza persona');
  await page.getByRole('dialog').getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByText('tre@ente.example riceverà la rassegna.')).toBeVisible();
  await expect(row(page, 'Terza persona')).toBeVisible();
});

test('PRS-03 an address that refused mail shows the reason, and can be reactivated', {
  tag: '@long',
}, async ({ office: page, own }) => {
  const email = `respinto-${randomUUID()}@ente.example`;
  await addPeople(page, [email]);
  await markBounced(own, email, 'casella piena');
  await openPart(page, PATH, 'Destinatari');
  await expect(row(page, email)).toContainText('Respinta: casella piena');
  await expect(page.getByText('1 respinto', { exact: true })).toBeVisible();
  await button(page, `Riprova a scrivere a ${email}`).click();
  await expect(row(page, email)).toContainText('Iscritto');
});
