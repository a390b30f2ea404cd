import { expect, type Page } from 'playwright/test';
import { findArticle, type ListedArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { test as base } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { ENTRY, holdEntry } from '#tests/support/page-code.ts';

const test = base.extend<{ free: ListedArticle }>({
  free: async ({ request }, use) => {
    await use(await findArticle(request, ({ accesso }) => accesso === 'free'));
  },
});

test('PRF-04 a button pressed before hydration shows that it is busy immediately, and acts after hydration', async ({
  page,
  free,
}) => {
  const release = await holdEntry(page);
  await page.goto(pathOfArticle(free));
  const text = page
    .getByRole('group', { name: 'Strumenti di lettura' })
    .getByRole('button', { name: 'Testo' });
  await text.click();
  await expect(text).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog', { name: 'Aspetto del testo' })).toBeHidden();
  await release();
  await expect(page.getByRole('dialog', { name: 'Aspetto del testo' })).toBeVisible();
  await expect(text).not.toHaveAttribute('aria-busy');
});

test('PRF-04 links work before hydration', async ({ page, free }) => {
  await holdEntry(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Leggi l’edizione' }).click();
  await expect(page).toHaveURL(/\/edizione\/nazionale/);
  await page
    .locator(`main a[href="${pathOfArticle(free)}"]`)
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(free.titolo);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
});

/** Positions of everything in the page that can be pressed or filled in. */
const interactivePositions = (page: Page) =>
  page.locator('main :is(a, button, input, select, summary):visible').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y } = element.getBoundingClientRect();
      return `${element.textContent || element.id}: ${Math.round(x)}, ${Math.round(y)}`;
    }),
  );

const ENTRANCES = ['/sso/login', '/sso/login?modo=codice', '/registrazione', '/password/dimenticata'];

test('PRF-04 hydrating a form does not move anything under the finger', async ({ page }) => {
  for (const path of ENTRANCES) {
    const release = await holdEntry(page);
    await page.goto(path);
    // Wait for fonts and for the content below the first view.
    await page.locator('html[data-styled]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await interactivePositions(page);
    expect(before, path).not.toEqual([]);
    await page.keyboard.press('Shift');
    await release();
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect.soft(await interactivePositions(page), path).toEqual(expect.arrayContaining(before));
    await page.unroute(ENTRY);
  }
});

test('NAV-22 back leads to the top of a page that was left before hydration', { tag: '@long' }, async ({
  page,
  free,
}) => {
  await holdEntry(page);
  await page.goto('/edizione/nazionale');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  const link = page.locator(`main a[href="${pathOfArticle(free)}"]:visible`).last();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY), POLL_FAST).toBe(900);
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(heading).toHaveText(free.titolo);
  await page.goBack();
  await expect(heading).toHaveText(before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('PRF-04 a page whose script never loads stays usable', { tag: '@long' }, async ({
  page,
  free,
  faults,
}) => {
  await page.route(ENTRY, (route) => route.abort());
  await page.goto(pathOfArticle(free));
  const text = page
    .getByRole('group', { name: 'Strumenti di lettura' })
    .getByRole('button', { name: 'Testo' });
  await text.click();
  await expect(text).not.toHaveAttribute('aria-busy');
  await expect(page.locator('article p').last()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /vai all’Edicola/ })
    .click();
  const form = page.locator('form:has(input[type=date]):visible').first();
  const today = await form.locator('input').getAttribute('max');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`\\?data=${today}$`));
  await expect(page.getByRole('link', { name: 'Leggi l’edizione' })).toBeVisible();
  expect(faults.every((fault) => /dynamically imported module/.test(fault))).toBe(true);
  faults.length = 0;
});
