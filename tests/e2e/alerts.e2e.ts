import { eq } from 'drizzle-orm';
import { expect, type Page } from 'playwright/test';
import { pushSubscriptions } from '#server/base/db/schema/push-schema.ts';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { pushTo } from '#tests/support/push-messages.ts';
import { test } from '#tests/support/push-test.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const TOPICS = '/user/profile/topics/manage';
const DEVICE_NOTICES = '/avvisi/dispositivo';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Così arrivano gli avvisi' });
const enabledStatus = (page: Page) => page.getByText('Notifiche attive su questo browser.').first();

async function switchOn(page: Page) {
  await pressAt(page, button(page, 'Attiva le notifiche'));
  await expect(dialog(page).getByText('Anteprima')).toBeVisible();
  await pressAt(page, dialog(page).getByRole('button', { name: 'Attiva su questo browser' }));
  await expect(enabledStatus(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
}

test.describe('PSH-01 a browser with notification permission', () => {
  test.beforeEach(async ({ context, baseURL }) => {
    await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  });

  test('turns notifications on by keyboard after a preview, shows a test notification, and lists it offline', async ({
    page,
    context,
    account,
    subscriptions,
  }) => {
    await signInByCall(page, account, TOPICS);
    await switchOn(page);
    expect(subscriptions.made).toHaveLength(1);

    await pressAt(page, button(page, 'Invia una prova'));
    await expect(page.getByText('Prova inviata: arriva tra pochi secondi')).toBeVisible();
    const text = await subscriptions.received(1);
    await pressAt(
      page,
      page.getByRole('main').getByRole('link', { name: 'Notifiche su questo dispositivo' }),
    );
    await expect(page).toHaveURL(DEVICE_NOTICES);
    const push = await pushTo(page, context);
    await push.deliver(text);
    await expect
      .poll(async () => (await push.shown()).map(({ title }) => title), POLL_FAST)
      .toEqual(['La prova è arrivata']);
    await expect(page.getByRole('link', { name: 'La prova è arrivata' })).toBeVisible();
    await expect(page.getByText('Uno da leggere.')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('link', { name: 'La prova è arrivata' })).toBeVisible();
    await pressAt(page, button(page, 'Segna tutti come letti'));
    await expect(page.getByText('Letti tutti.')).toBeVisible();
    await context.setOffline(false);
  });

  test('PSH-02 renews a subscription lost by the browser or the server at the next page load, without asking', {
    tag: '@long',
  }, async ({ page, account, own, subscriptions }) => {
    const known = () =>
      own.db.orm.select().from(pushSubscriptions).where(eq(pushSubscriptions.readerId, account.id));
    await signInByCall(page, account, DEVICE_NOTICES);
    await switchOn(page);
    const endpoint = () => subscriptions.made.at(-1)?.subscription.endpoint;
    await expect.poll(async () => (await known())[0]?.endpoint, POLL_FAST).toBe(endpoint());

    subscriptions.lose();
    await page.goto('/sezioni');
    await expect.poll(() => subscriptions.made.length, POLL_FAST).toBe(2);
    await expect.poll(async () => (await known())[0]?.endpoint, POLL_FAST).toBe(endpoint());

    await own.db.orm.delete(pushSubscriptions).where(eq(pushSubscriptions.readerId, account.id));
    await page.goto('/speciali');
    await expect.poll(() => subscriptions.made.length, POLL_FAST).toBe(3);
    await expect.poll(async () => (await known())[0]?.endpoint, POLL_FAST).toBe(endpoint());
  });

  test('PSH-01 turns notifications off, and they stay off', { tag: '@long' }, async ({
    page,
    account,
    own,
    subscriptions,
  }) => {
    await signInByCall(page, account, DEVICE_NOTICES);
    await switchOn(page);
    await pressAt(page, button(page, 'Spegni su questo dispositivo'));
    await expect(page.getByText('Su questo dispositivo non arrivano più avvisi.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(button(page, 'Attiva le notifiche')).toBeVisible();
    expect(subscriptions.made).toHaveLength(1);
    const rows = own.db.orm
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.readerId, account.id));
    expect(await rows).toEqual([]);
  });

  test('PSH-01 a push subscription that the push service reports as gone is replaced when a test notification is sent', {
    tag: '@long',
  }, async ({ page, account, pushService, subscriptions }) => {
    await signInByCall(page, account, DEVICE_NOTICES);
    await switchOn(page);
    pushService.answer(new URL(subscriptions.made[0]?.subscription.endpoint ?? '').pathname, 410);
    await pressAt(page, button(page, 'Invia una prova'));
    await expect(page.getByText('Prova inviata: arriva tra pochi secondi')).toBeVisible();
    expect(subscriptions.made).toHaveLength(2);
  });

  test('PSH-01 a failed test notification shows an error and can be repeated', { tag: '@long' }, async ({
    page,
    account,
    pushService,
    subscriptions,
  }) => {
    await signInByCall(page, account, DEVICE_NOTICES);
    await switchOn(page);
    pushService.answer(new URL(subscriptions.made[0]?.subscription.endpoint ?? '').pathname, 500, 201);
    await pressAt(page, button(page, 'Invia una prova'));
    await expect(page.getByText('Il servizio di notifiche del browser non ha preso la prova.')).toBeVisible();
    await pressAt(page, button(page, 'Invia una prova'));
    await expect(page.getByText('Prova inviata: arriva tra pochi secondi')).toBeVisible();
  });

  test('PSH-01 turning on notifications for a topic offers to enable them in the browser', {
    tag: '@long',
  }, async ({ page, account, subscriptions }) => {
    await signInByCall(page, account, TOPICS);
    await expect(button(page, 'Attiva le notifiche')).toBeVisible();
    const ring = page.getByRole('switch', { name: 'Notifiche per Trasporti' });
    await pressAt(page, ring, 'Space');
    await pressAt(page, dialog(page).getByRole('button', { name: 'Attiva su questo browser' }));
    await expect(enabledStatus(page)).toBeVisible();
    expect(subscriptions.made).toHaveLength(1);
    await page.reload();
    await expect(ring).toBeChecked();
    await expect(button(page, 'Segui Trasporti')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('PSH-01 a browser in which notifications were denied shows how to change that, and passes axe', {
  tag: '@long',
}, async ({ page, account }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'denied' });
  });
  await signInByCall(page, account, DEVICE_NOTICES);
  await expect(page.getByText('Questo browser blocca le notifiche del giornale.')).toBeVisible();
  await expect(page.getByText('Negato')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ancora nessun avviso' })).toBeVisible();
  expect(await findingsEverywhere(page)).toEqual([]);
});

test('PSH-01 a browser without push notifications says so', { tag: '@long' }, async ({ page, account }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await signInByCall(page, account, TOPICS);
  await expect(
    page.getByText('Questo browser non supporta le notifiche push. Prova con un altro browser.'),
  ).toBeVisible();
});
