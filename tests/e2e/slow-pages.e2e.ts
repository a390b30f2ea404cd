import { expect, type Route } from 'playwright/test';
import { findArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoReady, gotoSettled } from '#tests/support/page-code.ts';

const LATER_ROUTES = '**/assets/routes-*.js';

test('NAV-06 an article’s short address still shows it after hydration', async ({ page, request }) => {
  const { id, titolo } = await findArticle(request);
  await gotoSettled(page, `/articolo/ds/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titolo);
  await expect(page).toHaveURL(`/articolo/ds/${id}`);
});

test('NAV-01 a page whose route is still loading is shown when it has loaded, though the pointer prefetched it', {
  tag: '@long',
}, async ({ page, request }) => {
  // The front page is also a route of this name.
  const article = await findArticle(request);
  const waiting: Route[] = [];
  let held = true;
  await page.route(LATER_ROUTES, (route) => (held ? void waiting.push(route) : route.continue()));
  await gotoReady(page, pathOfArticle(article));
  const link = page.locator('a[href="/archivio"]:visible').first();
  await link.hover();
  await expect.poll(() => waiting.length, POLL_FAST).toBeGreaterThan(0);
  await link.click();
  // The page is not reported as missing while its route is loading.
  await expect(page.getByRole('heading', { name: 'Questa pagina non è andata in stampa' })).toHaveCount(0);
  held = false;
  await Promise.all(waiting.map((route) => route.continue()));
  await expect(page).toHaveURL('/archivio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archivio');
});
