import { beforeEach, describe, expect, test } from 'vitest';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser, postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const post = postFrom(server);

const SENTENCE = 'Troppo facile da indovinare: evita parole comuni, il tuo nome e la tua e-mail';
const GOOD = 'Traghetto-2026!';
const NAMED = { name: 'Livia', surname: 'Montanari', email: 'livia.montanari@posta.it' };
/** Easily guessed passwords: a common one, and two made of the reader's name or e-mail. */
const EASY = ['Password1!', 'Montanari1985!', 'Livia.Montanari1'];

let reader: Account;
beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm, NAMED);
});

type Reply = { statusCode: number; json(): unknown };

const expectRefused = (reply: Reply, field: string) => {
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    status: { code: 'ERR_FIELD_NOT_VALID' },
    campo: field,
    data: SENTENCE,
  });
};

describe('VAL-01 an easily guessed password is refused', () => {
  const person = {
    email: 'anna.montanari@posta.it',
    nome: 'Anna',
    cognome: 'Montanari',
    maggiorenne: true,
    informativa: true,
    marketing: false,
    profilazione: false,
    terzi: false,
  };

  test('at the registration, however often it is tried; a better one is accepted afterwards', async () => {
    for (const password of [
      'Password1!',
      'Montanari1985!',
      'Anna.Montanari1',
      'Messaggero2025!',
      ...EASY.slice(0, 2),
    ])
      expectRefused(await post('/api/registration', { ...person, password }), 'password');
    expect((await post('/api/registration', { ...person, password: GOOD })).statusCode).toBe(200);
    expect(await mails.wait(person.email)).toHaveLength(1);
  });

  test('with a mailed code, which stays valid; without the right code the reply does not reveal the reader’s name', async () => {
    const reset = (codice: string, password: string) =>
      post('/api/password/reset', { email: reader.email, codice, password });
    await post('/api/password/forgot', { email: reader.email });
    const code = await mails.code(reader.email);
    const wrong = code === '111111' ? '222222' : '111111';
    for (const password of [...EASY, ...EASY]) expectRefused(await reset(code, password), 'password');
    expectRefused(await reset(wrong, 'Password1!'), 'password');
    const other = await addAccount(database().orm, { name: 'Zaccaria', email: 'altro@posta.it' });
    const guess = { email: other.email, codice: wrong, password: 'Zaccaria-1985!' };
    expect((await post('/api/password/reset', guess)).statusCode).toBe(403);
    expect((await reset(code, GOOD)).statusCode).toBe(200);
  });

  test('in place of the current password', async () => {
    const browser = openBrowser(server);
    await browser.signIn(reader);
    const change = (nuova: string) => browser.post('/api/user/password', { attuale: PASSWORD, nuova });
    for (const password of [...EASY, ...EASY]) expectRefused(await change(password), 'nuova');
    expect((await change(GOOD)).statusCode).toBe(200);
  });
});

test('VAL-01 passwords that are checked concurrently are all checked', async () => {
  const reset = { email: 'nessuno@posta.it', codice: '111111' };
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, one) =>
      post('/api/password/reset', { ...reset, password: one % 2 ? 'Password1!' : GOOD }, `192.0.2.${one}`),
    ),
  );
  expect(all.map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 40 }, (_, one) => (one % 2 ? 400 : 403)),
  );
});
