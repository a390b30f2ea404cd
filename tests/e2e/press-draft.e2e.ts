import { expect, type Page } from 'playwright/test';
import { findingsEverywhere } from '#tests/support/axe-findings.ts';
import { callAsReader } from '#tests/support/call-as-reader.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import { clipsIn, press, reviewName, saved, TITLES, test } from '#tests/support/press-draft-test.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const [BRIDGE, BUDGET, FAIR, DERBY] = TITLES;

const handle = (page: Page, title: string) => page.getByRole('button', { name: `Trascina ${title}` });

/** Waits until clicks count again: for a moment after a drop a click is taken for part of it. */
const untilClicksCount = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          let heard = false;
          document.body.addEventListener('click', () => (heard = true), { once: true });
          document.body.dispatchEvent(new MouseEvent('click'));
          return heard;
        }),
      POLL_FAST,
    )
    .toBe(true);

test('PRS-04 a link or a file that arrives after its dialog was closed is revoked, or announced', async ({
  workspace: page,
}) => {
  const dialog = page.getByRole('dialog');
  const answerLink = await holdBack(page, '**/rassegna/collegamenti');
  await press(page, 'Condividi link').click();
  await dialog.getByRole('button', { name: 'Crea il collegamento' }).click();
  await expect(dialog.getByRole('button', { name: 'Crea il collegamento' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const revocation = page.waitForResponse((response) => response.url().endsWith('/collegamenti/revoca'));
  answerLink();
  expect((await revocation).ok()).toBe(true);

  await page.route('**/rassegna/esporta*', (route) => route.fulfill({ status: 500, body: '' }));
  const answerFile = await holdBack(page, '**/rassegna/esporta*');
  await press(page, 'Scarica').click();
  await dialog.getByRole('button', { name: /^CSV/ }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  answerFile();
  await expect(page.getByText('Il file CSV non è arrivato. Riprova tra qualche minuto.')).toBeVisible();
});

test('PRS-04 a day is typed in full by keyboard before another draft opens', async ({ workspace: page }) => {
  const field = page.getByLabel('Scegli il giorno');
  await field.focus();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  for (const digit of '02022025') await page.keyboard.press(digit);
  await expect(field).toHaveValue('2025-02-02');
  expect(visited).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rassegna/bozza/2025-02-02');
});

async function dragOnto(page: Page, title: string, target: string) {
  await handle(page, title).scrollIntoViewIfNeeded();
  await handle(page, title).hover();
  await page.mouse.down();
  const box = await handle(page, target).boundingBox();
  if (!box) throw new Error('nowhere to drop it');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await page.mouse.up();
  await untilClicksCount(page);
}

/** Waits a timer and two frames, after which a picked-up clip reacts to keys. No person presses earlier. */
const untilKeysMove = (page: Page) =>
  page.evaluate(
    () => new Promise((ready) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(ready)))),
  );

/** By how much the page grows while a clip is dragged at the foot of the screen without being dropped. */
async function growthAtFoot(page: Page, title: string): Promise<number> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await handle(page, title).hover();
  await page.mouse.down();
  await page.mouse.move(200, (page.viewportSize()?.height ?? 0) - 4, { steps: 12 });
  const frames = 40;
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  }, frames);
  const after = await height();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await untilClicksCount(page);
  return after - before;
}

test('PRS-04 a review is ordered by keyboard and by pointer and gets notes, and all of it survives a reload', async ({
  workspace: page,
}) => {
  await handle(page, BRIDGE).press('Space');
  await expect(page.getByText(`${BRIDGE} preso.`)).toBeAttached();
  await untilKeysMove(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${BRIDGE} sopra ${BUDGET}.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(clipsIn(page, 'Primo piano')).toHaveText([BUDGET, BRIDGE]);
  await expect(handle(page, BRIDGE)).toBeFocused();

  await page.keyboard.press('Alt+ArrowDown');
  await expect(clipsIn(page, 'Sport')).toHaveText([BRIDGE, FAIR, DERBY]);
  await expect(handle(page, BRIDGE)).toBeFocused();
  await expect(page.getByText(`${BRIDGE}: posizione 1 di 3 in Sport.`)).toBeAttached();

  await dragOnto(page, DERBY, BUDGET);
  await expect(clipsIn(page, 'Primo piano')).toHaveText([DERBY, BUDGET]);
  await press(page, 'Annulla l’ultima modifica').click();
  await expect(clipsIn(page, 'Sport')).toHaveText([BRIDGE, FAIR, DERBY]);

  expect(await growthAtFoot(page, FAIR)).toBe(0);
  await expect(clipsIn(page, 'Sport')).toHaveText([BRIDGE, FAIR, DERBY]);

  const note = page.getByRole('textbox', { name: `Nota a ${FAIR}` });
  await press(page, `Aggiungi una nota: ${FAIR}`).click();
  await expect(note).toBeFocused();
  await page.keyboard.type('Citata la fiera');
  await expect(page.getByText('15 di 600')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(clipsIn(page, 'Sport')).toHaveText([BRIDGE, FAIR, DERBY]);
  await expect(note).toHaveValue('Citata la fiera');
  expect(await findingsEverywhere(page)).toEqual([]);
});

test('PRS-04 chapters are added, renamed and removed, and a removal can be undone', {
  tag: '@long',
}, async ({ workspace: page }) => {
  await press(page, 'Aggiungi capitolo').click();
  await page.keyboard.type('Cultura');
  await expect(page.getByRole('region', { name: 'Cultura', exact: true })).toBeVisible();
  await page.getByLabel(`Sposta in un altro capitolo o togli: ${FAIR}`).click();
  await press(page, 'Sposta in «Cultura»').click();
  await expect(clipsIn(page, 'Cultura')).toHaveText([FAIR]);

  await press(page, 'Elimina il capitolo Cultura').press('Enter');
  await expect(clipsIn(page, 'Sport')).toHaveText([DERBY, FAIR]);
  await expect(page.getByRole('button', { name: 'Annulla', exact: true }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(clipsIn(page, 'Cultura')).toHaveText([FAIR]);

  await page.getByLabel(`Sposta in un altro capitolo o togli: ${BUDGET}`).click();
  await page
    .getByRole('listitem')
    .filter({ has: handle(page, BUDGET) })
    .getByRole('button', { name: 'Togli dalla rassegna' })
    .click();
  await expect(clipsIn(page, 'Primo piano')).toHaveText([BRIDGE]);
  await page.getByRole('status').getByRole('button', { name: 'Annulla' }).click();
  await expect(clipsIn(page, 'Primo piano')).toHaveText([BRIDGE, BUDGET]);
});

test('PRS-04 changes made offline survive a reload, and are sent once back online', {
  tag: '@long',
}, async ({ workspace: page, context }) => {
  await page.route('**/api/user/rassegna/bozza', (route) => route.abort('internetdisconnected'));
  await reviewName(page).fill('Scritto in metropolitana');
  await expect(page.getByText(/^Non salvato: sei offline/)).toBeVisible();
  await page.reload();
  await expect(reviewName(page)).toHaveValue('Scritto in metropolitana');
  await page.unroute('**/api/user/rassegna/bozza');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const { review } = await callAsReader<{ review: { title: string } }>(
    page,
    `/api/user/rassegna/bozza/${DAY}`,
  );
  expect(review.title).toBe('Scritto in metropolitana');
});

test('PRS-04 changes of two seats are merged, and a conflict is shown for a decision', {
  tag: '@long',
}, async ({ workspace: page, browser, baseURL, seats }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signInByCall(other, seats[1], '/rassegna/bozza');
  await expect(clipsIn(other, 'Sport')).toHaveText([FAIR, DERBY]);
  await other.getByRole('button', { name: `Aggiungi una nota: ${FAIR}` }).click();
  await other.keyboard.type('Di Anna');
  await expect(saved(other)).toBeVisible();

  await reviewName(page).fill('Di Ugo');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: `Nota a ${FAIR}` })).toHaveValue('Di Anna');

  await reviewName(other).fill('Di Anna');
  const notice = other.getByRole('status').filter({ hasText: 'Ugo Neri ha cambiato le stesse cose' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Usa l’altra' }).click();
  await expect(reviewName(other)).toHaveValue('Di Ugo');
  await press(other, 'Annulla l’ultima modifica').click();
  await expect(reviewName(other)).toHaveValue('Di Anna');
  await expect(saved(other)).toBeVisible();
  await context.close();
});

test('PRS-03 PRS-04 a review is previewed, downloaded as a PDF, and sent to recipients', async ({
  workspace: page,
  own,
}) => {
  const email = `sindaca-${Date.now()}@comune.example`;
  await callAsReader(page, '/api/user/rassegna/destinatari/aggiungi', {
    recipients: [{ email, name: 'Ada Riva', groups: ['Giunta'] }],
  });
  await reviewName(page).fill('La mattina del Comune');
  await press(page, 'Anteprima').click();
  await expect(page.getByRole('dialog').getByText(`${BRIDGE}, si legge`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'E-mail' }).click();
  await expect(page.getByRole('dialog').getByRole('region')).toContainText('La mattina del Comune');
  await page.keyboard.press('Escape');

  await press(page, 'Scarica').click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: /^PDF/ }).click();
  expect((await download).suggestedFilename()).toBe(`rassegna-${DAY}.pdf`);
  await expect(page.getByText('PDF scaricato')).toBeVisible();
  await page.keyboard.press('Escape');

  await press(page, 'Invia').click();
  const dialog = page.getByRole('dialog', { name: 'Invia la rassegna' });
  await expect(dialog.getByLabel('Oggetto')).toHaveValue('La mattina del Comune');
  await expect(dialog.getByText('1 di 1')).toBeVisible();
  await dialog.getByLabel('Inoltra anche a').fill('non un indirizzo');
  await dialog.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(dialog.getByText('Questo non è un indirizzo: non')).toBeVisible();
  await dialog.getByLabel('Inoltra anche a').fill('');
  expect(await findingsEverywhere(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(dialog.getByText('L’invio è in partenza: 1 destinatario.')).toBeVisible();
  const [mail] = await own.mails.wait(email);
  expect(mail?.subject).toBe('La mattina del Comune');
  await dialog.getByRole('button', { name: 'Chiudi' }).last().click();
});

test('PRS-04 a review is shared by a link, and shows its deadline', { tag: '@long' }, async ({
  workspace: page,
}) => {
  await press(page, 'Condividi link').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Per chi è').fill('La giunta');
  await dialog.getByRole('button', { name: 'Crea il collegamento' }).click();
  await expect(dialog.getByLabel('Indirizzo')).toHaveValue(/\/rassegna-condivisa\//);
  await page.keyboard.press('Escape');

  await expect(page.getByText('Nessuna consegna prevista')).toBeVisible();
  await press(page, 'Consegna…').click();
  const delivery = page.getByRole('dialog', { name: 'Consegna' });
  await delivery.getByLabel('Entro le').fill('23:59');
  await delivery.getByLabel('A chi è concesso l’uso').fill('Comune di Prova');
  const weekdays = await delivery.getByRole('group', { name: 'Nei giorni' }).getByRole('checkbox').all();
  for (const box of weekdays) await box.uncheck();
  await delivery.getByRole('button', { name: 'Salva' }).click();
  const monday = delivery.getByRole('checkbox', { name: 'lunedì' });
  await expect(monday).toBeFocused();
  await expect(monday).toHaveAccessibleDescription('Scegli almeno un giorno.');
  for (const box of weekdays) await box.check();
  await delivery.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText(/^Consegna entro le 23\.59/)).toBeVisible();
});

test('PRS-04 a saved search fills the draft, is deleted, and restored by undo', { tag: '@long' }, async ({
  workspace: page,
}) => {
  await page.goto('/rassegna/ricerche');
  await expect(page.getByText('Nessuna ricerca salvata')).toBeVisible();
  await press(page, 'Nuova ricerca').click();
  const dialog = page.getByRole('dialog', { name: 'Nuova ricerca' });
  await dialog.getByLabel('Nome').fill('Il ponte');
  await dialog.getByRole('button', { name: 'Salva la ricerca' }).click();
  await expect(dialog.getByText(/^Scrivi una parola o scegli/)).toBeVisible();
  await dialog.getByLabel('Parole').fill('derby');
  await dialog.getByRole('button', { name: 'Salva la ricerca' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Il ponte' });
  await expect(row).toContainText('«derby»');
  await expect(row).toContainText(/\S.*, \d+\.\d\d: \d ritagl/);
  expect(await findingsEverywhere(page)).toEqual([]);
  await row.getByRole('button', { name: 'Elimina Il ponte' }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(1);
});
