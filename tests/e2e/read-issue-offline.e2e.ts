import { expect, type Page } from 'playwright/test';
import { pictureUrl } from '#domain/picture-url.ts';
import { test } from '#tests/support/commuter-test.ts';
import { expectState, readyDevice, wantIssue } from '#tests/support/device-downloads.ts';
import { POLL_FAST } from '#tests/support/often.ts';

/** Width of the pictures that a phone downloads. */
const PHONE = 640;
const NATIONAL = { edition: 'nazionale', editionName: 'Nazionale', contents: 'pictures' } as const;

type Article = { id: number; titolo: string; immagine?: { id: string } | null };

const linkTo = (page: Page, { id }: Article) =>
  page.locator(`main a[href^="/articolo/${id}"]:visible`).first();

/** Checks that headline, text and picture of an article are shown. */
async function expectWhole(page: Page, { titolo, immagine }: Article): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: titolo })).toBeVisible();
  await expect(page.locator('article div[lang=it] > p').first()).toBeVisible();
  if (!immagine) return;
  const picture = page.locator('main figure img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      ...POLL_FAST,
      message: titolo,
    })
    .toBeGreaterThan(0);
}

/** Titles of the articles whose text or picture the worker does not return. */
const missingOf = (page: Page, articles: readonly Article[]): Promise<string[]> =>
  page.evaluate(
    async (articles) => {
      const isHere = async (id: number, picture: string | null) => {
        const reply = await fetch(`/api/edicola/articolo?id=${id}`);
        const { data } = (await reply.json()) as { data: { article: { testo: string } } };
        return data.article.testo !== '' && (picture === null || (await fetch(picture)).ok);
      };
      const missing: string[] = [];
      for (const { id, titolo, picture } of articles) {
        if (!(await isHere(id, picture).catch(() => false))) missing.push(titolo);
      }
      return missing;
    },
    articles.map(({ id, titolo, immagine }) => ({
      id,
      titolo,
      picture: immagine ? pictureUrl(immagine.id, PHONE, 'avif') : null,
    })),
  );

test('OFF-01 OFF-03 the whole issue is read offline after the browser was closed', async ({
  phone,
  faultProxy,
  today,
}) => {
  test.setTimeout(180_000);
  let page = phone.page();
  await page.goto('/');
  await readyDevice(page);
  const day = today.numero.data;
  await wantIssue(page, { ...NATIONAL, day });
  const row = await expectState(page, 'nazionale', 'ready');
  expect(row.doneBytes).toBe(row.totalBytes);

  faultProxy.network('cut');
  page = await phone.restart();
  await phone.context().setOffline(true);
  const articles = today.sezioni.flatMap(({ articoli }) => articoli);

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'mg');
  await expect(page.locator('main a[href^="/edizione/nazionale"]').first()).toBeVisible();
  await page.goto(`/edizione/nazionale/${day}`);
  for (const { titolo } of articles.slice(0, 3)) {
    await expect(page.getByRole('link', { name: titolo }).first()).toBeVisible();
  }
  // The worker renders the pages of sections; the last one leads to an article that the app opens.
  for (const { sezione } of [...today.sezioni.slice(0, 1), ...today.sezioni.slice(-1)]) {
    await page.goto(`/sezione/${sezione.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: sezione.titolo })).toBeVisible();
  }
  const [last] = today.sezioni.at(-1)?.articoli ?? [];
  const illustrated = articles.find((article) => article !== last && article.immagine);
  if (!last || !illustrated) throw new Error('the issue has no articles');
  await linkTo(page, last).click();
  await expectWhole(page, last);
  await page.goto(`/articolo/${illustrated.id}/${illustrated.slug}`);
  await expectWhole(page, illustrated);
  // Opening an article asks the worker for this data and these pictures.
  expect(await missingOf(page, articles)).toEqual([]);
  await page.goto('/firme');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non è sul dispositivo');
});

test('OFF-01 OFF-03 a downloaded issue is read on a network that accepts every request and answers none', {
  tag: '@long',
}, async ({ phone, faultProxy, today }) => {
  let page = phone.page();
  await page.goto('/');
  await readyDevice(page);
  await wantIssue(page, { ...NATIONAL, day: today.numero.data });
  await expectState(page, 'nazionale', 'ready');
  faultProxy.network('silent');
  page = await phone.restart();
  const [article, other] = today.sezioni.flatMap(({ articoli }) => articoli);
  if (!article || !other) throw new Error('the issue has no articles');
  const title = page.getByRole('heading', { level: 1 });
  // None of these articles was opened before: the worker renders the first page, the app the second.
  await page.goto(`/articolo/${article.id}/${article.slug}`, { waitUntil: 'commit' });
  await expect(title).toHaveText(article.titolo);
  await expect(page.locator('main p').nth(1)).toBeVisible();
  await page.goto(`/edizione/nazionale/${today.numero.data}`, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: other.titolo }).first().click();
  await expect(title).toHaveText(other.titolo);
});
