import { expect, type Page } from 'playwright/test';
import { axeFindings } from '#tests/support/axe-findings.ts';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { test as base, originOf } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { readTcString } from '#tests/support/read-tc-string.ts';

const test = base.extend({});
test.use({ unanswered: true });

const QUESTION = { name: 'La tua privacy, in chiaro' };
const PREFERENCES = { name: 'Preferenze privacy' };

type Kept = { result: Record<string, boolean>; tcString: string; unproven?: object };

const question = (page: Page) => page.getByRole('region', QUESTION);
const kept = async (page: Page): Promise<Kept | null> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('consent'))) ?? 'null');

const isProven = async (page: Page) => {
  const answer = await kept(page);
  return answer !== null && !answer.unproven;
};

const granted = async (page: Page) => {
  const answer = await kept(page);
  return answer && readTcString(answer.tcString).purposesConsent;
};

/** Names of everything that the page has stored on the device. */
const storesOf = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
  }));

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Scorciatoie' }).getByRole('link');

test('TRK-01 TRK-02 before an answer no third party is contacted and only technical data is stored; a refusal is an answer too', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>();
  const tracked: string[] = [];
  context.on('request', (request) => {
    hosts.add(new URL(request.url()).host);
    if (request.url().includes('/api/site/tracking')) tracked.push(request.url());
  });
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, '__tcfapi')), POLL_FAST)
    .toBe('function');
  const { local, ...others } = await storesOf(page);
  // The list of issues read may already be stored: it decides when to offer the installation, and is not sent. BRW-01
  expect(local.filter((name) => name !== 'install')).toEqual([]);
  expect(others).toEqual({ session: [], cookies: '' });
  expect(await context.cookies()).toEqual([]);
  const log = page.waitForResponse((reply) => reply.url().endsWith('/api/site/consenso'));
  await page.getByRole('button', { name: 'Continua senza accettare' }).click();
  expect((await log).status()).toBe(200);
  await expect(question(page)).toBeHidden();
  expect((await kept(page))?.result).toEqual({ 1: true, 2: false, 3: false, 4: false, 5: false });
  expect(await granted(page)).toEqual([1]);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  expect(tracked).toEqual([]);
});

test('TRK-01 a button pressed before its code is loaded acts once it has loaded', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Accetta', exact: true }).click();
  await expect(question(page)).toBeHidden();
  expect(await granted(page)).toEqual([1, 2, 3, 4, 5]);
});

test('TRK-06 by keyboard only, each purpose is chosen, saved, and shown when the preferences are opened again', async ({
  page,
}) => {
  await page.goto('/');
  const choose = page.getByRole('button', { name: 'Personalizza' });
  await expect(choose).toBeVisible();
  await pressAt(page, choose);
  const dialog = page.getByRole('dialog', PREFERENCES);
  const measures = dialog.getByRole('switch', { name: 'Misure delle letture e annunci su misura' });
  await pressAt(page, measures, 'Space');
  await pressAt(page, dialog.getByRole('button', { name: 'Salva le scelte' }));
  await expect(dialog).toBeHidden();
  await expect(question(page)).toBeHidden();
  expect(await granted(page)).toEqual([1, 4]);
  const again = page.getByRole('button', PREFERENCES);
  await pressAt(page, again);
  await expect(measures).toBeChecked();
  await expect(dialog.getByText('con la versione 1 dell’elenco dei fornitori')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
});

test('TRK-01 other scripts learn the answer by __tcfapi, and the framework is loaded only when they ask', {
  tag: '@long',
}, async ({ page }) => {
  const framework: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:privacy|tcf)/.test(request.url())) framework.push(request.url());
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, '__tcfapi')), POLL_FAST)
    .toBe('function');
  expect(framework).toEqual([]);
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    const ask = Reflect.get(window, '__tcfapi') ?? (() => undefined);
    ask('addEventListener', 2, (data: { eventStatus: string; tcString?: string }) => {
      said.push(`${data.eventStatus} ${data.tcString ?? ''}`.trim());
    });
  });
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
  await expect.poll(said, POLL_FAST).toEqual(['cmpuishown']);
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(question(page)).toBeHidden();
  await expect
    .poll(said, POLL_FAST)
    .toEqual(['cmpuishown', `useractioncomplete ${(await kept(page))?.tcString}`]);
});

test('BRW-01 BRW-04 the answer of another tab applies here, and an unreadable one counts as no answer', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.addInitScript(() => {
    if (!sessionStorage.getItem('broken')) localStorage.setItem('consent', '{"result":');
    sessionStorage.setItem('broken', 'once');
  });
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, '__tcfapi')), POLL_FAST)
    .toBe('function');
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(question(other)).toBeHidden();
  await expect(question(page)).toBeHidden();
});

test('TRK-01 offline nothing is granted and the question shows that; an answer is accepted once back online', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(window, '__tcfapi')), POLL_FAST)
    .toBe('function');
  // The code is not loaded yet.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(question(page).getByRole('status')).toHaveText(/^Senza rete/);
  await context.setOffline(false);
  // The code is loaded, and the list has to be requested again.
  await page.getByRole('button', { name: 'Personalizza' }).click();
  const dialog = page.getByRole('dialog', PREFERENCES);
  await expect(dialog.getByRole('switch')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Accetta', exact: true }).click();
  await expect(question(page).getByRole('status')).toHaveText(/^Senza rete/);
  expect(await kept(page)).toBeNull();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Accetta', exact: true }).click();
  await expect(question(page)).toBeHidden();
});

test('TRK-01 an answer whose page closed before it was proven is proven by the next page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect.poll(() => isProven(page), POLL_FAST).toBe(true);
  const id = crypto.randomUUID();
  await page.evaluate((id) => {
    const answer = JSON.parse(localStorage.getItem('consent') ?? '');
    const unproven = { source: 'banner', wordsVersion: 1 };
    localStorage.setItem('consent', JSON.stringify({ ...answer, id, unproven }));
  }, id);
  const proof = page.waitForResponse((answer) => answer.url().endsWith('/api/site/consenso'));
  await page.reload();
  await page.keyboard.press('Shift');
  expect((await proof).ok()).toBe(true);
  expect((await proof).request().headers()['idempotency-key']).toBe(id);
  await expect.poll(() => isProven(page), POLL_FAST).toBe(true);
});

test('TRK-01 question and preferences pass axe, dark on a phone and light on a desktop', async ({ page }) => {
  const looks = [
    { colorScheme: 'dark', width: 390, height: 844 },
    { colorScheme: 'light', width: 1280, height: 900 },
  ] as const;
  await page.goto('/faq');
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await expect(question(page)).toBeVisible();
    // The tab bar, where present, stays clickable.
    await expect(tabs(page)).toHaveCount(width === 390 ? 5 : 0);
    for (const tab of await tabs(page).all()) await tab.click({ trial: true });
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Personalizza' }).click();
    const dialog = page.getByRole('dialog', PREFERENCES);
    await expect(dialog.getByRole('switch')).toHaveCount(4);
    await page.getByText('I nostri fornitori', { exact: true }).click();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

for (const paper of ['leggo', 'corriereadriatico', 'ilmattino', 'quotidianodipuglia', 'ilgazzettino']) {
  test(`BRD-04 @long readers of ${paper} are asked by it, and their answer is its own`, async ({ page }) => {
    await page.goto(originOf(paper));
    await page.getByRole('button', { name: 'Rifiuta' }).click();
    await expect(question(page)).toBeHidden();
    expect(await granted(page)).toEqual([1]);
    await page.goto('/');
    await expect(question(page)).toBeVisible();
  });
}
