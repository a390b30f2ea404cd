import { expect } from 'playwright/test';
import { ask, findArticle } from '#tests/support/ask-newsstand.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoSettled } from '#tests/support/page-code.ts';

test('NAV-01 an unknown address is a 404 with a link to the front page', async ({ page }) => {
  const reply = await page.goto('/una/pagina/che/non/esiste');
  expect(reply?.status()).toBe(404);
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('NAV-22 hydration keeps the scroll position', async ({ page, request }) => {
  const { id } = await findArticle(request);
  for (const path of ['/', `/articolo/${id}`]) {
    await page.goto(path);
    // Wait for the paper's own fonts: with them text may wrap differently.
    const faces = () =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => !family.includes('fallback')).length);
    await expect.poll(faces, POLL_FAST).toBeGreaterThan(0);
    const read = await page.evaluateHandle(() => {
      scrollTo(0, 600);
      const shown = [...document.querySelectorAll('main :is(p, h2, h3)')];
      return shown.find((one) => one.getBoundingClientRect().top >= 150) ?? document.body;
    });
    const topOf = () => read.evaluate((one) => Math.round(one.getBoundingClientRect().top));
    const before = await topOf();
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    expect(await page.evaluate(() => scrollY), path).toBeGreaterThan(300);
    expect(Math.abs((await topOf()) - before), path).toBeLessThan(20);
  }
});

test('NAV-22 every navigation starts at the top, back included, and an opened article is marked', async ({
  page,
}) => {
  await gotoSettled(page, '/');
  const link = page.locator('main a[href^="/articolo/"]').last();
  const href = await link.getAttribute('href');
  const headline = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect.poll(() => page.evaluate(() => scrollY), POLL_FAST).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY), POLL_FAST).toBe(0);
  await expect(
    page.locator(`[data-opened] a[href="${href}"], a[data-opened][href="${href}"]`).first(),
  ).toBeAttached();
});

test('NWS-05 the server sends only the free part of a paid article', async ({ page, request }) => {
  const { id } = await findArticle(request, ({ accesso }) => accesso === 'digital+');
  const { data } = await (await ask(request, `/api/edicola/articolo?id=${id}`)).json();
  expect(data.article.completo).toBe(false);
  const words = data.article.testo.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
  expect(words).toBeLessThan(data.article.parole / 2);
  await page.goto(`/articolo/${id}`);
  const offer = page.getByRole('region', { name: 'Tutto il giornale, ogni giorno' });
  await expect(offer.getByRole('radio', { name: /1 anno/ })).toBeChecked();
  await expect(offer.getByRole('radio', { name: /1 mese/ })).not.toBeChecked();
  await expect(offer.getByRole('button', { name: 'Abbonati al Messaggero' })).toBeVisible();
  await expect(offer.getByRole('link', { name: 'Accedi' })).toHaveAttribute(
    'href',
    /redirect_uri=.*articolo/,
  );
});
