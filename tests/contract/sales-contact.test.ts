import { beforeEach, expect, test } from 'vitest';
import { collectMails, type KeptMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails: KeptMails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });

const DESK = 'commerciale@ilmessaggero.it';
const MESSAGE = { oggetto: 'Altri posti', messaggio: 'Vorremmo venti posti in più.\nGrazie' };

let browser: ReaderBrowser;

beforeEach(() => {
  mails.clear();
  browser = openBrowser(server);
});

const write = (message: object = MESSAGE) => browser.post('/api/user/commercial-contact', message);
const statusOf = (reply: { json(): unknown }) => (reply.json() as { status: { code: string } }).status.code;

const COMPANY = { kind: 'company' as const, companyName: 'Officine Castellani srl', name: 'Roberto' };

test('ROL-04 a company can write to its paper’s commercial area, which can reply, and gets a receipt', async () => {
  const company = await addAccount(database().orm, COMPANY);
  await browser.signIn(company);
  expect((await write()).statusCode).toBe(200);
  const [mail] = await mails.wait(DESK);
  expect(mail).toMatchObject({
    replyTo: company.email,
    subject: 'Richiesta commerciale: Altri posti · Il Messaggero',
  });
  expect(mail?.text).toContain('Roberto Prova, Officine Castellani srl');
  expect(mail?.text).toContain('Vorremmo venti posti in più.\n\nGrazie');
  const [receipt] = await mails.wait(company.email);
  expect(receipt?.subject).toBe('Abbiamo ricevuto il tuo messaggio · Il Messaggero');
  expect(receipt?.replyTo).toBeUndefined();
});

test('ROL-04 the holder of a company’s subscription can write too, and no one else', async () => {
  const { orm } = database();
  const member = await addAccount(orm);
  const { holder } = await addSharedPlan(orm, { plan: 'company', members: [member] });
  await browser.signIn(holder);
  expect((await write()).statusCode).toBe(200);
  const family = await addSharedPlan(orm);
  for (const account of [member, family.holder, await addAccount(orm)]) {
    await browser.signIn(account);
    expect(statusOf(await write())).toBe('ERR_FORBIDDEN');
  }
  expect(statusOf(await openBrowser(server).post('/api/user/commercial-contact', MESSAGE))).toBe(
    'ERR_LOGIN_REQUIRED',
  );
});

test('VAL-03 a message must follow the form’s rules', async () => {
  await browser.signIn(await addAccount(database().orm, COMPANY));
  const blank = await write({ ...MESSAGE, messaggio: ' '.repeat(12) });
  expect(blank.json()).toMatchObject({ campo: 'messaggio', data: 'Richiesto' });
  const short = await write({ ...MESSAGE, messaggio: `breve${' '.repeat(12)}` });
  expect(short.json()).toMatchObject({ campo: 'messaggio', data: 'Scrivi almeno 10 caratteri' });
  for (const wrong of [{ messaggio: 'x'.repeat(2001) }, { messaggio: 'breve' }, { oggetto: '' }, { a: 1 }]) {
    expect((await write({ ...MESSAGE, ...wrong })).statusCode, JSON.stringify(wrong).slice(0, 40)).toBe(400);
  }
  expect(mails.to(DESK)).toEqual([]);
});

test('five messages an hour are the limit', async () => {
  await browser.signIn(await addAccount(database().orm, COMPANY));
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await write()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
