// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { openPressOffice } from '#tests/support/press-office.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';
import { openBrowser, postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer, queue: true });
const post = postFrom(server);

beforeEach(mails.clear);

/** Addresses as they are typed, and as they are stored. */
const ADDRESSES = [
  ["Nicolo.D'Amico@foglio.example", "nicolo.d'amico@foglio.example"],
  ['rossi&figli+a=b@foglio.example', 'rossi&figli+a=b@foglio.example'],
  ['bar@Caffè.example', 'bar@xn--caff-8oa.example'],
] as const;

const PASSWORD = 'Ponte-2026!';
const ANNA = {
  nome: 'Anna',
  cognome: 'Riva',
  password: PASSWORD,
  maggiorenne: true,
  informativa: true,
  marketing: false,
  profilazione: false,
  terzi: false,
};

describe.each(ADDRESSES)('VAL-02 the e-mail %s', (typed, kept) => {
  test('registers, activates its account, signs in by password and by code, and resets the password', async () => {
    for (const path of ['/api/registration', '/api/registration/resend']) {
      const said = path.endsWith('resend') ? { email: typed } : { ...ANNA, email: typed };
      expect((await mails.after(kept, () => post(path, said))).statusCode).toBe(200);
    }
    const codice = await mails.code(kept, 2);
    const opening = { email: typed, codice, password: PASSWORD };
    expect((await post('/api/registration/activate', opening)).statusCode).toBe(200);
    const browser = openBrowser(server);
    for (const email of [typed, kept, typed.toUpperCase()]) {
      expect(await browser.signIn({ email }, { password: PASSWORD })).toMatch(/^[\w-]{43}$/);
      const { data } = (await browser.ask({ url: '/api/user/profile' })).json() as { data: object };
      expect(data).toMatchObject({ email: kept });
    }
    mails.clear();
    expect((await post('/api/sso/code', { email: typed })).statusCode).toBe(200);
    const signIn = { email: typed, codice: await mails.code(kept), redirect_uri: '/' };
    expect((await browser.post('/api/sso/code-login', signIn)).statusCode).toBe(200);
    mails.clear();
    expect((await post('/api/password/forgot', { email: typed })).statusCode).toBe(200);
    const reset = { email: typed, codice: await mails.code(kept), password: 'Ponte-2027!' };
    expect((await post('/api/password/reset', reset)).statusCode).toBe(200);
  });

  test('is invited, writes to the desk, is a PEC, and gets the press review', async () => {
    const { orm } = database();
    const plan = await addSharedPlan(orm);
    const holder = openBrowser(server);
    await holder.signIn(plan.holder);
    const members = `/api/user/subscriptions/${plan.id}/members`;
    expect((await holder.post(members, { nome: 'Anna', email: typed })).statusCode).toBe(200);
    expect((await holder.post(members, { nome: 'Anna', email: kept })).json()).toMatchObject({
      status: { code: 'ERR_ALREADY_INVITED' },
    });
    const ticket = {
      id: randomUUID(),
      argomento: 'abbonamento',
      oggetto: 'Carta nuova',
      email: typed,
      messaggio: 'Ho cambiato banca. Che cosa devo fare?',
    };
    expect((await openBrowser(server).post('/api/site/contact', ticket)).json()).toMatchObject({
      data: { email: kept },
    });
    const company = openBrowser(server);
    await company.signIn(await addAccount(orm, { kind: 'company', companyName: 'Alfa srl' }));
    const saved = await company.post('/api/user/profile/invoicing', { ...INVOICED, pec: typed });
    expect(saved.json(), saved.body).toMatchObject({
      data: { campi: { pec: kept, partita_iva: '00743110157', sdi: '0000000', provincia: 'OT' } },
    });
    const office = await openPressOffice(server, orm);
    const recipients = [typed, kept].map((email) => ({ email, name: '', groups: [] }));
    await office.write('destinatari/aggiungi', { recipients });
    expect(await office.read('destinatari')).toMatchObject({ destinatari: [{ email: kept }] });
  });
});

const INVOICED = {
  fattura: true,
  destinatario: 'Alfa srl',
  partita_iva: 'IT 007.4311 0157',
  sdi: '0000000',
  indirizzo: 'Località Casale s.n.',
  citta: 'Olbia',
  cap: '07026',
  provincia: 'OT',
  paese: 'IT',
};

test.each([
  'd’amico@foglio.example',
  'a..b@foglio.example',
  'a@foglio',
])('VAL-02 %s is refused in every form', async (email) => {
  const replies = await Promise.all([
    post('/api/registration', { ...ANNA, email }),
    post('/api/registration/resend', { email }),
    post('/api/sso/code', { email }),
    post('/api/sso/code-login', { email, codice: '123456', redirect_uri: '/' }),
    post('/api/registration/activate', { email, codice: '123456', password: PASSWORD }),
    post('/api/password/forgot', { email }),
    post('/api/password/reset', { email, codice: '123456', password: PASSWORD }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 400));
});

test('VAL-02 an account whose address is longer than a new one may be signs in in every way, and no such account can be opened', async () => {
  const email = `${'a'.repeat(70)}@foglio.example`;
  expect((await post('/api/registration', { ...ANNA, email })).statusCode).toBe(400);
  const account = await addAccount(database().orm, { email });
  const browser = openBrowser(server);
  expect(await browser.signIn(account)).toMatch(/^[\w-]{43}$/);
  expect((await post('/api/sso/code', { email })).statusCode).toBe(200);
  const signIn = { email, codice: await mails.code(email), redirect_uri: '/' };
  expect((await browser.post('/api/sso/code-login', signIn)).statusCode).toBe(200);
  mails.clear();
  expect((await post('/api/password/forgot', { email })).statusCode).toBe(200);
  const reset = { email, codice: await mails.code(email), password: 'Ponte-2027!' };
  expect((await post('/api/password/reset', reset)).statusCode).toBe(200);
});
