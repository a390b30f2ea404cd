import { expect, type Page } from 'playwright/test';
import type { OutboxEntry } from '#device/tables/outbox.ts';
import { addDays } from '#domain/dates.ts';
import { addSubscription } from '#server/accounts/db/subscriptions.ts';
import { pressAt } from '#tests/support/by-keyboard.ts';
import { rowsOf } from '#tests/support/device-downloads.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import type { OwnNewsstand } from '#tests/support/own-newsstand.ts';
import { test } from '#tests/support/own-newsstand-test.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

/** Time for the worker's installation on a busy machine. */
const SENDING_MS = 60_000;

const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Il tuo abbonamento scade il' });
const dismissal = async (page: Page) => (await rowsOf<OutboxEntry>(page, 'outbox'))[0];

/** Opens the notices of a reader whose subscription is about to end. */
async function atNotices(page: Page, own: OwnNewsstand): Promise<void> {
  const account = await addAccount(own.db.orm);
  const terms = { brand: 'MG', product: 'digital', plan: 'personal', months: 12 } as const;
  const days = { startsOn: addDays(DAY, -360), endsOn: addDays(DAY, 5), renewsOn: null };
  await addSubscription(own.db.orm, { ...terms, ...days, status: 'active', recurring: false }, [account.id]);
  await signInByCall(page, account);
  await gotoSettled(page, '/avvisi');
  await expect(row(page)).toBeVisible();
}

const dismiss = (page: Page) => row(page).getByRole('button', { name: /^Elimina l’avviso/ });
const undo = (page: Page) => page.getByRole('button', { name: 'Annulla' });

test('NOT-02 dismissing a notice of the account can be undone while the toast is shown', async ({
  page,
  own,
}) => {
  await atNotices(page, own);
  await pressAt(page, dismiss(page));
  await expect(row(page)).toHaveCount(0);
  // The toast stays while it has the reader's focus.
  await expect(undo(page)).toBeFocused();
  const until = (await dismissal(page))?.notBefore ?? 0;
  await expect.poll(async () => (await dismissal(page))?.notBefore ?? 0, POLL_FAST).toBeGreaterThan(until);
  await page.keyboard.press('Enter');
  await expect(row(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await dismissal(page)).toBeUndefined();
});

for (const worker of [true, false]) {
  test.describe(worker ? 'with a worker' : 'without a worker', () => {
    test.use({ worker });

    test('NOT-02 a dismissed notice is removed from the account', { tag: '@long' }, async ({ page, own }) => {
      await atNotices(page, own);
      await pressAt(page, dismiss(page));
      await expect(row(page)).toHaveCount(0);
      await expect(undo(page)).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(undo(page)).not.toBeFocused();
      await expect.poll(() => dismissal(page), { ...POLL_FAST, timeout: SENDING_MS }).toBeUndefined();
      await page.evaluate(() => indexedDB.deleteDatabase('edicola'));
      await gotoSettled(page, '/avvisi');
      await expect(page.getByRole('heading', { name: 'Nessun avviso' })).toBeVisible();
    });
  });
}
