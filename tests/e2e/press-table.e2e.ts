import { expect, type Page } from 'playwright/test';
import { DAY } from '#tests/support/own-newsstands.ts';
import { test as base, TITLES } from '#tests/support/press-draft-test.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const test = base.extend<{ table: Page }>({
  table: async ({ reader }, use) => {
    await reader.goto('/rassegna');
    await expect(rows(reader).filter({ hasText: TITLES[3] })).toBeVisible();
    await use(reader);
  },
});

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const column = (page: Page, name: string) => page.getByRole('columnheader').filter({ hasText: name });
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Testate' }).getByRole('button', { name });
const sortBy = (page: Page, name: string) => column(page, name).getByRole('button').click();

test('PRS-04 filters, order and day are in the address, and back, forward and reload restore them', {
  tag: '@long',
}, async ({ table: page }) => {
  await chip(page, /^Il Messaggero/).click();
  await expect(page).toHaveURL('/rassegna?testata=mg');
  await sortBy(page, 'Pag.');
  await sortBy(page, 'Pag.');
  await expect(column(page, 'Pag.')).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL('/rassegna?testata=mg&ordina=-pagina');
  await expect(rows(page).first()).toContainText(TITLES[3]);
  await page.reload();
  await expect(column(page, 'Pag.')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText(TITLES[3]);
  await page.goBack();
  await expect(page).toHaveURL('/rassegna');
  await expect(chip(page, /^Tutte/)).toHaveAttribute('aria-pressed', 'true');
  await expect(column(page, 'Testata')).toHaveAttribute('aria-sort', 'ascending');
  await page.goForward();
  await expect(chip(page, /^Il Messaggero/)).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/rassegna?giorno=${DAY}&pagina=21`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(TITLES[1]);
  await page.goto('/rassegna?giorno=2025-01-02');
  await expect(page.getByRole('heading', { name: 'Nessun ritaglio per questa data' })).toBeVisible();
  await page.getByRole('link', { name: 'Bozza' }).click();
  await expect(page).toHaveURL('/rassegna/bozza/2025-01-02');
  await page.getByRole('link', { name: 'Scegli i ritagli' }).click();
  await expect(page).toHaveURL('/rassegna?giorno=2025-01-02');
});

test('PRS-04 the filters are a dialog that traps the focus, a press outside only closes it, and rows are selected by keyboard', async ({
  table: page,
}) => {
  const opener = page.getByRole('button', { name: /^Filtri/ });
  const dialog = page.getByRole('dialog', { name: 'Filtri' });
  const close = dialog.getByRole('button', { name: 'Chiudi' });
  const last = dialog.getByRole('button', { name: 'Azzera i filtri' });
  await opener.click();
  await expect(dialog.getByRole('heading', { name: 'Filtri' })).toBeFocused();
  await expect(last).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(last).toBeVisible();
  const box = await rows(page).first().getByRole('checkbox').boundingBox();
  if (!box) throw new Error('the first row is not there');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(dialog).toBeHidden();
  await expect(rows(page).first().getByRole('checkbox')).not.toBeChecked();

  const ticked = rows(page).getByRole('checkbox', { checked: true });
  await rows(page).first().getByRole('checkbox').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(ticked).toHaveCount(2);
  await page.keyboard.press('End');
  await expect(rows(page).last().getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 selezionati')).toBeVisible();
  await page.keyboard.press('Control+a');
  const all = await rows(page).count();
  await expect(ticked).toHaveCount(all);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(ticked).toHaveCount(0);
  await page.getByRole('button', { name: 'Ripristina' }).click();
  await expect(ticked).toHaveCount(all);
});

test('PRS-04 a filter typed just before the dialog closes counts, a wrong page is named, and clearing empties all', async ({
  table: page,
}) => {
  const opener = page.getByRole('button', { name: /^Filtri/ });
  const dialog = page.getByRole('dialog', { name: 'Filtri' });
  const field = dialog.getByRole('textbox', { name: 'Pagina' });
  await opener.click();
  await field.fill('21');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/rassegna?pagina=21');
  await expect(rows(page)).toHaveText([new RegExp(TITLES[1])]);

  await opener.click();
  await field.fill('12-14');
  await expect(field).toHaveAccessibleDescription('Un numero fra 1 e 999.');
  await field.blur();
  await expect(page).toHaveURL('/rassegna?pagina=21');
  await dialog.getByRole('button', { name: 'Azzera i filtri' }).click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/rassegna');
});

test('PRS-04 a selection that another tab clears takes its dialog away for good', { tag: '@long' }, async ({
  table: page,
  context,
}) => {
  const first = (table: Page) => rows(table).first().getByRole('checkbox');
  await first(page).check();
  await page.getByRole('button', { name: /^Invia/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const other = await context.newPage();
  await other.goto('/rassegna');
  await other.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await first(page).check();
  await expect(page.getByText('1 selezionato')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('PRS-04 a row at the bottom edge is selected however long it is pressed', { tag: '@long' }, async ({
  table: page,
}) => {
  const box = rows(page).last().getByRole('checkbox');
  const place = await box.boundingBox();
  await page.setViewportSize({ width: 1280, height: Math.ceil(place?.y ?? 0) + 50 });
  await box.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  await page.mouse.up();
  await expect(box).toBeChecked();
});

test('PRS-01 hidden columns stay hidden on this device', { tag: '@long' }, async ({ table: page }) => {
  await page.getByRole('button', { name: 'Colonne' }).click();
  await page.getByRole('checkbox', { name: 'ID' }).uncheck();
  await page.getByRole('checkbox', { name: 'Sezione' }).check();
  await page.getByRole('button', { name: 'Fatto' }).click();
  await expect(column(page, 'ID')).toHaveCount(0);
  await page.reload();
  await expect(column(page, 'Sezione')).toBeVisible();
  await expect(column(page, 'ID')).toHaveCount(0);
});

const onMattino = base.extend({
  baseURL: async ({ own }, use) => use(`http://ilmattino.localhost:${own.port}`),
});

onMattino(
  'ROL-05 a company opens the press review on Il Mattino, a person does not',
  async ({ page, context, own, seats: _printed }) => {
    const company = await addAccount(own.db.orm, { kind: 'company', companyName: 'Officine Sud srl' });
    await signInByCall(page, company, '/rassegna');
    await expect(rows(page).filter({ hasText: TITLES[0] }).first()).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    const person = await addAccount(own.db.orm, {
      subscriptions: [{ product: 'digital+', brand: 'EM' }],
    });
    await signInByCall(page, person, '/rassegna');
    await expect(page).toHaveURL('/vetrina/rassegna_stampa');
  },
);
