import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeReader } from '#server/accounts/db/personal-rows.ts';
import { supportTickets } from '#server/base/db/schema/help-schema.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { manyStrangers } from '#tests/support/many-strangers.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { addSharedPlan } from '#tests/support/shared-plan.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer, queue: true });

const URL = '/api/site/contact';
const READER = 'giulia.ferrante@posta.it';
const DESK = 'assistenza@ilmessaggero.it';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

let browser: ReaderBrowser;

beforeEach(() => {
  mails.clear();
  browser = openBrowser(server);
});

const written = (overrides: object = {}) => ({
  id: randomUUID(),
  argomento: 'abbonamento',
  oggetto: 'Carta nuova',
  email: READER,
  messaggio: 'Ho cambiato banca.\nChe cosa devo fare?',
  ...overrides,
});

type Reply = { statusCode: number; json(): unknown };

const proven = async (overrides: object = {}, from = browser) =>
  from.post(URL, written({ 'g-recaptcha-response': await solveCaptcha(server, 'contatto'), ...overrides }));

const told = (reply: Reply) => {
  const { status, data, campo } = reply.json() as {
    status: { code: string };
    data?: unknown;
    campo?: string;
  };
  return { status: reply.statusCode, code: status.code, ...(campo && { campo }), data };
};

const rows = () => database().orm.select().from(supportTickets);

describe('HLP-02 a message to customer service', () => {
  test('gets a number and goes to its desk, and its writer gets a receipt', {
    tags: 'postgres',
  }, async () => {
    const reply = await proven();
    expect(told(reply)).toEqual({ status: 200, code: 'OK', data: { ticket: 'MG-000001', email: READER } });
    const [mail] = await mails.wait(DESK);
    expect(mail).toMatchObject({
      replyTo: READER,
      subject: '[MG-000001] Abbonamento: Carta nuova',
    });
    for (const said of [
      'Utente Anonimo',
      READER,
      'Il Messaggero',
      'Ho cambiato banca.',
      'non ha fatto l’accesso',
    ])
      expect(mail?.text).toContain(said);
    const [receipt] = await mails.wait(READER);
    expect(receipt?.subject).toBe('Abbiamo ricevuto il tuo messaggio MG-000001 · Il Messaggero');
    for (const said of ['MG-000001', '06 5550 0142', 'dal lunedì al venerdì dalle 9 alle 21'])
      expect(receipt?.text).toContain(said);
    for (const stranger of ['Carta nuova', 'Che cosa devo fare?'])
      expect(`${receipt?.subject} ${receipt?.text}`).not.toContain(stranger);
    expect(receipt?.text).toContain('aperto fino alle 21');
    expect(receipt?.replyTo).toBeUndefined();
    // The times are written once each mail has left.
    const left = async () => (await rows()).map(({ mailedAt, receiptAt }) => [mailedAt, receiptAt]);
    await expect.poll(left).toEqual([[expect.any(Date), expect.any(Date)]]);
  });

  test('is stored once, however often it is sent', { tags: 'postgres' }, async () => {
    const body = written({ 'g-recaptcha-response': await solveCaptcha(server, 'contatto') });
    const replies = [await browser.post(URL, body), await browser.post(URL, body)];
    expect(replies.map((reply) => told(reply).data)).toEqual([
      { ticket: 'MG-000001', email: READER },
      { ticket: 'MG-000001', email: READER },
    ]);
    expect(await rows()).toHaveLength(1);
    const next = await proven();
    expect(told(next).data).toMatchObject({ ticket: 'MG-000002' });
    await mails.wait(DESK, 2);
    expect(mails.to(DESK)).toHaveLength(2);
  });

  test('is not shown to another client that has its id', async () => {
    const body = written();
    await browser.post(URL, body);
    const other = openBrowser(server);
    await other.signIn(await addAccount(database().orm));
    expect(told(await other.post(URL, body))).toMatchObject({ status: 403, code: 'ERR_FORBIDDEN' });
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ['pagamenti', 'amministrazione@ilmessaggero.it'],
    ['privacy', 'privacy@ilmessaggero.it'],
    ['account', 'assistenza-tecnica@ilmessaggero.it'],
    ['app', 'assistenza-tecnica@ilmessaggero.it'],
    ['accessibilita', DESK],
    ['altro', DESK],
  ])('about %s goes to %s', async (argomento, desk) => {
    await proven({ argomento });
    expect(await mails.wait(desk)).toHaveLength(1);
  });

  test('of a signed-in reader is sent from the account’s address, with name and subscription', async () => {
    const account = await addAccount(database().orm, {
      subscriptions: [
        { product: 'digital', endsOn: '2025-05-01' },
        { product: 'online', endsOn: '2025-03-20' },
      ],
    });
    await browser.signIn(account);
    const reply = await proven({ email: 'altro@posta.it' });
    expect(told(reply).data).toEqual({ ticket: 'MG-000001', email: account.email });
    const [mail] = await mails.wait(DESK);
    expect(mail?.replyTo).toBe(account.email);
    expect(mail?.text).toContain(`Livia Prova (${account.email})`);
    expect(mail?.text).toContain('digital (personale): attivo, fino a giovedì 1 maggio 2025');
    expect(mail?.text).toContain('online (personale): abbonamento scaduto, fino a giovedì 20 marzo 2025');
    const [receipt] = await mails.wait(account.email);
    expect(receipt?.text).toContain('Che cosa devo fare?');
    expect(mails.to('altro@posta.it')).toEqual([]);
  });

  test('to the commercial area is only for companies', async () => {
    const { orm } = database();
    const member = await addAccount(orm);
    const { holder } = await addSharedPlan(orm, { plan: 'company', members: [member] });
    const company = await addAccount(orm, { kind: 'company', companyName: 'Officine Castellani srl' });
    for (const account of [holder, company]) {
      await browser.signIn(account);
      expect((await proven({ argomento: 'commerciale' })).statusCode).toBe(200);
    }
    expect(await mails.wait('commerciale@ilmessaggero.it', 2)).toHaveLength(2);
    await browser.signIn(member);
    for (const who of [browser, openBrowser(server)])
      expect(told(await proven({ argomento: 'commerciale' }, who))).toMatchObject({ code: 'ERR_FORBIDDEN' });
    expect(await rows()).toHaveLength(2);
  });

  test('is treated as plain text in the mails', async () => {
    const evil = '<img src=x onerror=alert(1)> & «ciao»';
    const account = await addAccount(database().orm);
    await browser.signIn(account);
    await proven({ oggetto: `${evil}\r\nBcc: tutti@posta.it`, messaggio: evil });
    for (const address of [DESK, account.email]) {
      const [mail] = await mails.wait(address);
      expect(mail?.html).not.toContain('<img');
      expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; «ciao»');
      expect(mail?.text).toContain(evil);
      expect(mail?.subject).not.toMatch(/[\r\n]/);
    }
  });

  test('is deleted with its writer’s account', { tags: 'postgres' }, async () => {
    const account = await addAccount(database().orm);
    await browser.signIn(account);
    await proven();
    await database().orm.transaction((tx) => removeReader(tx, account));
    expect(await rows()).toEqual([]);
  });
});

describe('VAL-03, HLP-02 a message must follow the form’s rules', () => {
  test.each([
    [{ oggetto: '  ' }, 'oggetto', 'Richiesto'],
    [{ messaggio: `breve${' '.repeat(12)}` }, 'messaggio', 'Scrivi almeno 10 caratteri'],
    [{ email: '' }, 'email', 'Richiesto'],
    [{ email: 'nessuno' }, 'email', 'Inserire email valida'],
  ])('%j', async (wrong, campo, sentence) => {
    expect(told(await proven(wrong))).toEqual({
      status: 400,
      code: 'ERR_FIELD_NOT_VALID',
      campo,
      data: sentence,
    });
  });

  test.each([
    { oggetto: 'x'.repeat(121) },
    { messaggio: 'x'.repeat(2001) },
    { argomento: 'meteo' },
    { id: '1' },
    { sconosciuto: true },
  ])('%.40j', async (wrong) => {
    expect((await proven(wrong)).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

describe('HLP-02 the captcha of the form', () => {
  test('is accepted once, for its action, and for some minutes', async () => {
    const token = await solveCaptcha(server, 'contatto');
    const send = (gettone: string) => browser.post(URL, written({ 'g-recaptcha-response': gettone }));
    expect((await send(token)).statusCode).toBe(200);
    const ofChat = await solveCaptcha(server, 'chat');
    for (const wrong of [token, ofChat, 'non è un gettone'])
      expect(told(await send(wrong))).toMatchObject({ status: 403, code: 'ERR_CAPTCHA_NOT_VALID' });
    const late = await solveCaptcha(server, 'contatto');
    server.setClock('2025-04-03T10:06:00Z');
    expect(told(await send(late))).toMatchObject({ code: 'ERR_CAPTCHA_NOT_VALID' });
    expect(await rows()).toHaveLength(1);
  });

  test('may be missing three times an hour from one address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1)
      statuses.push((await browser.post(URL, written({ email: `a${sent}@posta.it` }))).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await proven()).statusCode).toBe(200);
  });
});

test('HLP-02 five messages an hour are accepted with one e-mail from one network', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await proven()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('HLP-02 misuse of an e-mail does not stop its owner from writing: beyond twenty messages proof of work is required', {
  tags: 'postgres',
}, async () => {
  const { network, ask, askWorking } = manyStrangers(server);
  for (let sent = 0; sent < 20; sent += 1)
    expect((await ask(URL, written(), network(Math.floor(sent / 3)))).status).toBe(200);
  const told = [
    await askWorking(URL, written(), '203.0.113.5'),
    await askWorking(URL, written(), '203.0.113.6'),
  ];
  expect(told.map(({ status, times }) => [status, times])).toEqual([
    [200, 1],
    [200, 2],
  ]);
  const token = await solveCaptcha(server, 'contatto');
  const ofReader = await askWorking(URL, written({ 'g-recaptcha-response': token }), '203.0.113.7');
  expect([ofReader.status, ofReader.times]).toEqual([200, 3]);
  expect((await ask(URL, written({ email: 'altra@posta.it' }), '203.0.113.5')).status).toBe(200);
});

describe('HLP-02 an attachment', () => {
  const attached = (dati: Buffer, nome = 'foto.png') =>
    proven({ allegato: { nome, dati: dati.toString('base64') } });

  test('goes only to the desk, and is not stored elsewhere', { tags: 'postgres' }, async () => {
    expect((await attached(PNG, '..\\carta d’identità.png')).statusCode).toBe(200);
    const [mail] = await mails.wait(DESK);
    expect(mail?.attachments?.map(({ name, type }) => [name, type])).toEqual([
      ['carta d’identità.png', 'image/png'],
    ]);
    expect(Buffer.from(mail?.attachments?.[0]?.bytes ?? []).equals(PNG)).toBe(true);
    const [receipt] = await mails.wait(READER);
    expect(receipt?.attachments).toBeUndefined();
    const [row] = await rows();
    expect([row?.attachmentName, row?.attachment]).toEqual(['carta d’identità.png', null]);
  });

  test('is recognised by its first bytes, whatever its name', async () => {
    await attached(Buffer.from('%PDF-1.7 …'), 'ricevuta.exe');
    const [mail] = await mails.wait(DESK);
    expect(mail?.attachments).toMatchObject([{ name: 'ricevuta.exe.pdf', type: 'application/pdf' }]);
  });

  test.each([
    'MZ\x90\0',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<html>',
    '',
  ])('that begins %j is refused', async (text) => {
    expect(told(await attached(Buffer.from(text, 'latin1')))).toMatchObject({
      status: 400,
      campo: 'allegato',
      data: 'Si possono allegare immagini (PNG, JPEG, GIF, WebP, HEIC) e PDF.',
    });
    expect(await rows()).toEqual([]);
  });

  test('may have 5 MB, and not one byte more', async () => {
    const sized = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]);
    expect((await attached(sized(5_000_000))).statusCode).toBe(200);
    for (const bytes of [5_000_001, 6_000_000])
      expect(told(await attached(sized(bytes)))).toMatchObject({ status: 413, code: 'ERR_TOO_LARGE' });
    const elsewhere = await browser.post('/api/site/tracking', {
      url_articolo: 'x'.repeat(300_000),
      evento: 'click',
    });
    expect(elsewhere.statusCode).toBe(413);
  });
});
