import { expect, type Page } from 'playwright/test';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const MANAGE = '/user/profile/topics/manage';

const follow = (page: Page, name: string) => page.getByRole('button', { name: `Segui ${name}`, exact: true });

async function pressFollow(page: Page, name: string) {
  await expect(follow(page, name)).toHaveAttribute('aria-pressed', 'false');
  await pressAt(page, follow(page, name), 'Space');
  await expect(page.getByText('Argomento aggiunto ai tuoi interessi.')).toBeVisible();
  await expect(follow(page, name)).toHaveAttribute('aria-pressed', 'true');
}

/** Opens the page of an author. @returns their name */
async function openAuthor(page: Page): Promise<string> {
  await page.goto('/firme');
  const authors = page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /articol/ });
  await authors.first().click();
  await expect(page).toHaveURL(/\/firma\//);
  const name = page.getByRole('heading', { level: 1 });
  // The address changes before the page is shown.
  await expect(name).not.toHaveText('Firme');
  return (await name.textContent()) ?? '';
}

test('PSH-01 NWS-04 an author and a subject are followed from an article, and a section and an author from their pages', {
  tag: '@long',
}, async ({ page, request }) => {
  await signInByCall(page, await newReader(request), MANAGE);
  await expect(page.getByRole('button', { name: 'Segui Trasporti', exact: true })).toBeVisible();

  const author = await openAuthor(page);
  await pressFollow(page, author);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/articolo\//);
  await expect(follow(page, author)).toHaveAttribute('aria-pressed', 'true');
  const topics = page.getByRole('region', { name: 'Argomenti' });
  const subject = (await topics.getByRole('button').first().textContent()) ?? '';
  await pressFollow(page, subject);

  await page.goto('/sezione/economia');
  await pressFollow(page, 'Economia');

  await page.goto(MANAGE);
  await expect(page.getByText(/^Segui 3 argomenti su \d+\.$/)).toBeVisible();
  await expect(follow(page, subject)).toHaveAttribute('aria-pressed', 'true');
  const sections = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Sezioni' }) });
  await pressAt(page, sections.locator('summary'), 'Enter');
  await expect(follow(page, 'la sezione Economia')).toHaveAttribute('aria-pressed', 'true');
  await pressAt(page, sections.getByRole('switch', { name: 'Notifiche per la sezione Economia' }), 'Space');
  await expect(page.getByText('Notifiche attivate per Economia.')).toBeVisible();
  await page.getByRole('searchbox').fill(author);
  await pressAt(page, follow(page, author), 'Space');
  await expect(page.getByText('Argomento tolto dai tuoi interessi.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sezione\/economia/);
  await expect(follow(page, 'Economia')).toHaveAttribute('aria-pressed', 'true');

  await pressAt(page, follow(page, 'Economia'), 'Space');
  await expect(page.getByText('Argomento tolto dai tuoi interessi.')).toBeVisible();
  await expect(follow(page, 'Economia')).toHaveAttribute('aria-pressed', 'false');
  await pressAt(page, page.getByRole('button', { name: 'Annulla', exact: true }));
  await expect(page.getByText('Argomento aggiunto ai tuoi interessi.')).toBeVisible();
  await page.goto(MANAGE);
  await pressAt(page, sections.locator('summary'), 'Enter');
  await expect(sections.getByRole('switch', { name: 'Notifiche per la sezione Economia' })).toBeChecked();
});

test('PSH-01 a visitor is sent to the sign-in, and back to what they want to follow', {
  tag: '@long',
}, async ({ page, request }) => {
  const reader = await newReader(request);
  await page.goto('/sezione/economia');
  const link = page.getByRole('link', { name: 'Segui Economia' });
  await link.click();
  await page.getByLabel('E-mail o nome utente').fill(reader.email);
  await page.getByLabel('Password', { exact: true }).fill(reader.password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL(/\/sezione\/economia/);
  await pressFollow(page, 'Economia');
});

test('PSH-01 offline a follow that cannot be sent is undone, with a message', {
  tag: '@long',
}, async ({ page, request, context }) => {
  await signInByCall(page, await newReader(request), MANAGE);
  await page.goto('/sezione/economia');
  await expect(follow(page, 'Economia')).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(true);
  await pressAt(page, follow(page, 'Economia'), 'Space');
  await expect(page.getByText('Errore di connessione', { exact: false })).toBeVisible();
  await expect(follow(page, 'Economia')).toHaveAttribute('aria-pressed', 'false');
});
