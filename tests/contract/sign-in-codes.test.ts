import { beforeEach, describe, expect, test } from 'vitest';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { passwordAttempts } from '#tests/support/password-attempts.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const post = postFrom(server);
const { login } = passwordAttempts(server, () => reader);

let reader: Account;
beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm);
});

describe('a mailed sign-in code', () => {
  const signIn = (codice: string, email = reader.email) =>
    post('/api/sso/code-login', { email, codice, redirect_uri: '/' });

  test('signs in once', async () => {
    await post('/api/sso/code', { email: reader.email });
    const code = await mails.code(reader.email);
    const browser = openBrowser(server);
    const reply = await browser.post('/api/sso/code-login', {
      email: reader.email,
      codice: code,
      redirect_uri: '/',
    });
    const { data } = reply.json() as { data: { indirizzo: string } };
    expect((await browser.exchange(data.indirizzo)).statusCode).toBe(200);
    expect((await signIn(code)).statusCode).toBe(401);
  });

  test('is not sent to a suspended account; an account that is not activated gets one that activates it with a password', async () => {
    const { orm } = database();
    const suspended = await addAccount(orm, { status: 'suspended' });
    const pending = await addAccount(orm, { status: 'pending' });
    await post('/api/sso/code', { email: suspended.email });
    await post('/api/sso/code', { email: pending.email });
    const [mail] = await mails.wait(pending.email);
    expect(mail?.subject).toContain('Completa il tuo account');
    expect(mails.to(suspended.email)).toEqual([]);
    const code = await mails.code(pending.email);
    expect((await signIn(code, pending.email)).statusCode).toBe(401);
    const url = new URL(/^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? '');
    expect([url.pathname, url.searchParams.get('email')]).toEqual(['/password/nuova', pending.email]);
    const reset = { email: pending.email, codice: code, password: 'Ponte-2026!' };
    expect((await post('/api/password/reset', reset)).statusCode).toBe(200);
    expect(await login({ email: pending.email, password: 'Ponte-2026!' })).toMatchObject({ status: 200 });
  });
});
