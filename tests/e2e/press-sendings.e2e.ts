import { expect, type Page } from 'playwright/test';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import { addPeople, fillReview, openPart, orderMail, test } from '#tests/support/press-people-test.ts';

const PATH = '/rassegna/invii';
const HOURS_MS = 5 * 3_600_000;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const row = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject });

test('PRS-03 a scheduled sending is cancelled after a confirmation', { tag: '@long' }, async ({
  office: page,
}) => {
  await addPeople(page, ['uno@ente.example']);
  await orderMail(page, { subject: 'Per domani', at: new Date(Date.now() + HOURS_MS).toISOString() });
  await openPart(page, PATH, 'Invii');
  await expect(row(page, 'Per domani')).toContainText(/Programmato per (?:oggi|domani) (?:alle |all’)\d/);
  await button(page, 'Annulla l’invio «Per domani»').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla l’invio' }).click();
  await expect(page.getByText('Invio annullato.')).toBeVisible();
  await expect(row(page, 'Per domani')).toContainText('Annullato');
  await expect(page.getByRole('heading', { level: 2, name: 'Invii' })).toBeFocused();
});

test('PRS-03 a sending shows its progress and the result for each letter, and can be sent again', async ({
  office: page,
}) => {
  await addPeople(page, ['uno@ente.example', 'due@ente.example']);
  await orderMail(page, { subject: 'Di oggi', at: null });
  await openPart(page, PATH, 'Invii');
  await expect(row(page, 'Di oggi')).toContainText('Consegnato a 2', { timeout: 60_000 });
  await page.getByRole('link', { name: 'Di oggi' }).click();
  await expect(page).toHaveURL(/\?invio=[\w-]+$/);
  const letters = page.getByRole('region', { name: 'Destinatari dell’invio' });
  await expect(letters.getByRole('listitem')).toHaveCount(2);
  await expect(letters.getByRole('listitem').first()).toContainText(/Consegnato: \S.*, \d+\.\d\d/);
  expect(await findingsEverywhere(page)).toEqual([]);

  await letters.getByRole('checkbox', { name: 'Seleziona due@ente.example' }).check();
  await button(page, 'Reinvia a 1 destinatario').click();
  await page.getByRole('link', { name: 'Vedilo' }).click();
  await expect(letters.getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(letters.getByRole('listitem')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Collegamenti' })).toBeVisible();

  await openPart(page, '/rassegna/storico', 'Storico');
  await expect(page.getByRole('listitem').filter({ hasText: 'ha inviato' }).first()).toContainText('Di oggi');
  expect(await findingsEverywhere(page)).toEqual([]);
});

test('PRS-03 the address of a link is shown once, opens the review, and opens nothing once it is revoked', {
  tag: '@long',
}, async ({ office: page, browser }) => {
  await fillReview(page);
  await openPart(page, PATH, 'Invii');
  await button(page, 'Crea un collegamento').click();
  await page.getByRole('dialog').getByLabel('Per chi è').fill('La sindaca');
  await button(page, 'Crea il collegamento').click();
  const url = await page.getByRole('dialog').getByLabel('Indirizzo').inputValue();
  await button(page, 'Fatto').click();
  await expect(row(page, 'La sindaca')).toContainText('Scade fra 7 giorni');

  const visitor = await browser.newPage();
  expect((await visitor.goto(url))?.status()).toBe(200);
  await button(page, 'Revoca il collegamento «La sindaca»').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoca', exact: true }).click();
  await expect(page.getByText('Collegamento revocato.')).toBeVisible();
  await expect(row(page, 'La sindaca')).toContainText('Revocato');
  expect((await visitor.reload())?.status()).toBeGreaterThanOrEqual(400);
  await visitor.close();
});
