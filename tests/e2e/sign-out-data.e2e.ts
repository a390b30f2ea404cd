import { type BrowserContext, expect, type Page } from 'playwright/test';
import { pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { deviceContents, placesOf } from '#tests/support/device-contents.ts';
import { postToWorker, rowsOf } from '#tests/support/device-downloads.ts';
import { firstVisit } from '#tests/support/first-visit.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoSettled, holdShortInfo } from '#tests/support/page-code.ts';
import { signInAddress, signInByCall } from '#tests/support/sign-in-by-call.ts';
import { test } from '#tests/support/worker-test.ts';

test.use({ whole: true });

const panelButton = (page: Page) => page.getByRole('button', { name: /^Pannello utente/ });
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Accedi' });

type Saved = { id: string; id_token: string };
const savedUser = (page: Page): Promise<Saved> => page.evaluate(() => JSON.parse(localStorage.user));

/** Waits until no store of the browser holds one of the words. */
const expectNowhere = (page: Page, context: BrowserContext, words: string[]) =>
  expect(async () => {
    expect(placesOf(await deviceContents(page, context), words)).toEqual([]);
  }).toPass({ timeout: 60_000 });

const statusWith = (page: Page, token: string) =>
  page.evaluate(async (bearer) => {
    const headers = { authorization: `Bearer ${bearer}` };
    return (await fetch('/api/edicola/home', { headers })).status;
  }, token);

test('OFF-06 when another reader signs in, no store of the browser keeps data of the previous reader', async ({
  page,
  context,
  request,
  article,
}) => {
  const [anna, bruno] = [await newReader(request), await newReader(request)];
  await signInByCall(page, anna, '/sezioni');
  await firstVisit(page, article);
  const { id, id_token } = await savedUser(page);
  await page.getByRole('button', { name: 'Preferito' }).click();
  await gotoSettled(page, '/ricerca/pompelmo');
  await gotoSettled(page, '/edizione/nazionale');
  await page
    .getByRole('button', { name: /^Scarica · / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Solo testo' }).click();
  const downloads = () => rowsOf<{ owner: string; state: string }>(page, 'downloads');
  await expect
    .poll(async () => (await downloads())[0]?.state, { ...POLL_FAST, timeout: 60_000 })
    .toBe('ready');
  expect((await downloads())[0]?.owner).toBe(id);
  expect((await rowsOf<{ owner?: string }>(page, 'favourites'))[0]?.owner).toBe(id);
  const annas = [id, id_token, anna.email, 'pompelmo'];
  expect(placesOf(await deviceContents(page, context), annas)).not.toEqual([]);

  // Another reader signs in to the same browser without a sign-out before, as in a second window.
  await page.goto(await signInAddress(page, bruno, '/sezioni'));
  await expect(page).toHaveURL(/\/sezioni$/);
  await expect(panelButton(page)).toBeVisible();
  expect((await savedUser(page)).id).not.toBe(id);
  await expectNowhere(page, context, annas);
  expect(await statusWith(page, id_token)).toBe(401);
  await gotoSettled(page, '/preferiti');
  await expect(page.getByRole('heading', { name: 'Tocca il cuore per tenere un articolo' })).toBeVisible();
});

test('NAV-11 OFF-05 OFF-06 signing out offline removes the reader’s data from the device immediately, and ends the session on the server once back online', {
  tag: '@long',
}, async ({ page, context, request, faultProxy, article }) => {
  const reader = await newReader(request);
  await signInByCall(page, reader, '/sezioni');
  await firstVisit(page, article);
  const { id, id_token } = await savedUser(page);
  await page.getByRole('button', { name: 'Preferito' }).click();
  await gotoSettled(page, pathOfArticle(article));

  await cut(context, faultProxy);
  await panelButton(page).click();
  await page.getByRole('link', { name: 'Esci' }).last().click();
  await expect(login(page)).toBeVisible();
  await expect(async () => {
    const kept = await deviceContents(page, context);
    const places = placesOf(kept, [id, id_token, reader.email]);
    expect(places).toEqual([]);
  }).toPass({ timeout: 60_000 });
  expect((await rowsOf<{ kind: string }>(page, 'outbox')).map(({ kind }) => kind)).toContain('session-end');

  await restore(context, faultProxy);
  await page.goto('/sso/request-login?redirect_uri=%2Fsezioni');
  await expect(page).toHaveURL(/\/sso\/login\?/);
  await postToWorker(page, { type: 'send-outbox' });
  await expect
    .poll(async () => (await rowsOf(page, 'outbox')).length, { ...POLL_FAST, timeout: 60_000 })
    .toBe(0);
  expect(await statusWith(page, id_token)).toBe(401);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['edicola_browser']);
});

test('OFF-06 a sign-out that was interrupted is completed by the next page that opens', {
  tag: '@long',
}, async ({ page, context, request, article }) => {
  const reader = await newReader(request);
  await signInByCall(page, reader, '/sezioni');
  await firstVisit(page, article);
  const { id, id_token } = await savedUser(page);
  await page.getByRole('button', { name: 'Preferito' }).click();
  await expect.poll(() => rowsOf(page, 'favourites'), POLL_FAST).toHaveLength(1);
  // The first step of a sign-out, after which the page is closed.
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await gotoSettled(page, '/sezioni');
  await expectNowhere(page, context, [id, id_token]);
});

test('SES-01 OFF-06 when another reader signs in, open tabs of the previous reader go to the front page', {
  tag: '@long',
}, async ({ page, context, request }) => {
  const [anna, bruno] = [await newReader(request), await newReader(request)];
  await signInByCall(page, anna, '/dashboard');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('link', { name: 'Dispositivi' })).toBeVisible();
  // Pending calls of the previous reader would be refused and lead to the sign-in instead.
  const letGo = await holdShortInfo(page);
  const other = await context.newPage();
  await signInByCall(other, bruno, '/sezioni');
  await expect(page).toHaveURL(/\/$/);
  await letGo();
  await expect(panelButton(page)).toBeVisible();
  expect((await savedUser(page)).id).toBe((await savedUser(other)).id);
});
