import { expect, type Page } from 'playwright/test';
import { consentLog } from '#server/base/db/schema/consent-schema.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { test as base } from '#tests/support/own-newsstand-test.ts';

const PLATFORM = 'https://consenso.example';

const test = base.extend({
  queue: false,
  settings: { CONSENT_PLATFORM_URL: `${PLATFORM}/{siteId}/cmp.js?policy={policyId}` },
  unanswered: true,
});

type Answer = { eventStatus: string; purpose?: { consents: Record<string, boolean> } };

/** A consent platform that asks no question, reports what the test sets, and opens on request. */
const script = `
  const listeners = [];
  window.__tcfapi = (command, version, then) => {
    if (command === 'addEventListener') listeners.push(then);
    if (command === 'displayConsentUi') document.title = 'Preferenze della piattaforma';
  };
  window.answer = (data) => listeners.forEach((then) => then(data, true));
  window.listening = () => listeners.length > 0;
`;

async function openWithPlatform(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${PLATFORM}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => Reflect.get(window, 'listening')?.() === true);
  return asked;
}

const answer = (page: Page, data: Answer) =>
  page.evaluate((said) => Reflect.get(window, 'answer')(said), data);

test('TRK-01 a third-party platform replaces our banner; where it has no answer the brand’s default applies', async ({
  page,
  own,
}) => {
  const asked = await openWithPlatform(page);
  expect(asked).toEqual([`${PLATFORM}/edicola-mg/cmp.js?policy=cookie-mg`]);
  await expect(page.getByRole('region', { name: 'La tua privacy, in chiaro' })).toHaveCount(0);
  const given = () =>
    own.db.orm.select({ purpose2: consentLog.purpose2, purpose4: consentLog.purpose4 }).from(consentLog);
  await answer(page, { eventStatus: 'cmpuishown' });
  await page.getByRole('button', { name: 'Preferenze privacy' }).click();
  await expect(page).toHaveTitle('Preferenze della piattaforma');
  expect(await given()).toEqual([]);
  const refusal = { 1: true, 2: false, 3: false, 4: false, 5: false };
  await answer(page, { eventStatus: 'useractioncomplete', purpose: { consents: refusal } });
  await expect.poll(given, POLL_FAST).toEqual([{ purpose2: false, purpose4: false }]);
  await answer(page, { eventStatus: 'useractioncomplete', purpose: { consents: { 1: true } } });
  await expect.poll(given, POLL_FAST).toContainEqual({ purpose2: true, purpose4: true });
});

test('TRK-01 TRK-04 a platform that never loads grants nothing and hides nothing', { tag: '@long' }, async ({
  page,
  own,
}) => {
  await page.clock.install();
  const before = await own.db.orm.$count(consentLog);
  const begun = page.waitForRequest(`${PLATFORM}/**`);
  await page.route(`${PLATFORM}/**`, () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Shift');
  await page.clock.runFor(10_000);
  await begun;
  const place = page.locator(`script[src^="${PLATFORM}"]`);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return await place.count();
    }, POLL_FAST)
    .toBe(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await own.db.orm.$count(consentLog)).toBe(before);
});

test('TRK-06 where the platform cannot be loaded, a reader who opens the preferences sees an error', {
  tag: '@long',
}, async ({ page }) => {
  await page.route(`${PLATFORM}/**`, (route) => route.abort());
  await page.goto('/');
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Preferenze privacy' }).click();
  await expect(page.getByText(/Le preferenze privacy non si aprono/)).toBeVisible();
});
