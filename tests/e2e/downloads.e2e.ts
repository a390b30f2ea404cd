import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { byteSize } from '#domain/byte-size.ts';
import { expectAnnounced } from '#tests/support/announcements.ts';
import { ask } from '#tests/support/ask-newsstand.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import {
  button,
  DOWNLOAD_MS,
  download,
  downloaded,
  ready,
  rowOf,
  section,
  test,
} from '#tests/support/downloads-test.ts';
import { gotoSettled } from '#tests/support/page-code.ts';

/** Wider than a phone: the width class of the pictures that are downloaded. */
const WIDE = 1140;
const PHONE = 640;

type Size = { texts: string; all: string };

/** The weight of today's issue of an edition, as the page shows it. */
async function sizeOf(request: APIRequestContext, edition: string): Promise<Size> {
  const issue = await ask(request, `/api/edicola/numero?edizione=${edition}`);
  const day = ((await issue.json()) as { data: { numero: { data: string } } }).data.numero.data;
  const reply = await ask(request, `/api/edicola/pesi?numeri=${edition}/${day}`);
  type Weight = { testi: number; immagini: { larghezza: number; byte: number }[] };
  const [weight] = ((await reply.json()) as { data: { pesi: Weight[] } }).data.pesi;
  const written = (bytes: number) => byteSize(bytes).replace('\u00a0', ' ');
  const withPictures = (width: number) => {
    const pictures = weight?.immagini.find(({ larghezza }) => larghezza === width)?.byte ?? 0;
    return written((weight?.testi ?? 0) + pictures);
  };
  const all = withPictures(WIDE);
  // A weight for another screen would differ, so the tests notice it.
  expect(withPictures(PHONE)).not.toBe(all);
  return { texts: written(weight?.testi ?? 0), all };
}

/** Opens today's issue of a local edition by its cover. @returns its address */
async function openIssue(page: Page, name: string): Promise<string> {
  await gotoSettled(page, '/');
  await section(page, 'Edizioni locali').getByRole('link', { name }).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('OFF-03 an issue is downloaded from its cover, shows its progress, and is listed with its true size', async ({
  page,
  request,
}) => {
  await gotoSettled(page, '/');
  const editions = section(page, 'Edizioni locali');
  await editions.getByRole('button', { name: /^Scarica Roma, \d+\sKB$/ }).click();
  await expectAnnounced(page, /Scarico Roma, \d+\sKB\./);
  await expectAnnounced(page, /Il browser (?:terrà le edizioni|può cancellare le edizioni se manca spazio)/);
  await expect(editions.getByRole('button', { name: 'Roma scaricata: mostra i dettagli' })).toBeVisible({
    timeout: DOWNLOAD_MS,
  });
  await expectAnnounced(page, 'Roma scaricata');
  await editions.getByRole('button', { name: 'Roma scaricata: mostra i dettagli' }).click();
  await expectAnnounced(page, /Roma è su questo dispositivo, \d+\sKB\./);
  await page.getByRole('link', { name: 'Vedi gli scaricati' }).click();
  await expect(page).toHaveURL(/\/scaricati$/);
  await expect(page).toHaveTitle('Scaricati · Il Messaggero');
  for (const again of [false, true]) {
    if (again) await page.reload();
    const row = rowOf(page, 'Roma');
    await expect(row.getByText('Scaricata')).toBeVisible();
    await expect(row.getByText(/^(Oggi|Ieri)\s*48 pagine$/)).toBeVisible();
    await expect(row.getByText((await sizeOf(request, 'roma')).all).first()).toBeAttached();
    await expect(page.getByRole('img', { name: /occupati di .*: edizioni .*, liberi/ })).toBeVisible();
  }
  await rowOf(page, 'Roma').getByRole('link', { name: 'Roma' }).click();
  await expect(page).toHaveURL(/\/edizione\/roma\//);
  // After a deletion and its undo by keyboard the focus is back where it began.
  const bar = button(page, 'Roma scaricata: mostra i dettagli');
  await bar.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).press('Enter');
  await expect(button(page, 'Annulla')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAnnounced(page, 'L’edizione resta qui.');
  await expect(bar).toBeFocused();
});

test('OFF-03 a download is paused, survives a reload and continues', { tag: '@long' }, async ({
  page,
  faultProxy,
}) => {
  const release = faultProxy.hold(/^\/pacchetti\/.*\/immagini-/);
  await download(page, 'nazionale', 'Con le immagini');
  await expect(button(page, /^Nazionale scaricata al(?: |l’)[1-9]\d?%: metti in pausa$/)).toBeVisible({
    timeout: DOWNLOAD_MS,
  });
  await page.goto('/scaricati');
  const row = rowOf(page, 'Nazionale');
  await expect(row.getByRole('progressbar', { name: 'Download di Nazionale' })).toHaveJSProperty('max', 100);
  await expect(row.getByText(/^\d+% · \d+ di \d+\sKB$/)).toBeVisible();
  await button(page, 'Metti in pausa Nazionale').click();
  await expect(row.getByText(/^In pausa al(?: |l’)\d+%$/)).toBeVisible();
  await page.reload();
  await expect(row.getByText(/^In pausa al(?: |l’)\d+%$/)).toBeVisible();
  release();
  await button(page, 'Riprendi Nazionale').click();
  await expect(ready(page)).toHaveText(['Nazionale'], { timeout: DOWNLOAD_MS });
});

test('OFF-03 a cancelled download disappears, and can be undone', { tag: '@long' }, async ({
  page,
  faultProxy,
}) => {
  const release = faultProxy.hold(/^\/pacchetti\//);
  await download(page, 'nazionale', 'Con le immagini');
  await gotoSettled(page, '/scaricati');
  await button(page, 'Annulla il download di Nazionale').press('Enter');
  await expect(page.getByRole('heading', { name: 'Non hai ancora scaricato nulla' })).toBeVisible();
  // By keyboard: the focus moves to Undo, and then to the heading of the page.
  await expect(button(page, 'Annulla')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  release();
  await expect(ready(page)).toHaveText(['Nazionale'], { timeout: DOWNLOAD_MS });
});

test('OFF-03 an issue is downloaded as text only, and its pictures are added on request', {
  tag: '@long',
}, async ({ page, request }) => {
  const { texts, all } = await sizeOf(request, 'roma');
  await gotoSettled(page, '/edizione/roma');
  await button(page, `Scarica · ${all}: Roma`).click();
  const dialog = page.getByRole('dialog', { name: 'Scarica Roma' });
  await expect(dialog.getByRole('button', { name: `Con le immagini ${all}` })).toBeVisible();
  await dialog.getByRole('button', { name: `Solo testo ${texts}` }).click();
  await expect(dialog).toBeHidden();
  await button(page, 'Roma scaricata: mostra i dettagli').click({ timeout: DOWNLOAD_MS });
  await expect(page.getByRole('dialog').getByText(`Solo testo, ${texts}`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Aggiungi le immagini' }).click();
  await gotoSettled(page, '/scaricati');
  await expect(rowOf(page, 'Roma').getByText(all).last()).toBeVisible({ timeout: DOWNLOAD_MS });
  await expect(rowOf(page, 'Roma').getByText('Solo testo')).toHaveCount(0);
});

test('OFF-02 OFF-03 offline the list is complete, transfers wait, and covers that were not downloaded are faded', async ({
  page,
  context,
  faultProxy,
}) => {
  await downloaded(page, 'roma');
  // A cover under the pointer is prefetched, and would then open offline: the pointer is moved away.
  await page.mouse.move(0, 0);
  const read = await openIssue(page, 'Rieti');
  await gotoSettled(page, '/');
  const release = faultProxy.hold(/^\/pacchetti\/.*\/immagini-/);
  const editions = section(page, 'Edizioni locali');
  await editions.getByRole('button', { name: /^Scarica Latina/ }).press('Enter');
  await expect(editions.getByRole('button', { name: /^Latina scaricata al(?: |l’|lo )\d+%/ })).toBeVisible();
  await cut(context, faultProxy);
  const cover = (name: string) =>
    editions.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(cover('Ostia').getByText('Non scaricata').first()).toBeVisible();
  await expect(cover('Ostia').locator('[data-paper]')).toHaveCSS('opacity', '0.55');
  // This issue was read before, so it can be opened.
  await expect(cover('Rieti').getByText('Non scaricata').first()).toBeVisible();
  await expect(cover('Rieti').locator('[data-paper]')).toHaveCSS('opacity', '1');
  await expect(cover('Roma').getByText('Non scaricata')).toHaveCount(0);
  await expect(cover('Roma').locator('[data-paper]')).toHaveCSS('opacity', '1');
  await page.goto('/scaricati');
  await expect(rowOf(page, 'Latina').getByText(/riprende quando torni online$/)).toBeVisible();
  await expect(button(page, 'Riprendi Latina')).toBeDisabled();
  await expect(ready(page)).toHaveText(['Roma']);
  await page.goto(read);
  await expect(page.getByRole('heading', { level: 1, name: /Rieti/ })).toBeVisible();
  await gotoSettled(page, '/');
  release();
  await restore(context, faultProxy);
  // The weight is requested now that the network is back.
  await expect(editions.getByRole('button', { name: /^Scarica Ostia, \d+\sKB$/ })).toBeVisible();
  await page.goto('/scaricati');
  await expect(ready(page)).toHaveText(['Roma', 'Latina'], { timeout: DOWNLOAD_MS });
});

test('OFF-03 a failing server shows an error, and a press on Retry requests the issue again', {
  tag: '@long',
}, async ({ page, faultProxy }) => {
  await gotoSettled(page, '/edizione/roma');
  await expect(button(page, /^Scarica · .*: Roma$/)).toBeVisible();
  // The worker is active before the network fails.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  faultProxy.network('unavailable');
  await button(page, /^Scarica · .*: Roma$/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Con le immagini' }).click();
  await button(page, 'Roma interrotta: mostra perché').click({ timeout: DOWNLOAD_MS });
  await expectAnnounced(page, 'Roma. Interrotta: il server non risponde.');
  faultProxy.network('good');
  await button(page, 'Riprova').press('Enter');
  await expect(button(page, /^Roma /)).toBeFocused();
  await expect(button(page, 'Roma scaricata: mostra i dettagli')).toBeVisible({ timeout: DOWNLOAD_MS });
});

test('BRW-04 a browser without storage shows a message, and the paper can still be read', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await gotoSettled(page, '/scaricati');
  await expect(page.getByRole('heading', { name: 'Qui non si può scaricare nulla' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Vai all’edicola' }).click();
  await expect(page.getByRole('link', { name: 'Leggi l’edizione' })).toBeVisible();
  await expect(button(page, /^Scarica /)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-25 the page says what it needs, and is not indexed by search engines', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/scaricati');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('[aria-busy]')).toBeHidden();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
