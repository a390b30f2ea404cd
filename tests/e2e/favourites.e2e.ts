import { expect, type Page } from 'playwright/test';
import { ask, findArticle, type ListedArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const heart = (page: Page) => page.getByRole('button', { name: 'Preferito', exact: true });
const titles = (page: Page) => page.locator('main li h2');
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function saveFromArticle(page: Page, article: Pick<ListedArticle, 'id' | 'slug'>) {
  await gotoSettled(page, pathOfArticle(article as ListedArticle));
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
}

type Found = { id: number; slug: string; titolo: string; data: string };

/** Two articles of different days, the newer one first. */
async function ofTwoDays(request: Parameters<typeof ask>[0]): Promise<[Found, Found]> {
  const reply = await ask(request, '/api/edicola/ricerca?q=acqua&ordine=data');
  const { data } = (await reply.json()) as { data: { risultati: { articolo: Found }[] } };
  const found = data.risultati.map(({ articolo }) => articolo);
  const [newer, older] = [found[0], found.at(-1)];
  if (!newer || !older || newer.data === older.data) throw new Error('No two days have such articles');
  return [newer, older];
}

test('NWS-07 NAV-14 an article saved as favourite is listed, sorted, searched, removed and restored', async ({
  page,
  request,
}) => {
  const [newer, older] = await ofTwoDays(request);
  await signInByCall(page, await newReader(request), '/sezioni');
  await saveFromArticle(page, newer);
  await saveFromArticle(page, older);
  await page.getByRole('link', { name: 'Vedi tutti' }).click();
  await expect(page).toHaveURL(/\/preferiti$/);
  await expect(page).toHaveTitle('Articoli preferiti · Il Messaggero');
  await expect(titles(page)).toHaveText([older.titolo, newer.titolo]);
  await page.getByRole('link', { name: 'Pubblicati' }).click();
  await expect(page).toHaveURL(/\/preferiti\?ordine=data$/);
  await expect(titles(page)).toHaveText([newer.titolo, older.titolo]);

  const field = page.getByRole('searchbox', { name: 'Cerca nei preferiti' });
  await field.fill(older.titolo.toUpperCase());
  await expect(titles(page)).toHaveText([older.titolo]);
  await expect(status(page, '1 di 2 articoli')).toBeVisible();
  await field.fill('zzz');
  await page.getByRole('button', { name: 'Mostra tutti' }).click();
  await expect(titles(page)).toHaveCount(2);

  // By keyboard: the focus moves to Undo, and then to the heading of the list.
  await page.getByRole('button', { name: `Togli «${newer.titolo}» dai preferiti` }).press('Enter');
  await expect(titles(page)).toHaveText([older.titolo]);
  await expect(status(page, 'Tolto dai preferiti')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText([newer.titolo, older.titolo]);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Salvati', exact: true }).click();
  await expect(titles(page)).toHaveText([older.titolo, newer.titolo]);
});

test('NWS-07 the heart of a search result does not open the article, and every open page follows', {
  tag: '@long',
}, async ({ page, context, request }) => {
  await signInByCall(page, await newReader(request), '/sezioni');
  const other = await context.newPage();
  await gotoSettled(other, '/preferiti');
  await expect(other.getByRole('heading', { name: 'Tocca il cuore per tenere un articolo' })).toBeVisible();
  await gotoSettled(page, '/ricerca/acqua');
  const result = page.getByRole('button', { name: /^Preferito: / }).first();
  await result.click();
  await expect(result).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/ricerca\/acqua$/);
  const title = await page.locator('main li h2').first().innerText();
  await expect(titles(other)).toHaveText([title]);
  await result.click();
  await expect(result).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByRole('heading', { name: 'Tocca il cuore per tenere un articolo' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Vai all’edicola', exact: true })).toBeVisible();
});

test('NWS-07 the list is loaded without waiting for the page to be idle', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await signInByCall(page, await newReader(request), '/sezioni');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/preferiti');
  // The clock runs a few milliseconds at a time, too short for the page to count as idle.
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByRole('heading', { name: 'Tocca il cuore per tenere un articolo' })).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 60_000 });
});

test('BRW-04 a browser without storage shows a message, and the article can still be read', {
  tag: '@long',
}, async ({ page, request }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await signInByCall(page, await newReader(request), '/sezioni');
  const article = await findArticle(request);
  await gotoSettled(page, pathOfArticle(article));
  await heart(page).click();
  await expect(status(page, 'il browser non consente di salvare')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.titolo);
  await gotoSettled(page, '/preferiti');
  await expect(page.getByRole('heading', { name: 'I preferiti non si possono aprire' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-14 the page says what it needs, and is not indexed by search engines', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/preferiti');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('[aria-busy]')).toBeHidden();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
