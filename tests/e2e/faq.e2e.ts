import { expect, type Locator, type Page } from 'playwright/test';
import { ask } from '#tests/support/ask-newsstand.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoSettled } from '#tests/support/page-code.ts';

type Faq = {
  data: { categorie: { slug: string; titolo: string; risposte: { slug: string; domanda: string }[] }[] };
};

const VOTE = '/api/site/faq-vote';

const box = (page: Page) => page.getByRole('searchbox', { name: /^Cerca fra \d+ risposte$/ });
const question = (page: Page, words: string) => page.locator('summary:visible', { hasText: words });
const answerOf = (page: Page, words: string) => page.locator('details:visible', { hasText: words });
const categories = (page: Page) => page.getByRole('navigation', { name: 'Categorie' });
const isOpen = (answer: Locator) => answer.evaluate((one: HTMLDetailsElement) => one.open);
const search = (page: Page) => new URL(page.url()).searchParams;

const CARD = 'Come cambio la carta con cui pago?';
const LAST = 'Ho ricevuto una mail che sembra vostra: come capisco se è vera?';

test('HLP-01 answers are found despite missing accents and typing errors, each with its category', async ({
  page,
}) => {
  await gotoSettled(page, '/faq');
  const before = await page.evaluate(() => history.length);
  await box(page).pressSequentially('PÀSWORD dimenticatta');
  await expect(page.getByRole('heading', { level: 2, name: /^Risultati per/ })).toBeVisible();
  const first = page.locator('details:visible').first();
  await expect(first).toContainText('Il mio account');
  await expect(first).toContainText('Ho dimenticato la password: come entro?');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ rispost[ae] trovat[ae]$/);
  await expect.poll(() => search(page).get('q'), POLL_FAST).toBe('PÀSWORD dimenticatta');
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await expect(box(page)).toHaveValue('PÀSWORD dimenticatta');
  await expect(page.locator('details:visible').first()).toContainText('Ho dimenticato la password');
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Cancella la ricerca' }).click();
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'online', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
});

test('HLP-01 a search without results says so, and passes its words on to the contact form', {
  tag: '@long',
}, async ({ page }) => {
  await gotoSettled(page, '/faq');
  await box(page).fill('qwertyuiop');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Nessun risultato per «qwertyuiop»' }),
  ).toBeVisible();
  const contact = page.getByRole('main').getByRole('link', { name: 'Contattaci' });
  await expect(contact).toHaveAttribute('href', '/contact?oggetto=qwertyuiop');
  await expect(page.locator('details:visible')).toHaveCount(0);
});

test('HLP-01 a link to an answer opens it and scrolls to it, on page load and within the app', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq?risposta=mail-sospetta');
  await expect(page).toHaveTitle(/^Ho ricevuto una mail che sembra vostra/);
  await expect(question(page, LAST)).toBeFocused();
  await expect(question(page, LAST)).toBeInViewport();
  expect(await isOpen(answerOf(page, LAST))).toBe(true);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await expect(question(page, LAST)).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('list', { name: 'Domande frequenti' }).getByRole('link', { name: 'Disdire' }).click();
  await expect(page).toHaveURL(/\?risposta=disattivare-rinnovo$/);
  const renewal = 'Come disdico e disattivo il rinnovo automatico?';
  await expect(question(page, renewal)).toBeFocused();
  await expect(question(page, renewal)).toBeInViewport();
  await expect(categories(page).locator('[aria-current]')).toHaveText(/^Il mio abbonamento/);
  await expect(page).toHaveTitle(/^Come disdico e disattivo il rinnovo/);

  await page.goBack();
  await expect(question(page, LAST)).toBeFocused();
  await expect(question(page, LAST)).toBeInViewport();

  await answerOf(page, LAST).getByRole('link', { name: 'Avvisi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Avvisi' })).toBeVisible();
  await page.goBack();
  await expect(question(page, LAST)).toBeFocused();
  await expect(question(page, LAST)).toBeInViewport();
});

test('HLP-01 an answer’s link is copied, and opens that answer', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gotoSettled(page, '/faq?categoria=pagamenti');
  await question(page, CARD).click();
  await page.getByRole('button', { name: `Condividi la risposta a «${CARD}»` }).click();
  await expect(page.getByText('Link copiato')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe('/faq?risposta=cambiare-carta');
});

test('HLP-01 links within an answer are followed within the app', { tag: '@long' }, async ({ page }) => {
  await gotoSettled(page, '/faq?risposta=leggere-senza-abbonamento');
  await page.evaluate(() => Reflect.set(window, 'stays', true));
  await answerOf(page, 'Che cosa posso leggere senza abbonamento?')
    .getByRole('link', { name: 'speciali' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Speciali' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true);
});

test('HLP-01 a vote is counted once, remembered on the device, and can be changed', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === VOTE) sent.push(request.postDataJSON());
  });
  await gotoSettled(page, '/faq?risposta=cambiare-carta');
  const votes = page.getByRole('group', { name: 'Ti è stato utile?' });
  const yes = votes.getByRole('button', { name: 'Sì' });
  await yes.click();
  await expect(page.getByText('Grazie!')).toBeVisible();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await yes.click();
  await gotoSettled(page, '/faq?risposta=cambiare-carta');
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await votes.getByRole('button', { name: 'No' }).click();
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('link', { name: 'scrivici' })).toHaveAttribute(
    'href',
    `/contact?oggetto=${encodeURIComponent(CARD)}`,
  );
  const risposta = 'cambiare-carta';
  expect(sent).toEqual([
    { risposta, utile: true, prima: null },
    { risposta, utile: false, prima: true },
  ]);
});

test('HLP-01 a vote that could not be counted is not shown as counted', { tag: '@long' }, async ({
  page,
}) => {
  await gotoSettled(page, '/faq?risposta=cambiare-carta');
  await page.route(`**${VOTE}`, (route) => route.abort());
  const yes = page.getByRole('group', { name: 'Ti è stato utile?' }).getByRole('button', { name: 'Sì' });
  await yes.click();
  await expect(page.getByText('Per dirlo serve la rete')).toBeVisible();
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
});

test('HLP-01 search engines get every answer, with its own address', { tag: '@long' }, async ({
  request,
}) => {
  const { data } = (await (await ask(request, '/api/edicola/faq')).json()) as Faq;
  const html = await (await ask(request, '/faq')).text();
  const [json = '', ...rest] = [
    ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
  ].map(([, text = '']) => text);
  expect(rest).toEqual([]);
  const page = JSON.parse(json) as {
    '@type': string;
    mainEntity: { name: string; url: string; acceptedAnswer: { text: string } }[];
  };
  expect(page['@type']).toBe('FAQPage');
  const answers = data.categorie.flatMap(({ risposte }) => risposte);
  expect(page.mainEntity.map(({ name }) => name)).toEqual(answers.map(({ domanda }) => domanda));
  for (const { name, url, acceptedAnswer } of page.mainEntity) {
    expect(acceptedAnswer.text.length, name).toBeGreaterThan(20);
    expect(acceptedAnswer.text, name).not.toMatch(/[<>]/);
    expect(url, name).toMatch(/\/faq\?risposta=[a-z0-9-]+$/);
  }
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.match(/<details/g)).toHaveLength(answers.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('HLP-01 categories, answers and the search are there', { tag: '@long' }, async ({ page }) => {
    await page.goto('/faq');
    await categories(page)
      .getByRole('link', { name: /^Pagamenti/ })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Pagamenti' })).toBeVisible();
    await question(page, CARD).click();
    await expect(page.getByRole('link', { name: 'Aggiorna il pagamento' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sì' })).toHaveCount(0);
    await page.goto('/faq?risposta=mail-sospetta');
    await expect(question(page, LAST)).toBeInViewport();
    await box(page).fill('niusletter non arrivata');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/faq\?q=niusletter/);
    await expect(page.locator('details:visible').first()).toContainText('newsletter');
  });
});
