import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { mailedCode } from './mailed-code.ts';

export type NewReader = { email: string; password: string };

export const newEmail = (): string => `lettore-${randomUUID()}@posta.example`;

export const GOOD_PASSWORD = 'Traghetto-7x';

/** A new reader with an activated account and no subscription, independent of other readers on the same server. */
export async function newReader(request: APIRequestContext): Promise<NewReader> {
  const reader = { email: newEmail(), password: GOOD_PASSWORD };
  const said = { maggiorenne: true, informativa: true, marketing: false, profilazione: false, terzi: false };
  const person = { nome: 'Giulia', cognome: 'Ferrante' };
  const registered = await tell(request, '/api/registration', { ...reader, ...person, ...said });
  expect(registered.status(), await registered.text()).toBe(200);
  const code = { ...reader, codice: await mailedCode(reader.email) };
  expect((await tell(request, '/api/registration/activate', code)).status()).toBe(200);
  return reader;
}

/** Like `ask`, sets the host, because unlike the browser Node does not resolve names under localhost. */
function tell(request: APIRequestContext, path: string, data: object) {
  const port = process.env.EDICOLA_PORT;
  return request.post(`http://127.0.0.1:${port}${path}`, {
    // Frequent calls from one address are delayed, so each of these has its own address.
    headers: { host: `ilmessaggero.localhost:${port}`, 'x-forwarded-for': someAddress() },
    data,
  });
}

/** Fills in the sign-in and waits until it has redirected. */
export async function signInHere(page: Page, { email, password }: NewReader, backTo: string): Promise<void> {
  await page.goto(`/sso/login?redirect_uri=${encodeURIComponent(backTo)}`);
  await page.getByLabel('E-mail o nome utente').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === backTo);
}

const someAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
