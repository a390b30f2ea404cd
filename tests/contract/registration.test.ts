// @module-tag postgres
import argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { mailedCodes } from '#server/base/db/schema/sign-in-schema.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });

beforeEach(mails.clear);
afterEach(() => void vi.restoreAllMocks());

const EMAIL = 'anna.riva@esempio.it';
const PERSON = {
  email: EMAIL,
  password: 'Ponte-2025!',
  nome: 'Anna',
  cognome: 'Riva',
  maggiorenne: true,
  informativa: true,
  marketing: false,
  profilazione: true,
  terzi: false,
};

const post = postFrom(server);

const register = (person: object = {}, address?: string) =>
  post('/api/registration', { ...PERSON, ...person }, address);
const activate = (codice: string, email = EMAIL, password = PERSON.password) =>
  post('/api/registration/activate', { email, codice, password });

const rowOf = async (email: string) =>
  (await database().orm.select().from(readers).where(eq(readers.email, email)))[0];

describe('ACC-09 a registration', () => {
  test('stores the person with each consent separately, to be activated by the mailed code', async () => {
    expect((await register({ email: 'Anna.Riva@Esempio.it' })).statusCode).toBe(200);
    expect(await rowOf(EMAIL)).toMatchObject({
      name: 'Anna',
      surname: 'Riva',
      kind: 'person',
      status: 'pending',
      marketing: false,
      profiling: true,
      thirdParties: false,
    });
    const code = await mails.code(EMAIL);
    const browser = openBrowser(server);
    expect((await browser.login({ email: EMAIL })).json()).toMatchObject({
      status: { code: 'ERR_NOT_ACTIVATED' },
    });
    expect((await activate(code)).statusCode).toBe(200);
    expect(await browser.signIn({ email: EMAIL })).toMatch(/^[\w-]{43}$/);
  });

  test('links from its mail to the screen of the account site, filled in, and back to the article', async () => {
    await register({ redirect_uri: 'http://ilmessaggero.localhost/articolo/7' }, '127.0.0.1');
    const [mail] = await mails.wait(EMAIL);
    const url = new URL(/^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? '');
    expect(url.origin).toBe('http://ilmessaggero.localhost');
    expect(url.pathname).toBe('/registrazione/attiva');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      email: EMAIL,
      redirect_uri: 'http://ilmessaggero.localhost/articolo/7',
    });
  });

  test('never puts an address of another site into the mail, nor the host of the request', async () => {
    await server.ask({
      url: '/api/registration',
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'evil.example' },
      payload: JSON.stringify({ ...PERSON, redirect_uri: 'https://evil.example/' }),
    });
    const [mail] = await mails.wait(EMAIL);
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
    expect(mail?.text).toContain('https://edicola.ilmessaggero.it/');
  });

  test('does not greet the owner of a mailbox by the name that a stranger typed', async () => {
    await register({ nome: 'vinci su evil.example' });
    const [mail] = await mails.wait(EMAIL);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });

  test.each([
    ['password', { password: 'corta' }, 'Rispetta il formato richiesto per la password'],
    ['password', { password: 'senzacifre-MA' }, 'Rispetta il formato richiesto per la password'],
    ['nome', { nome: '   ' }, 'Richiesto'],
    ['nome', { nome: '\u0000\u200b' }, 'Richiesto'],
  ])('VAL-03 is refused by the form’s own rules: %s', async (campo, wrong, data) => {
    const reply = await register(wrong);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ status: { code: 'ERR_FIELD_NOT_VALID' }, campo, data });
  });

  test.each([
    { email: 'anna' },
    { maggiorenne: false },
    { informativa: false },
    { ruolo: 'admin' },
    { marketing: 'sì' },
  ])('that breaks the contract is refused: %j', async (wrong) => {
    expect((await register(wrong)).statusCode).toBe(400);
    expect(await rowOf(EMAIL)).toBeUndefined();
  });

  test('of an account that is not activated can be repeated, and the latest counts', async () => {
    await register();
    const first = await mails.code(EMAIL);
    await register({ nome: 'Anna Maria', password: 'Ponte-2026!' });
    const second = await mails.code(EMAIL, 2);
    if (first !== second) expect((await activate(first, EMAIL, 'Ponte-2026!')).statusCode).toBe(403);
    expect((await activate(second, EMAIL, 'Ponte-2026!')).statusCode).toBe(200);
    expect(await rowOf(EMAIL)).toMatchObject({ name: 'Anna Maria', status: 'active' });
    await openBrowser(server).signIn({ email: EMAIL }, { password: 'Ponte-2026!' });
  });
});

describe('an address that already has an account', () => {
  test('is answered like one without, with the same number of hashes, and informed by mail', async () => {
    const known = await addAccount(database().orm);
    const hash = vi.spyOn(argon2, 'hash');
    const fresh = await register();
    const hashesOfFresh = hash.mock.calls.length;
    hash.mockClear();
    const reply = await register({ email: known.email });
    expect([reply.statusCode, reply.body]).toEqual([fresh.statusCode, fresh.body]);
    expect(hash.mock.calls.length).toBe(hashesOfFresh);
    expect((await mails.wait(known.email))[0]?.subject).toBe('Hai già un account · Il Messaggero');
    expect(await rowOf(known.email)).toMatchObject({ status: 'active', name: 'Livia' });
  });

  test.each([
    '/api/registration/resend',
    '/api/password/forgot',
    '/api/sso/code',
  ])('is answered by %s like one without', async (url) => {
    const known = await addAccount(database().orm);
    const unknown = await post(url, { email: 'nessuno@esempio.it' });
    const reply = await post(url, { email: known.email });
    expect(reply.statusCode).toBe(200);
    expect([reply.statusCode, reply.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await mails.wait(known.email)).toHaveLength(1);
    expect(mails.to('nessuno@esempio.it')).toEqual([]);
  });

  test.each([
    ['/api/registration/activate', { password: 'Ponte-2025!' }],
    ['/api/password/reset', { password: 'Ponte-2026!' }],
    ['/api/sso/code-login', { redirect_uri: '/' }],
  ])('with a wrong code is answered by %s like one without', async (url, overrides) => {
    const known = await addAccount(database().orm);
    await post('/api/sso/code', { email: known.email });
    await mails.wait(known.email);
    const unknown = await post(url, { email: 'nessuno@esempio.it', codice: '000000', ...overrides });
    const reply = await post(url, { email: known.email, codice: '000000', ...overrides });
    expect([reply.statusCode, reply.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(reply.statusCode).toBeGreaterThanOrEqual(401);
  });
});

describe('ACC-02 an activation code', () => {
  beforeEach(async () => void (await register()));

  test('works once', async () => {
    const code = await mails.code(EMAIL);
    expect((await activate(code)).statusCode).toBe(200);
    expect((await activate(code)).json()).toMatchObject({ status: { code: 'ERR_CODE_NOT_VALID' } });
  });

  test('works once when it is used concurrently', async () => {
    const code = await mails.code(EMAIL);
    const answers = await Promise.all(Array.from({ length: 4 }, () => activate(code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403]);
  });

  test('lasts ten minutes', async () => {
    const code = await mails.code(EMAIL);
    server.setClock('2025-04-03T10:10:00Z');
    expect((await activate(code)).statusCode).toBe(403);
    server.setClock('2025-04-03T10:09:59Z');
    expect((await activate(code)).statusCode).toBe(200);
  });

  test('is invalid after five wrong ones, and a new one can be mailed', async () => {
    const code = await mails.code(EMAIL);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) expect((await activate(wrong)).statusCode).toBe(403);
    expect((await activate(code)).statusCode).toBe(403);
    await post('/api/registration/resend', { email: EMAIL });
    expect((await activate(await mails.code(EMAIL, 2))).statusCode).toBe(200);
  });

  test('activates nothing else, and no other account', async () => {
    const code = await mails.code(EMAIL);
    const other = await addAccount(database().orm, { status: 'pending' });
    expect((await activate(code, other.email)).statusCode).toBe(403);
    const reset = { email: EMAIL, codice: code, password: 'Ponte-2026!' };
    expect((await post('/api/password/reset', reset)).statusCode).toBe(403);
    const login = { email: EMAIL, codice: code, redirect_uri: '/' };
    expect((await post('/api/sso/code-login', login)).statusCode).toBe(401);
  });

  test('is not stored in readable form', async () => {
    const code = await mails.code(EMAIL);
    const [row] = await database().orm.select().from(mailedCodes);
    expect(row?.nonce).toMatch(/^[\w-]{22}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });
});
