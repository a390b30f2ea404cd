import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { levelledDelivery } from '#tests/support/levelled-articles.ts';
import { test as base } from '#tests/support/newsstand-test.ts';
import { type OwnNewsstand, openOwnNewsstand } from '#tests/support/own-newsstand.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import { PASSWORD } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';

const test = base.extend<{ own: OwnNewsstand }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  own: async ({}, use) => {
    const own = await openOwnNewsstand({ ACCOUNT_ORIGIN: 'http://account.{devHost}.localhost:{port}' });
    await own.deliver(levelledDelivery(DAY));
    await use(own);
    await own.close();
  },
  baseURL: async ({ own }, use) => use(`http://ilmessaggero.localhost:${own.port}`),
});

const HOLDER = 'giulia.ferrante@posta.example';
const INVITED = 'elena.ferrante@posta.example';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const inHeader = (page: Page) => page.getByRole('banner').locator('button img[src*="/ritratti/"]');

const portrait = async () => ({
  name: 'io.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 500, height: 300, channels: 3, background: '#258' } })
    .png()
    .toBuffer(),
});

test('NAV-16 SES-05 with the account on an origin of its own, profile, picture, first steps and seats work, and the newsstand sees the changes', {
  tag: '@long',
}, async ({ page, own, baseURL }) => {
  test.slow();
  const account = `http://account.ilmessaggero.localhost:${own.port}`;
  await addSharedPlan(own.db.orm, { startsOn: DAY, holder: { email: HOLDER } });
  await page.goto('/sezioni');
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(new RegExp(`^${account}/sso/login\\?`));
  await field(page, 'E-mail o nome utente').fill(HOLDER);
  await field(page, 'Password').fill(PASSWORD);
  await button(page, 'Accedi').click();
  await expect(page).toHaveURL(`${baseURL}/sezioni`);

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Giulia/ })
    .click();
  await page.getByRole('link', { name: 'Profilo', exact: true }).click();
  await expect(page).toHaveURL(`${account}/user/profile`);
  await expect(heading(page, 'Profilo')).toBeVisible();
  await field(page, 'Nome').fill('Giuliana');
  await button(page, 'Salva').click();
  await expect(page.getByText('Profilo aggiornato.')).toBeVisible();
  await page.getByLabel('Scegli una foto').setInputFiles(await portrait());
  await expect(page.getByRole('main').getByRole('img', { name: 'La tua foto' })).toBeVisible();
  await expect(inHeader(page)).toBeVisible();

  await page.goto(`${account}/user/onboarding`);
  await expect(heading(page, 'Che cosa ti interessa?')).toBeVisible();
  await button(page, 'Ambiente e clima').click();
  await expect(page.getByText('1 scelto')).toBeVisible();
  await button(page, 'Continua').click();
  await expect(heading(page, 'Quali newsletter vuoi ricevere?')).toBeFocused();
  await button(page, 'Salta il passo Newsletter').click();
  await expect(heading(page, 'Porta l’Edicola con te')).toBeFocused();
  await button(page, 'Fine').click();
  await expect(page).toHaveURL(`${account}/dashboard`);

  const places = page.getByRole('navigation', { name: 'Area personale' });
  await places.getByRole('link', { name: 'Abbonamenti' }).click();
  await expect(page).toHaveURL(`${account}/user/subscriptions`);
  await button(page, 'Invita').click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Nome').fill('Elena Ferrante');
  await dialog.getByLabel('E-mail').fill(INVITED);
  await dialog.getByRole('button', { name: 'Manda l’invito' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Invito inviato a ${INVITED}.` })).toBeVisible();
  const [mail] = await own.mails.wait(INVITED);
  expect(mail?.text).toContain(`${account}/user/membership`);

  await page.goto('/sezioni');
  await expect(page).toHaveURL(`${baseURL}/sezioni`);
  await expect(page.getByRole('banner').getByRole('button', { name: /Giuliana/ })).toBeVisible();
  await expect(inHeader(page)).toBeVisible();
  expect(await inHeader(page).evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(256);
});
