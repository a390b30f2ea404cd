import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { pressAt, tabTo, typeAt } from '#tests/support/by-keyboard.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

type Picture = { name: string; mimeType: string; buffer: Buffer };

const PROFILE = '/user/profile';
const INVOICING = '/user/profile/invoicing';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const summary = (page: Page) => page.getByRole('main').locator('form').getByRole('alert');
const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true });

/** Opens the file chooser by keyboard, and gives it a file. */
async function choosePicture(page: Page, label: string, file: Picture) {
  const chooser = page.waitForEvent('filechooser');
  await pressAt(page, field(page, label));
  await (await chooser).setFiles(file);
}

/** Chooses an option by typing its text. */
async function choose(page: Page, label: string, option: string) {
  await tabTo(page, field(page, label));
  await page.keyboard.type(option);
  await expect(field(page, label).getByRole('option', { selected: true })).toHaveText(option);
}

/** Unsaved form drafts on the device. */
const drafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('edicola');
        opening.onsuccess = () => {
          const db = opening.result;
          const all = db.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            db.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

test('ACC-01 VAL-02 NAV-17 a profile is corrected and saved by keyboard only, and an inconsistent fiscal code is only a warning', async ({
  page,
  request,
}) => {
  await signInByCall(page, await newReader(request), PROFILE);
  await expect(heading(page, 'Profilo')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Sezioni del profilo' });
  await expect(tabs.getByRole('link', { name: 'Dati personali' })).toHaveAttribute('aria-current', 'page');
  await typeAt(page, field(page, 'Nome'), ' ');
  await typeAt(page, field(page, 'Codice fiscale'), 'rssmra80a01h501a');
  await typeAt(page, field(page, 'CAP'), '123');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toContainText('Compilare tutti i campi richiesti.');
  await expect(field(page, 'Nome')).toBeFocused();
  await expect(field(page, 'Nome')).toHaveAccessibleDescription('Richiesto');
  await expect(field(page, 'Codice fiscale')).toHaveAccessibleDescription(
    'Inserire un codice fiscale valido',
  );
  await expect(field(page, 'CAP')).toHaveAccessibleDescription('Il CAP ha cinque cifre');
  await typeAt(page, field(page, 'Nome'), 'Mario');
  await pressAt(page, summary(page).getByRole('link', { name: 'Codice fiscale' }));
  await expect(field(page, 'Codice fiscale')).toBeFocused();
  await typeAt(page, field(page, 'Codice fiscale'), 'rssmra80a01h501u');
  await typeAt(page, field(page, 'CAP'), '00185');
  await typeAt(page, field(page, 'Telefono'), '340 123 4567');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await pressAt(page, save(page));
  const said = page.getByRole('status').filter({ hasText: 'Profilo aggiornato.' });
  await expect(said).toBeFocused();
  await expect(said).toContainText('Il codice fiscale non corrisponde a: cognome.');
  await expect(field(page, 'Telefono')).toHaveValue('+393401234567');
  await expect(page.getByRole('banner').getByRole('button', { name: /Mario/ })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Codice fiscale')).toHaveValue('RSSMRA80A01H501U');
});

test('ACC-01 a draft survives a reload and a lost network, and is deleted when it is discarded or saved', {
  tag: '@long',
}, async ({ page, context, request }) => {
  await signInByCall(page, await newReader(request), PROFILE);
  await typeAt(page, field(page, 'Città'), 'Gubbio');
  await expect.poll(() => drafts(page), POLL_FAST).toContain('Gubbio');
  await page.reload();
  await expect(page.getByText('Bozza ripresa.')).toBeVisible();
  await expect(field(page, 'Città')).toHaveValue('Gubbio');
  await pressAt(page, page.getByRole('button', { name: 'Scarta' }));
  await expect(field(page, 'Città')).toHaveValue('');
  await expect(heading(page, 'Profilo')).toBeFocused();
  await expect.poll(() => drafts(page), POLL_FAST).toBe('[]');
  await typeAt(page, field(page, 'Città'), 'Assisi');
  await context.setOffline(true);
  await pressAt(page, save(page));
  await expect(summary(page)).toContainText('Non c’è connessione.');
  await expect.poll(() => drafts(page), POLL_FAST).toContain('Assisi');
  await context.setOffline(false);
  await expect(field(page, 'Città')).toHaveValue('Assisi');
  await pressAt(page, save(page));
  await expect(page.getByText('Profilo aggiornato.')).toBeVisible();
  await expect.poll(() => drafts(page), POLL_FAST).toBe('[]');
  await page.reload();
  await expect(field(page, 'Città')).toHaveValue('Assisi');
  await expect(page.getByText('Bozza ripresa.')).toBeHidden();
});

test('OFF-06 a draft is deleted with the session', { tag: '@long' }, async ({ page, request }) => {
  await signInByCall(page, await newReader(request), INVOICING);
  await typeAt(page, field(page, 'PEC'), 'gubbio@pec.example');
  await expect.poll(() => drafts(page), POLL_FAST).toContain('gubbio@pec.example');
  const places = page.getByRole('navigation', { name: 'Area personale' });
  await pressAt(page, places.getByRole('link', { name: 'Esci' }));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible();
  // Signing out goes through the account site, so the page may still be loading.
  await expect(async () => expect(await drafts(page)).toBe('[]')).toPass();
});

test('ACC-01 a picture is uploaded, shown in the header, removed and restored, and an invalid one is refused', async ({
  page,
  request,
}) => {
  const background = '#258';
  const buffer = await sharp({ create: { width: 500, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const file = { name: 'io.png', mimeType: 'image/png', buffer };
  await signInByCall(page, await newReader(request), PROFILE);
  const main = page.getByRole('main');
  const inHeader = page.getByRole('banner').locator('button img[src^="/ritratti/"]');
  await choosePicture(page, 'Scegli una foto', file);
  await expect(main.getByRole('img', { name: 'La tua foto' })).toBeVisible();
  await expect(inHeader).toBeVisible();
  expect(await inHeader.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(256);
  const begun = Buffer.concat([buffer.subarray(0, 8), Buffer.from('<svg onload="alert(1)"/>')]);
  const hostile = { ...file, buffer: begun };
  await choosePicture(page, 'Cambia foto', hostile);
  await expect(main.getByText('Non riusciamo a leggere questa immagine: scegline un’altra.')).toBeVisible();
  await expect(inHeader).toBeVisible();
  await choosePicture(page, 'Cambia foto', { ...file, name: 'io.svg', mimeType: 'image/svg+xml' });
  await expect(main.getByText('Scegli un’immagine PNG, JPEG, WebP o AVIF.')).toBeVisible();
  await expect(field(page, 'Cambia foto')).toBeFocused();
  await pressAt(page, main.getByRole('button', { name: 'Rimuovi' }));
  await expect(inHeader).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Annulla' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('img', { name: 'La tua foto' })).toBeVisible();
  await expect(inHeader).toBeVisible();
  await expect(field(page, 'Cambia foto')).toBeFocused();
});

test('ACC-06 a reader who wants invoices must enter the billing data, which are then saved', {
  tag: '@long',
}, async ({ page, request }) => {
  await signInByCall(page, await newReader(request), INVOICING);
  await expect(heading(page, 'Fatturazione')).toBeVisible();
  await pressAt(page, page.getByRole('checkbox', { name: 'Voglio la fattura' }), 'Space');
  await pressAt(page, save(page));
  await expect(summary(page)).toContainText('Compilare tutti i campi richiesti. Mancano 6 campi.');
  await expect(field(page, 'Codice fiscale')).toBeFocused();
  await page.keyboard.type('RSSMRA80A01H501U');
  await typeAt(page, field(page, 'Indirizzo e numero civico'), 'Via dei Platani 12');
  await typeAt(page, field(page, 'CAP'), '00185');
  await typeAt(page, field(page, 'Città'), 'Roma');
  await choose(page, 'Provincia', 'Roma (RM)');
  await choose(page, 'Paese', 'Italia');
  await pressAt(page, save(page));
  await expect(page.getByText('Dati di fatturazione aggiornati.')).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: 'Dati personali' }));
  await expect(field(page, 'Città')).toHaveValue('Roma');
});

test('ACC-06 a consent is given immediately and withdrawn, and both are listed below', {
  tag: '@long',
}, async ({ page, request }) => {
  await signInByCall(page, await newReader(request), '/user/profile/consents');
  const nav = page.getByRole('navigation', { name: 'Area personale' });
  await expect(nav.getByRole('link', { name: 'Consensi' })).toHaveAttribute('aria-current', 'page');
  const profiling = page.getByRole('switch', { name: 'Profilazione' });
  const rows = page.getByRole('row', { name: /^Profilazione/ });
  await expect(profiling).not.toBeChecked();
  await expect(rows).toHaveCount(1);
  await pressAt(page, profiling, 'Space');
  await expect(profiling).toBeChecked();
  await expect(page.getByText('Consenso dato.')).toBeVisible();
  await expect(rows.first()).toContainText('Area personale');
  await pressAt(page, page.getByRole('button', { name: 'Annulla' }));
  await expect(heading(page, 'Consensi')).toBeFocused();
  await expect(profiling).not.toBeChecked();
  await expect(rows).toHaveCount(3);
  await page.reload();
  await expect(profiling).not.toBeChecked();
});
