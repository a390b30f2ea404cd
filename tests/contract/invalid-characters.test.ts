import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { supportChats, supportTickets } from '#server/base/db/schema/help-schema.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import {
  dataOf,
  OPERATOR,
  type OperatorChat,
  openOperatorChat,
  type View,
} from '#tests/support/operator-chat.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database, {
  environment: { OPERATORS: `${OPERATOR}=Serena`, DEMO: 'off' },
  queue: true,
});

let chat: OperatorChat;

beforeEach(async () => {
  chat = await openOperatorChat(server, database());
  await chat.join();
});

/** Half an emoji, and the null character, which ends a text for the database. */
const ODD = '\ud83d\u0000';
const FAMILY = '👨‍👩‍👧';
const dati = Buffer.from('%PDF-1.7\n%%EOF').toString('base64');

const last = async () => (await chat.messagesNow()).at(-1);
const refused = (campo: string) => ({ status: { code: 'ERR_FIELD_NOT_VALID' }, campo });

describe('HLP-10 characters that cannot be stored are removed', () => {
  test('from messages of the reader and the operator', async () => {
    for (const say of [chat.say, chat.answer]) {
      expect((await say(`Ecco${ODD} ${FAMILY}`)).statusCode).toBe(200);
      expect(await last()).toMatchObject({ testo: `Ecco ${FAMILY}` });
    }
    expect((await chat.answer(`https://esempio.it/${ODD}a`)).statusCode).toBe(200);
    expect((await last())?.dettagli?.url).toBe('https://esempio.it/a');
  });

  test('from file names, which are not cut within a character', async () => {
    const nome = `${'a'.repeat(99)}🙂${ODD}.pdf`;
    const file = { nome, dati };
    const sent = { id: randomUUID(), conversazione: chat.secret, file };
    const back = { id: randomUUID(), file };
    expect((await chat.browser.post('/api/site/chat/file', sent)).statusCode).toBe(200);
    expect((await chat.serena.post(`${chat.desk}/file`, back)).statusCode).toBe(200);
    const names = (await chat.messagesNow()).slice(-2).map(({ testo }) => testo);
    expect(names).toEqual(Array(2).fill(`${'a'.repeat(99)}🙂.pdf`));
  });

  test('from the page’s address and from the rating', async () => {
    expect((await chat.say('Sì', { host: `https://esempio.it/faq${ODD}a` })).statusCode).toBe(200);
    const end = { conversazione: chat.secret, risolto: true, commento: `Bravi${ODD} ${FAMILY}` };
    expect(dataOf<View>(await chat.browser.post('/api/site/chat/fine', end)).stato).toBe('finita');
    const [row] = await database().orm.select().from(supportChats);
    expect(row).toMatchObject({
      opinion: `Bravi ${FAMILY}`,
      page: 'https://esempio.it/faq%EF%BF%BD%00a',
    });
  });
});

test('HLP-02 characters that cannot be stored are removed from a message to customer service', async () => {
  const reply = await chat.browser.post('/api/site/contact', {
    id: randomUUID(),
    argomento: 'altro',
    oggetto: `Carta${ODD}`,
    email: 'anna@posta.it',
    messaggio: `Siamo in tre${ODD} ${FAMILY}`,
    allegato: { nome: `${'a'.repeat(99)}🙂🙂.pdf`, dati },
    'g-recaptcha-response': await solveCaptcha(server, 'contatto'),
  });
  expect(reply.statusCode).toBe(200);
  const [row] = await database().orm.select().from(supportTickets);
  expect(row).toMatchObject({
    subject: 'Carta',
    message: `Siamo in tre ${FAMILY}`,
    attachmentName: `${'a'.repeat(99)}🙂.pdf`,
  });
});

describe('HLP-10 a message of an operator', () => {
  test.each([
    'https://[sito]/faq',
    'https://esempio.it:porta',
  ])('is plain text where it only begins like a link: %s', async (words) => {
    expect((await chat.answer(words)).statusCode).toBe(200);
    expect(await last()).toMatchObject({ tipo: 'text', testo: words, dettagli: null });
  });

  test.each([
    '\u0001\u0002',
    ' \n ',
    '\u200d',
    ODD,
  ])('is refused with a message where it is nothing but %j', async (words) => {
    const before = await chat.messagesNow();
    const reply = await chat.answer(words);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ ...refused('content'), data: 'Scrivi qualcosa.' });
    expect(await chat.messagesNow()).toEqual(before);
  });

  test('is refused where the time of its appointment is invalid', async () => {
    const reply = await chat.answer('Ci sentiamo', { incontro: '2025-12-31T23:59:60Z' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject(refused('incontro'));
  });
});
