import { desc } from 'drizzle-orm';
import { type BrowserContext, expect, type Page, type Request } from 'playwright/test';
import { pageViews } from '#server/base/db/schema/tracking-schema.ts';
import { axeFindings } from '#tests/support/axe-findings.ts';
import { readyDevice, rowsOf } from '#tests/support/device-downloads.ts';
import { agreeToAll } from '#tests/support/kept-answer.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { test } from '#tests/support/own-newsstand-test.ts';

const AUDIENCE = 'https://misure.example';
const MARKETING = 'https://offerte.example';

test.use({
  unanswered: true,
  queue: false,
  settings: {
    AUDIENCE_SCRIPT: `${AUDIENCE}/{sigla}.js`,
    MARKETING_SCRIPT: `${MARKETING}/{sigla}.js`,
  },
});

type Event = { evento: string; url?: string; url_articolo?: string } & Record<string, unknown>;

/** Records the requests of the browser by host; third-party services answer with an empty script. */
async function listen(context: BrowserContext) {
  const hosts = new Set<string>();
  const scripts: string[] = [];
  const events: Event[] = [];
  const calls: Request[] = [];
  await context.route(/^https:\/\/(?:misure|offerte)\.example\//, async (route) => {
    scripts.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  context.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    hosts.add(host);
    if (pathname !== '/api/site/tracking' || request.method() !== 'POST') return;
    calls.push(request);
    events.push(request.postDataJSON() as Event);
  });
  const ofKind = (kind: string) => events.filter(({ evento }) => evento === kind);
  return { hosts, scripts, events, calls, ofKind };
}

const begin = async (page: Page) => {
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
};

const accept = async (page: Page) => {
  await page.getByRole('button', { name: 'Accetta', exact: true }).click();
  await expect(page.getByRole('region', { name: 'La tua privacy, in chiaro' })).toBeHidden();
};

const refuse = async (page: Page) => {
  await page.getByRole('button', { name: 'Preferenze privacy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta tutto' }).click();
};

/** Follows a link of the page within the app. */
async function openArticle(page: Page): Promise<string> {
  const link = page.locator('main a[href^="/articolo/"]:visible').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(`**${href}`);
  await expect(page.locator('main h1')).toBeVisible();
  return href;
}

const strip = (page: Page) => page.getByRole('complementary', { name: 'Offerta' });

test('TRK-01 TRK-02 before an answer and after a refusal nothing is measured and no third party is contacted', async ({
  page,
  context,
  baseURL,
}) => {
  const heard = await listen(context);
  await page.goto('/');
  await begin(page);
  await openArticle(page);
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(page.getByRole('region', { name: 'La tua privacy, in chiaro' })).toBeHidden();
  await page.goto('/');
  await begin(page);
  await openArticle(page);
  await page.goto('/test-guest');
  await begin(page);
  await expect(page.getByRole('note')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, '__tcfapi')), POLL_FAST)
    .toBe('function');
  await expect(strip(page)).toHaveCount(0);
  expect(heard.events).toEqual([]);
  expect([...heard.hosts]).toEqual([new URL(baseURL ?? '').host]);
});

test('TRK-02 TRK-04 NAV-23 after consent every navigation is reported once, scripts are loaded once, and both end with the consent', async ({
  page,
  context,
}) => {
  const heard = await listen(context);
  await page.goto('/?da=prova');
  await begin(page);
  await accept(page);
  const common = { finalita: [1, 2, 3, 4, 5], abbonato: false, collegato: false, ricarica: false };
  await expect.poll(() => heard.ofKind('pagina'), POLL_FAST).toMatchObject([{ ...common, url: '/' }]);
  await expect
    .poll(() => heard.scripts.sort(), POLL_FAST)
    .toEqual([`${AUDIENCE}/MG.js`, `${MARKETING}/MG.js`]);

  const href = await openArticle(page);
  const id = /\d+/.exec(href)?.[0];
  await expect.poll(() => heard.ofKind('pagina'), POLL_FAST).toHaveLength(2);
  const title = await page.title();
  expect(heard.ofKind('pagina')[1]).toMatchObject({ ...common, url: `/articolo/${id}`, titolo: title });
  await expect
    .poll(() => heard.ofKind('click'), POLL_FAST)
    .toMatchObject([{ url_articolo: expect.stringContaining(`/articolo/${id}`) }]);
  const told = () => page.evaluate(() => Reflect.get(window, 'edicolaAudience'));
  await expect.poll(told, POLL_FAST).toMatchObject([
    { consent: '1,2,3,4,5', subscriber: 'non-subscriber', logged: false, refresh: false },
    { title, url: new URL(`/articolo/${id}`, page.url()).href },
  ]);

  // The same answer is saved once more.
  await page.getByRole('button', { name: 'Preferenze privacy' }).click();
  await page.getByRole('button', { name: 'Salva le scelte' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await begin(page);
  await expect.poll(() => heard.ofKind('pagina'), POLL_FAST).toHaveLength(3);
  expect(heard.ofKind('pagina')[2]).toMatchObject({ url: `/articolo/${id}`, ricarica: true });
  // The scripts were loaded once for each of the two documents.
  await expect.poll(() => heard.scripts, POLL_FAST).toHaveLength(4);
  for (const call of heard.calls) expect(call.headers().authorization).toBeUndefined();

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
  // The previous document may have reported its own figures when it was left.
  const speeds = () => heard.ofKind('prestazioni').filter(({ url }) => url === `/articolo/${id}`);
  await expect
    .poll(speeds, POLL_FAST)
    .toMatchObject([{ metriche: { ttfb: expect.any(Number), cls: expect.any(Number) } }]);

  const anew = page.waitForEvent('domcontentloaded');
  await refuse(page);
  await anew;
  await begin(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The scripts that ran are gone with their document.
  await expect(page.locator('script[src*=".example/"]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'edicolaAudience'))).toBeUndefined();
  const before = heard.events.length;
  await page.goto('/faq');
  await begin(page);
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, '__tcfapi')), POLL_FAST)
    .toBe('function');
  expect(heard.events).toHaveLength(before);
  expect(heard.scripts).toHaveLength(4);
});

test('TRK-02 input survives a withdrawal of consent: the page with third-party scripts ends with the next navigation', {
  tag: '@long',
}, async ({ page, context }) => {
  const heard = await listen(context);
  await page.goto('/ricerca');
  await begin(page);
  await accept(page);
  await expect.poll(() => heard.scripts, POLL_FAST).toHaveLength(2);
  const words = page.getByRole('main').getByRole('searchbox');
  await words.fill('ponte');
  const proof = page.waitForResponse((answer) => answer.url().endsWith('/api/site/consenso'));
  await refuse(page);
  await proof;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(words).toHaveValue('ponte');
  const anew = page.waitForEvent('domcontentloaded');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Informativa cookie' }).click();
  await anew;
  await begin(page);
  await expect(page.locator('script[src*=".example/"]')).toHaveCount(0);
  expect(heard.scripts).toHaveLength(2);
});

test('TRK-04 a script that hangs is given up after 5000 ms, and neither delays nor moves anything', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const failures: string[] = [];
  page.on('console', (message) => failures.push(message.text()));
  await context.route(/^https:\/\/(?:misure|offerte)\.example\//, () => undefined);
  await page.goto('/');
  await begin(page);
  await accept(page);
  const waiting = page.locator('script[src*=".example/"]');
  await expect(waiting).toHaveCount(2);
  await openArticle(page);
  await page.goBack();
  const covers = page.getByRole('list', { name: 'Prime pagine' });
  await expect(covers).toBeVisible();
  const shown = await covers.boundingBox();
  await page.clock.fastForward(5000);
  await expect(waiting).toHaveCount(0);
  expect(await covers.boundingBox()).toEqual(shown);
  expect(failures.filter((text) => text.includes('did not load'))).toHaveLength(2);
});

test('TRK-05 NAV-12 a banner offers a subscription on lists and on the test page, never beside an article, until it is closed', {
  tag: '@long',
}, async ({ page, context }) => {
  await listen(context);
  await agreeToAll(context);
  await page.goto('/');
  await begin(page);
  await expect(strip(page).getByRole('link', { name: 'Scopri le offerte' })).toHaveAttribute(
    'href',
    '/vetrina',
  );
  expect(await axeFindings(page)).toEqual([]);
  await openArticle(page);
  await expect(strip(page)).toHaveCount(0);
  await page.goto('/test-guest');
  await begin(page);
  await expect(strip(page)).toBeVisible();
  await strip(page).getByRole('button', { name: 'Nascondi l’offerta' }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.goto('/sezioni');
  await begin(page);
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, '__tcfapi')), POLL_FAST)
    .toBe('function');
  await expect(strip(page)).toHaveCount(0);
});

test.describe('with a worker', () => {
  test.use({ worker: true });

  test('OFF-05 TRK-04 a page viewed offline is reported once after the network is back', {
    tag: '@long',
  }, async ({ page, context, own }) => {
    await listen(context);
    await agreeToAll(context);
    await page.goto('/');
    await readyDevice(page);
    await page.reload();
    await begin(page);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), POLL_FAST)
      .toBe('activated');
    await context.setOffline(true);
    await page.goto('/scaricati');
    await begin(page);
    const waiting = () => rowsOf<{ kind: string; owner?: string }>(page, 'outbox');
    await expect.poll(async () => (await waiting()).map(({ kind }) => kind), POLL_FAST).toContain('measured');
    await context.setOffline(false);
    await expect.poll(async () => (await waiting()).length, { ...POLL_FAST, timeout: 60_000 }).toBe(0);
    const rows = await own.db.orm.select().from(pageViews).orderBy(desc(pageViews.path));
    expect(rows.filter(({ path }) => path === '/scaricati')).toMatchObject([
      { brand: 'MG', page: 'strumento', title: 'strumento', consent: '12345', times: 1 },
    ]);
  });
});
