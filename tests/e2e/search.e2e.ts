import { expect } from 'playwright/test';
import { ask } from '#tests/support/ask-newsstand.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { gotoReady, gotoSettled } from '#tests/support/page-code.ts';

const field = 'main input[type=search]';

test('NAV-09 NWS-06 the header links to the search, the words are in the path, and filters are set and removed', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Cerca' }).click();
  await expect(page).toHaveURL(/\/ricerca$/);
  await page.locator(field).fill('"acqua"');
  await page.locator(field).press('Enter');
  await expect(page).toHaveURL(/\/ricerca\/%22acqua%22$/);
  await expect(page.getByRole('status').filter({ hasText: /risultat/ })).toBeVisible();
  await expect(page.locator('main mark').first()).toHaveText(/acqua/i);
  await page.goBack();
  await expect(page.locator(field)).toHaveValue('');
  await page.locator(field).fill('acqua');
  await page.locator(field).press('Enter');
  const group = page.getByRole('navigation', { name: 'Sezione' });
  const choice = group.getByRole('link').first();
  const count = Number((await choice.innerText()).match(/\d+/)?.[0]);
  await choice.click();
  await expect(page).toHaveURL(/\/ricerca\/acqua\?sezione=[a-z-]+$/);
  await expect(page.getByRole('status').filter({ hasText: /risultat/ })).toContainText(String(count));
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Azzera i filtri' }).click();
  await expect(page).toHaveURL(/\/ricerca\/acqua$/);
});

test('NWS-06 the handles of the months move by keyboard and fill in the days', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const { data, ...rest } = await (await ask(request, '/api/edicola/ricerca?q=acqua')).json();
  const mesi = ['2024-11', '2025-01', '2025-02'].map((mese) => ({ mese, articoli: 2 }));
  const json = { ...rest, data: { ...data, mesi } };
  await page.route('**/api/edicola/ricerca?*', (route) => route.fulfill({ json }));
  await gotoReady(page, '/ricerca');
  await page.locator(field).fill('acqua');
  await page.locator(field).press('Enter');
  const [from, to] = [page.getByLabel('Dal mese'), page.getByLabel('Al mese', { exact: true })];
  await from.press('ArrowRight');
  await expect(from).toHaveAttribute('aria-valuetext', 'dic 2024');
  await expect(page.getByLabel('Dal', { exact: true })).toHaveValue('2024-12-01');
  await expect(page.getByLabel('Al', { exact: true })).toHaveValue('');
  // The handles never cross: one pushes the other along.
  await to.press('Home');
  await expect(to).toHaveAttribute('aria-valuetext', 'nov 2024');
  await expect(from).toHaveAttribute('aria-valuetext', 'nov 2024');
  await to.press('ArrowRight');
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(page).toHaveURL(/\/ricerca\/acqua\?a=2024-12-31$/);
});

test('NWS-06 searches are remembered on the device until the reader deletes them', {
  tag: '@long',
}, async ({ page }) => {
  await gotoSettled(page, '/ricerca/acqua');
  await page.getByRole('link', { name: 'Cancella la ricerca' }).click();
  await expect(page.getByRole('heading', { name: 'Ricerche recenti' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Togli «acqua» dalle ricerche recenti' }).click();
  await expect(page.getByRole('heading', { name: 'Ricerche recenti' })).toBeHidden();
});

test('NWS-06 a typing error leads to a suggestion', { tag: '@long' }, async ({ page }) => {
  await page.goto('/ricerca/aqcua');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nessun risultato per «aqcua»');
  await page.getByRole('link', { name: /^acqua/ }).click();
  await expect(page).toHaveURL(/\/ricerca\/acqua$/);
});

test('NWS-06 the slash key focuses the field, and within it types a slash', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/sezioni');
  await page.locator('body').press('Shift');
  await page.locator('html[data-ready]').waitFor();
  // The shortcut is loaded with the rest of the page; a second press would type a slash into the field.
  await expect(async () => {
    if (new URL(page.url()).pathname === '/sezioni') await page.locator('body').press('/');
    await page.waitForURL('**/ricerca', { timeout: 5000 });
  }).toPass();
  await expect(page.locator(field)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(page.locator(field)).toHaveValue('a/b');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-09 the form, the filters and the order work', { tag: '@long' }, async ({ page }) => {
    await page.goto('/ricerca');
    await page.locator(field).fill('"acqua"');
    await page.getByRole('button', { name: 'Cerca' }).click();
    await expect(page).toHaveURL(/\/ricerca\/%22acqua%22$/);
    await page.getByRole('link', { name: 'Più recenti' }).click();
    await expect(page).toHaveURL(/ordine=data/);
    await page.getByLabel('Dal', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Applica', exact: true }).click();
    await expect(page).toHaveURL(/\/ricerca\/%22acqua%22\?da=2020-01-01&ordine=data$/);
    await expect(page.locator('main mark').first()).toBeVisible();
  });
});

for (const [words, title] of [
  ['il%20la', 'Serve una parola in più'],
  ['-%20%22', 'Non c’è una parola da cercare'],
  ['%F0%9F%9A%B0', 'Non c’è una parola da cercare'],
  ['%25_*%3F%27%3B--', 'Non c’è una parola da cercare'],
  ['zzyzxqq', 'Nessun risultato per «zzyzxqq»'],
]) {
  test(`NWS-06 /ricerca/${words} is a kind page`, { tag: '@long' }, async ({ request }) => {
    const reply = await ask(request, `/ricerca/${words}`);
    expect(reply.status()).toBe(200);
    expect(await reply.text()).toContain(title);
  });
}
