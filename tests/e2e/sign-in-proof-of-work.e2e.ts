import { expect, type Page } from 'playwright/test';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { addFailedAttempts } from '#tests/support/failed-attempts.ts';
import { test } from '#tests/support/own-newsstand-test.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const note = (page: Page) => page.getByRole('status').filter({ hasText: 'una verifica in più' });

test('a reader whose account strangers have tried to open signs in: the page does the proof of work and says so', async ({
  page,
  own,
  email,
  request,
}) => {
  const { password } = await addAccount(own.db.orm, { email });
  const guess = { email, password: 'Sbagliata-1!', redirect_uri: '/' };
  const tried = await request.post(`http://127.0.0.1:${own.port}/api/sso/login`, {
    data: guess,
    headers: { host: 'ilmessaggero.localhost', 'x-forwarded-for': '198.51.100.1' },
  });
  expect(tried.status()).toBe(401);
  await addFailedAttempts(own.db.orm, 110);
  // Fails where the work is done on the main thread.
  await page.addInitScript(() => {
    crypto.subtle.deriveBits = () => Promise.reject(new Error('on the page'));
  });
  await page.goto('/sso/login');
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await typeAt(page, field(page, 'E-mail o nome utente'), email);
  await typeAt(page, field(page, 'Password'), password);
  // The repeated request continues once the reader has seen the explanation.
  await page.route('**/api/sso/login', async (route) => {
    if (route.request().headers().lavoro) await note(page).waitFor();
    await route.continue();
  });
  const threads: string[] = [];
  page.on('worker', (thread) => threads.push(new URL(thread.url()).pathname));
  await pressAt(page, page.getByRole('button', { name: 'Accedi', exact: true }));
  await page.waitForURL((url) => url.pathname === '/');
  expect(threads.length).toBeGreaterThan(0);
  expect(threads.every((path) => /^\/assets\/[\w-]+\.js$/.test(path))).toBe(true);
});
