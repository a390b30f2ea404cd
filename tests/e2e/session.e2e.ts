import { type BrowserContext, expect, type Page } from 'playwright/test';
import { expectAnnounced, recordAnnouncements } from '#tests/support/announcements.ts';
import { test } from '#tests/support/faulty-network-test.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoSettled, holdIdleStart } from '#tests/support/page-code.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const panelButton = (page: Page) => page.getByRole('button', { name: /^Pannello utente/ });
const panel = (page: Page) => page.getByRole('dialog', { name: /^Pannello utente/ });
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Accedi' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const SIGN_IN = /\/sso\/login\?/;

/** Waits until local storage holds only settings of the device. */
const expectNothingSaved = (page: Page) =>
  expect
    .poll(
      () =>
        page
          .evaluate(() => Object.keys(localStorage))
          // The page is being left.
          .catch(() => ['leaving']),
      POLL_FAST,
    )
    .not.toContainEqual(expect.not.stringMatching(/^(?:theme|reading|install|consent)$/));

async function signedIn(page: Page, request: Parameters<typeof newReader>[0], backTo = '/sezioni') {
  const reader = await newReader(request);
  await signInByCall(page, reader, backTo);
  await expect(panelButton(page)).toBeVisible();
  return reader;
}

/** Ends the session from another document, so that no pending call of an app page notices it. */
async function endElsewhere(page: Page) {
  await page.goto('/robots.txt');
  const ended = await page.evaluate(async () => {
    const { id_token } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id_token));
    const impronta = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ impronta });
    const answer = await fetch('/api/sessions/end', { method: 'POST', headers, body });
    return answer.ok;
  });
  expect(ended).toBe(true);
}

/** Follows a link on a page of another site. */
async function followForeignLink(page: Page, context: BrowserContext, address: string) {
  await context.route('http://altrove.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${address}">Vieni</a>` }),
  );
  await page.goto('http://altrove.example/');
  await page.getByRole('link', { name: 'Vieni' }).click();
}

test.use({ worker: false });

test('SHL-03 SHL-05 a signed-in reader has a panel instead of the visitor’s buttons, and signs out there', async ({
  page,
  request,
}) => {
  await gotoSettled(page, '/sezioni');
  await expect(login(page)).toHaveAttribute('href', /\/sso\/request-login\?redirect_uri=.*%2Fsezioni$/);
  await signedIn(page, request);
  await expect(login(page)).toBeHidden();
  await panelButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Profilo' })).toHaveAttribute('href', '/user/profile');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(panelButton(page)).toBeFocused();
  await panelButton(page).click();
  await panel(page).getByRole('link', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/sezioni');
  await expect(login(page)).toBeVisible();
  await expectNothingSaved(page);
});

test('NAV-13 a page that needs a session leads through the sign-in and back', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await page.goto('/preferiti?ordine=data');
  await expect(page).toHaveURL(SIGN_IN);
  const { email, password } = await newReader(request);
  await page.getByLabel('E-mail o nome utente').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL('/preferiti?ordine=data');
  await expect(heading(page, 'Articoli preferiti')).toBeVisible();
  await page.goto('/rassegna');
  await expect(page).toHaveURL('/vetrina/rassegna_stampa');
  await page.goto('/chatbot');
  await expect(heading(page, "Non c'è nulla qui. Torna alla Home!")).toBeVisible();
  await page.goto('/sso/login');
  await expect(page).toHaveURL('/dashboard');
});

test('NAV-10 /login without a code leads to the front page; an invalid code is removed from the address and explained', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await page.goto(`/login?id_code=${'a'.repeat(43)}&redirect_uri=%2Fsezioni`);
  await expect(page.getByRole('alert')).toContainText("C'è stato un errore con l'accesso.");
  await expect(page).toHaveURL('/login');
  const again = page.getByRole('link', { name: 'Prova ad accedere di nuovo' });
  await expect(again).toHaveAttribute('href', /request-login\?redirect_uri=.*%2Fsezioni$/);
});

test('NAV-11 a link from another site asks before it signs out, and changes nothing by itself', {
  tag: '@long',
}, async ({ page, context, request, baseURL }) => {
  await signedIn(page, request);
  for (const path of ['/logout', '/sso/request-logout?redirect_uri=%2F']) {
    await followForeignLink(page, context, baseURL + path);
    await expect(heading(page, 'Vuoi uscire dal tuo account?')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  }
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/');
  await expectNothingSaved(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(SIGN_IN);
});

test('NAV-12 the visitor’s test page signs a reader out and leads to the front page', {
  tag: '@long',
}, async ({ page, request }) => {
  await signedIn(page, request);
  await page.goto('/test-guest');
  await expect(page).toHaveURL('/');
  await page.goto('/test-guest');
  await expect(page.getByRole('note')).toContainText('Pagina di prova');
});

test('NAV-12 API-05 on the visitor’s test page a failed sign-out can be retried', {
  tag: '@long',
}, async ({ page, request, faultProxy }) => {
  await signedIn(page, request);
  faultProxy.next('POST /logout', ['unavailable']);
  await page.goto('/test-guest');
  await expect(heading(page, 'Non sei ancora uscito')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/');
  await expectNothingSaved(page);
});

test('NAV-13 a guarded page stays where the session cannot be checked, and retries', {
  tag: '@long',
}, async ({ page, request, faultProxy }) => {
  await signedIn(page, request);
  // The state right after a sign-in, when the reader's name is not loaded yet. No app page is open that could notice.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('userPayload'));
  faultProxy.next('GET /api/user/short-info', Array(6).fill('unavailable'));
  await page.goto('/preferiti');
  await expect(heading(page, 'C’è stato un errore')).toBeVisible();
  await expect(page).toHaveURL('/preferiti');
  await expect(async () => {
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(heading(page, 'Articoli preferiti')).toBeVisible();
  }).toPass();
});

test('SES-06 a session that was ended elsewhere leads from a public page to the front page', {
  tag: '@long',
}, async ({ page, request }) => {
  await signedIn(page, request);
  await endElsewhere(page);
  await recordAnnouncements(page);
  await page.goto('/speciali');
  await expect(page).toHaveURL('/');
  await expectAnnounced(page, 'La sessione è scaduta. Accedi di nuovo per continuare.');
  await expectNothingSaved(page);
});

test('SES-06 a session that was ended elsewhere leads from a guarded page to the sign-in', async ({
  page,
  request,
}) => {
  await signedIn(page, request);
  await endElsewhere(page);
  await page.goto('/preferiti');
  await expect(page).toHaveURL(/\/sso\/login\?redirect_uri=.*%2Fpreferiti&avviso=session_expired$/);
  await expect(page.getByText('La sessione è scaduta. Accedi di nuovo per continuare.')).toBeVisible();
});

test('SES-02 SES-10 a signed-in reader stays signed in while the server fails, and the call is retried', {
  tag: '@long',
}, async ({ page, request, faultProxy }) => {
  await signedIn(page, request);
  await recordAnnouncements(page);
  // Pending calls of the page must not be counted.
  await page.goto('/robots.txt');
  faultProxy.next('GET /api/user/short-info', ['unavailable', 'unavailable', 'unavailable']);
  const all = faultProxy.answered('GET /api/user/short-info', 1);
  let asked = 0;
  page.on('request', (call) => {
    if (new URL(call.url()).pathname === '/api/user/short-info') asked += 1;
  });
  await page.goto('/sezioni');
  await expect(panelButton(page)).toBeVisible();
  await expect.poll(() => asked, POLL_FAST).toBe(3);
  await expectAnnounced(page, 'Si è verificato un errore. Riprova tra qualche minuto.');
  await expect(panelButton(page)).toBeVisible();
  await page.reload();
  await all;
  await expect(panelButton(page)).toBeVisible();
});

test('SES-01 signing out in one tab signs out all tabs', async ({ page, context, request }) => {
  await signedIn(page, request);
  const other = await context.newPage();
  await gotoSettled(other, '/sezioni');
  await expect(panelButton(other)).toBeVisible();
  await panelButton(page).click();
  await panel(page).getByRole('link', { name: 'Esci' }).click();
  await expect(login(page)).toBeVisible();
  await expect(login(other)).toBeVisible();
  await other.close();
});

test('SES-01 signing in while a page of another tab is still starting signs that page in too', {
  tag: '@long',
}, async ({ page, context, request }) => {
  const letGo = await holdIdleStart(page);
  const asked = page.waitForRequest(/\/idle-/);
  await page.goto('/sezioni');
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await asked;
  const other = await context.newPage();
  await signedIn(other, request);
  await expect(login(page)).toBeVisible();
  await letGo();
  await expect(panelButton(page)).toBeVisible();
  await other.close();
});
