import { expect, type Page } from 'playwright/test';
import { dayAt } from '#domain/dates.ts';
import { DEMO_READERS, type DemoKind } from '#server/operations/demo/accounts/demo-readers.ts';
import { writeDemoAccounts } from '#server/operations/demo/accounts/write-demo-accounts.ts';
import { levelledDelivery } from '#tests/support/levelled-articles.ts';
import { test as base } from '#tests/support/newsstand-test.ts';
import { type OwnNewsstand, openOwnNewsstand } from '#tests/support/own-newsstand.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const test = base.extend<{ own: OwnNewsstand }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  own: async ({}, use) => {
    const own = await openOwnNewsstand();
    await own.deliver(levelledDelivery(dayAt(new Date())));
    await use(own);
    await own.close();
  },
  baseURL: async ({ own }, use) => use(`http://ilmessaggero.localhost:${own.port}`),
});

/** Readers whose menu has more entries than a visitor's, on Il Messaggero. */
const PRESS_REVIEW: DemoKind[] = ['personal-rassegna'];
const CHATBOT: DemoKind[] = ['company-domain'];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const menuEntry = (page: Page, name: string) =>
  page.locator('dialog[data-live]').getByRole('link', { name, includeHidden: true });

test('NAV-13 NAV-18 every guarded page sends a visitor to the sign-in, and then back', {
  tag: '@long',
}, async ({ page }) => {
  for (const path of [
    '/preferiti',
    '/rassegna',
    '/chatbot',
    '/logout',
    '/dashboard',
    '/user/devices',
    '/avvisi/dispositivo',
    '/user/subscriptions',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(({ pathname }) => pathname === '/sso/login');
    const back = new URL(page.url()).searchParams.get('redirect_uri') ?? '';
    expect(new URL(back, page.url()).pathname).toBe(path);
  }
});

async function expectOpens(page: Page, kind: DemoKind): Promise<void> {
  const [press, chatbot] = [PRESS_REVIEW.includes(kind), CHATBOT.includes(kind)];
  await gotoSettled(page, '/preferiti');
  await expect(title(page), kind).toHaveText('Articoli preferiti');
  await expect(menuEntry(page, 'Rassegna Stampa'), kind).toHaveCount(press ? 1 : 0);
  await expect(menuEntry(page, 'Chatbot News'), kind).toHaveCount(chatbot ? 1 : 0);
  await page.goto('/rassegna');
  if (press) await expect(page.getByRole('table', { name: 'Ritagli' }), kind).toBeVisible();
  else await expect(page, kind).toHaveURL('/vetrina/rassegna_stampa');
  await page.goto('/chatbot');
  await expect(title(page), kind).toHaveText(chatbot ? 'Chatbot News' : /^Non c'è nulla qui/);
  await page.goto('/dashboard');
  await expect(title(page), kind).toContainText(DEMO_READERS.find((one) => one.kind === kind)?.name ?? '');
}

// Time for every kind of reader, one after the other.
test.describe('kinds of readers', { tag: '@long' }, () => {
  test.setTimeout(300_000);

  test('NAV-13 NAV-14 NAV-15 ROL-02 ROL-05 each kind of reader can open the pages in its menu, and no others', async ({
    page,
    context,
    own,
  }) => {
    const chatbotDomain = 'redazione.example';
    const accounts = await writeDemoAccounts({ orm: own.db.orm, now: new Date(), chatbotDomain });
    for (const account of accounts.filter(({ kind }) => kind !== 'suspended')) {
      await signInByCall(page, account);
      await expectOpens(page, account.kind);
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
    }
  });
});
