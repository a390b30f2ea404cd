import { expect, type Page } from 'playwright/test';
import type { KeepRule, SettingRow } from '#device/tables/settings.ts';
import { expectAnnounced } from '#tests/support/announcements.ts';
import { downloadsOf, rowsOf, writeRows } from '#tests/support/device-downloads.ts';
import { bytesCachedByReading } from '#tests/support/downloaded-files.ts';
import {
  button,
  DOWNLOAD_MS,
  downloaded,
  ready,
  rowOf,
  section,
  test,
} from '#tests/support/downloads-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoSettled } from '#tests/support/page-code.ts';

test.use({ whole: true });

const DAY_MS = 86_400_000;

/** Waits until the device has saved this rule of how long issues stay. */
const expectKept = (page: Page, keep: KeepRule) =>
  expect
    .poll(
      async () => (await rowsOf<SettingRow>(page, 'settings')).find(({ name }) => name === 'keep')?.value,
      POLL_FAST,
    )
    .toBe(keep);

test('OFF-03 once the browser agrees to keep the downloads, the sentence about it takes the focus', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    let isPersistent = false;
    navigator.storage.persisted = async () => isPersistent;
    navigator.storage.persist = async () => {
      isPersistent = location.pathname === '/scaricati';
      return isPersistent;
    };
  });
  await downloaded(page, 'nazionale');
  await button(page, 'Chiedi di tenerle').press('Enter');
  await expect(button(page, 'Chiedi di tenerle')).toHaveCount(0);
  await expect(section(page, 'Spazio').getByText('Il browser')).toBeFocused();
});

test('OFF-03 one issue is deleted, then all of them, and restored by undo; without undo they are removed', {
  tag: '@long',
}, async ({ page }) => {
  await downloaded(page, 'nazionale', 'roma');
  await button(page, 'Elimina Roma').click();
  await expect(ready(page)).toHaveText(['Nazionale']);
  await expectAnnounced(page, 'Roma eliminata.');
  await button(page, 'Annulla').click();
  await expect(ready(page)).toHaveText(['Nazionale', 'Roma']);

  await button(page, 'Libera spazio').click();
  const dialog = page.getByRole('dialog', { name: 'Libera spazio' });
  await expect(dialog.getByRole('button', { name: /^Elimina/ })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^Tutte/ }).check();
  await dialog.getByRole('button', { name: /^Elimina 2 edizioni, / }).click();
  await expect(page.getByRole('heading', { name: 'Non hai ancora scaricato nulla' })).toBeVisible();
  await button(page, 'Annulla').click();
  await expect(ready(page)).toHaveCount(2);

  await button(page, 'Elimina Nazionale').click();
  await page.reload();
  await expect(ready(page)).toHaveText(['Roma']);
  const room = page.getByRole('img', { name: / occupati di / });
  const before = await room.getAttribute('aria-label');
  const held = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('editions'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().some(({ url }) => url.includes('pacchetto?edizione=nazionale'));
    });
  // No page informs the worker immediately: it deletes the files when it next runs.
  await expect
    .poll(
      async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')));
        return held();
      },
      { ...POLL_FAST, timeout: DOWNLOAD_MS },
    )
    .toBe(false);
  await expect(room).not.toHaveAttribute('aria-label', before ?? '');
});

test('OFF-03 an issue is pinned, and an edition is downloaded every day', async ({ page }) => {
  // Sets a connection type, as on a phone: desktop browsers do not report one.
  await page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator.connection), 'type', { value: 'wifi' });
  });
  await downloaded(page, 'roma');
  await button(page, 'Tieni Roma').click();
  await expect(button(page, 'Tieni Roma')).toHaveAttribute('aria-pressed', 'true');
  await expectAnnounced(page, 'Roma resta finché non la elimini tu.');
  const daily = section(page, 'Download automatico');
  await daily.getByText(/^Altre \d+ edizioni$/).click();
  await daily.getByRole('switch', { name: 'Latina' }).check();
  await expectAnnounced(page, 'Latina arriva ogni giorno, al più tardi quando apri l’app.');
  await expect(ready(page).filter({ hasText: 'Latina' })).toBeVisible({ timeout: DOWNLOAD_MS });
  await daily.getByRole('radio', { name: 'Solo testo' }).check();
  await daily.getByRole('radio', { name: '30 giorni' }).check();
  await daily.getByRole('switch', { name: 'Solo con il Wi-Fi' }).uncheck();
  await page.reload();
  await expect(daily.getByRole('switch', { name: 'Latina' })).toBeChecked();
  await expect(daily.getByRole('radio', { name: 'Solo testo' })).toBeChecked();
  await expect(daily.getByRole('radio', { name: '30 giorni' })).toBeChecked();
  await expect(daily.getByRole('switch', { name: 'Solo con il Wi-Fi' })).not.toBeChecked();
  await expect(button(page, 'Tieni Roma')).toHaveAttribute('aria-pressed', 'true');
  await daily.getByRole('switch', { name: 'Latina' }).uncheck();
  await expectAnnounced(page, 'Latina non arriva più da sola.');
});

test('OFF-03 the list of editions for daily downloads appears once a slow network has sent it', {
  tag: '@long',
}, async ({ page, faultProxy }) => {
  await gotoSettled(page, '/edizione/roma');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const answer = faultProxy.hold(/^\/api\/edicola\/home/);
  await gotoSettled(page, '/scaricati');
  const daily = section(page, 'Download automatico');
  await expect(daily).toContainText('L’elenco delle edizioni arriva con la connessione.');
  answer();
  await expect(daily.getByText(/^Altre \d+ edizioni$/)).toBeVisible();
});

test('OFF-03 issues that a new rule would delete immediately are deleted only after a confirmation, and can be restored', {
  tag: '@long',
}, async ({ page }) => {
  await downloaded(page, 'nazionale', 'roma');
  const [nazionale, roma] = await downloadsOf(page);
  const before = Date.now() - 10 * DAY_MS;
  await writeRows(page, 'downloads', [
    { ...roma, addedAt: before },
    { ...nazionale, addedAt: before, pinned: true },
  ]);
  await page.reload();
  const rule = (name: string) => page.getByRole('radio', { name });
  const question = page.getByText('Con «7 giorni» va via subito un’edizione.');
  const undo = () => button(page, 'Annulla').press('Enter');

  // Moving through the options by arrow keys deletes nothing.
  await rule('30 giorni').check();
  await expectKept(page, '30-days');
  await page.keyboard.press('ArrowLeft');
  await expectKept(page, '14-days');
  await page.keyboard.press('ArrowLeft');
  await expect(question).toBeVisible();
  await expect(rule('7 giorni')).toBeFocused();
  await button(page, 'Lascia tutto com’è').press('Enter');
  await expect(question).toHaveCount(0);
  await expect(rule('14 giorni')).toBeChecked();
  await expect(rule('14 giorni')).toBeFocused();

  await page.keyboard.press('ArrowLeft');
  await button(page, 'Elimina un’edizione').press('Enter');
  await expect(ready(page)).toHaveText(['Nazionale']);
  await expect(rule('7 giorni')).toBeChecked();
  await expect(button(page, 'Annulla')).toBeFocused();
  await undo();
  await expect(ready(page)).toHaveCount(2);
  await expect(rule('14 giorni')).toBeChecked();
  await expect(rule('14 giorni')).toBeFocused();

  // The rule in force deletes an issue as soon as it is unpinned.
  const pin = (name: string) => button(page, `Tieni ${name}`);
  await pin('Nazionale').click();
  await expectAnnounced(page, 'Ora per Nazionale vale la regola «14 giorni».');
  for (const name of ['Nazionale', 'Roma']) {
    await pin(name).click();
    await expect(pin(name)).toHaveAttribute('aria-pressed', 'true');
  }
  await rule('7 giorni').check();
  await expectKept(page, '7-days');
  await pin('Nazionale').press('Enter');
  await expectAnnounced(page, 'Ora per Nazionale vale la regola «7 giorni». Nazionale eliminata.');
  await expect(ready(page)).toHaveText(['Roma']);
  await undo();
  await expect(ready(page)).toHaveCount(2);
  await page.reload();
  await expect(pin('Nazionale')).toHaveAttribute('aria-pressed', 'true');
  await expect(rule('7 giorni')).toBeChecked();
});

test('OFF-03 where space is missing the reader frees some, and the download continues', {
  tag: '@long',
}, async ({ page }) => {
  await downloaded(page, 'roma');
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const quota = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
  await gotoSettled(page, '/edizione/nazionale');
  await expect(button(page, /^Scarica · .*: Nazionale$/)).toBeVisible();
  const lookedAt = await bytesCachedByReading(page);
  expect(lookedAt).toBeGreaterThan(0);
  const cached = async () => {
    const { usageBreakdown } = await session.send('Storage.getUsageAndQuota', { origin });
    return usageBreakdown.find(({ storageType }) => storageType === 'cache_storage')?.usage ?? 0;
  };
  const before = await cached();
  // The quota is so small that space is missing even after everything that may be deleted for an issue is gone.
  await quota(1);
  await button(page, /^Scarica · .*: Nazionale$/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Con le immagini' }).click();
  await button(page, 'Nazionale interrotta: mostra perché').click({ timeout: DOWNLOAD_MS });
  await expectAnnounced(page, 'Nazionale. Interrotta: spazio non sufficiente.');
  // Pictures cached while reading have been deleted to make room.
  expect(before - (await cached())).toBeGreaterThanOrEqual(lookedAt);
  await expect(button(page, 'Riprova')).toBeVisible();
  await page.getByRole('link', { name: 'Libera spazio' }).click();
  await expect(rowOf(page, 'Nazionale').getByRole('button', { name: 'Riprova' })).toBeVisible();
  await rowOf(page, 'Nazionale').getByRole('button', { name: 'Libera spazio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Libera spazio' });
  await dialog.getByRole('checkbox', { name: /^Roma/ }).check();
  await dialog.getByRole('button', { name: /^Elimina un’edizione/ }).click();
  await quota();
  await expect(ready(page)).toHaveText(['Nazionale'], { timeout: DOWNLOAD_MS });
});

test('OFF-03 the reader is warned when little space is left', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.estimate = async () => ({ usage: 450_000_000, quota: 500_000_000 });
  });
  await gotoSettled(page, '/scaricati');
  const room = section(page, 'Spazio su questo dispositivo');
  await expect(room.getByText('450 MB occupati di 500 MB')).toBeVisible();
  await expect(room.getByRole('status')).toHaveText('Lo spazio sta finendo: restano 50 MB.');
});
