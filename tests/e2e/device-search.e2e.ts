import { type APIRequestContext, expect, type Page } from 'playwright/test';
import type { components } from '#openapi/generated/site.ts';
import { ask } from '#tests/support/ask-newsstand.ts';
import { axeFindings, findingsEverywhere } from '#tests/support/axe-findings.ts';
import { test } from '#tests/support/commuter-test.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { expectState, readyDevice, wantIssue } from '#tests/support/device-downloads.ts';

type Issue = components['schemas']['NumeroConArticoli'];

/** The archive has its deadline before the device answers for it; the rest is for a busy machine. */
const ANSWER_MS = 15_000;

const field = 'main input[type=search]';
const status = (page: Page) => page.getByRole('status').filter({ hasText: /risultat/ });

test.describe.configure({ timeout: 180_000 });

/** Opens the newsstand for the first time and downloads today's texts. */
async function downloadToday(page: Page, today: Issue) {
  await page.goto('/');
  await readyDevice(page);
  const { data } = today.numero;
  await wantIssue(page, { edition: 'nazionale', editionName: 'Nazionale', day: data, contents: 'text' });
  await expectState(page, 'nazionale', 'ready');
}

/** A rare word of an article of today that is in no headline. */
async function wordOfText(request: APIRequestContext, { sezioni }: Issue) {
  const articles = sezioni.flatMap(({ articoli }) => articoli);
  const headlines = articles.map(({ titolo, sommario }) => `${titolo} ${sommario}`.toLowerCase()).join(' ');
  for (const article of articles) {
    const reply = await ask(request, `/api/edicola/articolo?id=${article.id}`);
    const { data } = (await reply.json()) as { data: { article: { testo: string } } };
    const words = data.article.testo.replace(/<[^>]*>/g, ' ').match(/(?<=\s)[a-z]{9,}(?=[\s,.])/g) ?? [];
    const word = words.find((one) => !headlines.includes(one.slice(0, 6)));
    if (word) return { word, article };
  }
  throw new Error('Every long word of today stands in a headline');
}

test('NWS-06 OFF-03 offline the downloaded issue is searched, filtered and read', async ({
  phone,
  faultProxy,
  today,
  request,
}) => {
  const page = phone.page();
  await page.setViewportSize({ width: 1280, height: 900 });
  await downloadToday(page, today);
  const { word, article } = await wordOfText(request, today);
  await cut(phone.context(), faultProxy);

  await page.goto(`/ricerca/${word}`);
  await expect(status(page)).toContainText(`per «${word}» nelle edizioni scaricate`);
  await expect(page.getByText('Senza connessione cerchi nelle edizioni scaricate.')).toBeVisible();
  await expect(page).toHaveURL(`/ricerca/${word}`);
  const hit = page.getByRole('link', { name: article.titolo });
  await expect(page.locator('main li').filter({ has: hit }).locator('mark').first()).toContainText(
    new RegExp(`^${word.slice(0, -1)}`, 'i'),
  );

  const sections = page.getByRole('navigation', { name: 'Sezione' });
  await sections.getByRole('link', { name: article.sezione.titolo }).click();
  await expect(page).toHaveURL(`/ricerca/${word}?sezione=${article.sezione.slug}`);
  await expect(sections.getByRole('link', { name: article.sezione.titolo })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await hit.click();
  await expect(page.getByRole('heading', { level: 1, name: article.titolo })).toBeVisible();
  await expect(page.locator('article').first()).toContainText(word);

  // The search is remembered as usual.
  await page.goto('/ricerca');
  await page.keyboard.press('Shift');
  await page.getByRole('link', { name: word, exact: true }).click();
  await expect(hit).toBeVisible();
});

test('NWS-06 filters, search operators and an empty result work in the search on the device', {
  tag: '@long',
}, async ({ phone, faultProxy, today }) => {
  const page = phone.page();
  await downloadToday(page, today);
  await cut(phone.context(), faultProxy);
  const [first] = today.sezioni.flatMap(({ articoli }) => articoli);
  const words = (first?.titolo ?? '').split(/[^\p{L}]+/u).filter((word) => word.length > 5);
  await page.goto(`/ricerca/${encodeURIComponent(words.join(' '))}`);
  await expect(page.getByRole('link', { name: first?.titolo ?? '' })).toBeVisible();
  await page.locator(field).fill(`${words[0]} -${words[1]}`);
  await page.locator(field).press('Enter');
  await expect(page.getByRole('link', { name: first?.titolo ?? '' })).toBeHidden();
  await page.goto('/ricerca/zzyzxqq?sezione=sport');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nessun risultato per «zzyzxqq»');
  await page.getByRole('link', { name: 'Azzera i filtri' }).click();
  await expect(page.getByText('Nelle edizioni scaricate non c’è.')).toBeVisible();
  await restore(phone.context(), faultProxy);
  await expect(page.getByText('La rete è tornata')).toBeVisible();
  await page.getByRole('button', { name: 'Cerca nell’archivio' }).click();
  await expect(page.getByText('Prova a usare meno parole')).toBeVisible();
  await expect(page.getByText('Nelle edizioni scaricate')).toBeHidden();
});

test('NWS-06 online the archive’s results come first, further ones of the device below, each article once', {
  tag: '@long',
}, async ({ phone, today }) => {
  const page = phone.page();
  await downloadToday(page, today);
  await page.goto('/ricerca/acqua');
  await page.keyboard.press('Shift');
  const group = page.getByRole('region', { name: 'Sul dispositivo' });
  await expect(group.getByText(/^\d+ articol[oi] nelle edizioni scaricate/)).toBeVisible();
  await expect(status(page)).toContainText(/^\d+ risultat[oi] per «acqua» · \d+ sul dispositivo$/);
  const shown = group.getByRole('heading', { level: 3 });
  const more = group.getByRole('button', { name: /^Mostra/ });
  while (await more.isVisible()) {
    const before = await shown.count();
    await more.click();
    // The focus moves to the first of the new results.
    await expect(shown.nth(before).getByRole('link')).toBeFocused();
  }
  const hrefs = await page
    .locator('main li h2 a, main li h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('NWS-06 OFF-02 a slow archive does not delay the results from the device', {
  tag: '@long',
}, async ({ phone, faultProxy, today }) => {
  const page = phone.page();
  await downloadToday(page, today);
  await page.goto('/ricerca');
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  faultProxy.network('slow');
  await page.locator(field).fill('acqua');
  await page.locator(field).press('Enter');
  await expect(status(page).first()).toContainText('nelle edizioni scaricate', { timeout: ANSWER_MS });
  // After its deadline the archive is requested again when the reader presses Retry, and its late answer was cached.
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible({ timeout: ANSWER_MS });
  faultProxy.network('good');
  await retry.click();
  await expect(status(page)).not.toContainText('nelle edizioni scaricate');
  await expect(page.locator('main mark').first()).toBeVisible();
});

test('NWS-06 OFF-01 offline and without downloaded issues the search shows what would help, and works again once back online', {
  tag: '@long',
}, async ({ phone, faultProxy }) => {
  const page = phone.page();
  await page.goto('/');
  await readyDevice(page);
  await cut(phone.context(), faultProxy);
  await page.goto('/ricerca/acqua');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Senza connessione si cerca nelle edizioni scaricate',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Vai all’edicola' })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page.locator(field)).toHaveValue('acqua');
  expect(await axeFindings(page)).toEqual([]);
  await restore(phone.context(), faultProxy);
  await expect(page.locator('main mark').first()).toBeVisible();
});

test('A11Y the device’s results pass axe', { tag: '@long' }, async ({ phone, faultProxy, today }) => {
  const page = phone.page();
  // Tall, so that the whole page is rendered and no fixed bar covers what is tested.
  await page.setViewportSize({ width: 390, height: 8000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await downloadToday(page, today);
  await page.goto('/ricerca/acqua');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', { name: 'Sul dispositivo' })).toBeVisible();
  expect.soft(await findingsEverywhere(page), 'beside the archive').toEqual([]);
  await cut(phone.context(), faultProxy);
  for (const [path, title] of [
    ['/ricerca/acqua', 'Risultati per «acqua»'],
    ['/ricerca/zzyzxqq', 'Nessun risultato per «zzyzxqq»'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect.soft(await findingsEverywhere(page), path).toEqual([]);
  }
});
