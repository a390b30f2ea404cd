// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import { supportFiles, supportLines } from '#server/base/db/schema/help-schema.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import {
  codeOf,
  dataOf,
  OPERATOR,
  type OperatorChat,
  type OperatorView,
  openOperatorChat,
  type View,
} from '#tests/support/operator-chat.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database, { environment: { OPERATORS: `${OPERATOR}=Serena`, DEMO: 'off' } });

const NOON = '2025-04-03T10:00:00Z';

let chat: OperatorChat;

beforeEach(async () => {
  server.setClock(NOON);
  chat = await openOperatorChat(server, database());
  await chat.join();
});

const idOf = (content: string, messages: View['righe']) =>
  messages.find(({ testo }) => testo === content)?.id ?? '';

describe('HLP-10 a message is taken back', () => {
  const IBAN = 'Il mio IBAN è IT60X0542811101000000123456';

  const retract = (riga: string, conversazione = chat.secret) =>
    chat.browser.post('/api/site/chat/ritira', { conversazione, riga });
  const retractAtDesk = (riga: string, by = chat.serena) => by.post(`${chat.desk}/ritira`, { riga });

  test('by the reader: its text is deleted everywhere, and both sides see that there was a message', async () => {
    await chat.say(IBAN);
    const id = idOf(IBAN, await chat.messagesNow());
    const { righe } = dataOf<View>(await retract(id));
    expect(righe.at(-1)).toMatchObject({ id, chi: 'user', testo: '', dettagli: null, ritirata: true });
    expect(await chat.messagesAtDesk()).toEqual(righe);
    expect(dataOf<OperatorView>(await chat.serena.get(chat.desk)).breve.ultima).not.toBe('');
    expect(JSON.stringify(await database().orm.select().from(supportLines))).not.toContain('IT60');
    expect((await retract(id)).statusCode).toBe(200);
  });

  test('with its file, which is no longer served', async () => {
    const file = { nome: 'busta.pdf', dati: Buffer.from('%PDF-1.7').toString('base64') };
    const id = crypto.randomUUID();
    const send = () => chat.browser.post('/api/site/chat/file', { id, conversazione: chat.secret, file });
    await send();
    expect((await retract(id)).statusCode).toBe(200);
    expect(
      (await chat.browser.get(`/api/site/chat/file/${id}`, { conversazione: chat.secret })).statusCode,
    ).toBe(404);
    await send();
    const rows = await database().orm.select().from(supportFiles);
    expect(rows.filter((row) => row.id === id)).toEqual([]);
    expect((await chat.messagesNow()).at(-1)).toMatchObject({ id, tipo: 'text', testo: '', ritirata: true });
  });

  test('by the operator, who cannot take back the reader’s message, nor the reader the operator’s', async () => {
    await chat.answer('Risposta sbagliata');
    const own = idOf('Risposta sbagliata', await chat.messagesNow());
    expect((await retract(own)).statusCode).toBe(404);
    const [question] = await chat.messagesNow();
    expect((await retractAtDesk(question?.id ?? '')).statusCode).toBe(404);
    expect((await retractAtDesk(own)).statusCode).toBe(200);
    expect((await chat.messagesNow()).at(-1)).toMatchObject({ id: own, testo: '', ritirata: true });
  });

  test('within fifteen minutes, and not a second later', async () => {
    await chat.say(IBAN);
    await chat.answer('Ricevuto');
    const messages = await chat.messagesNow();
    server.setClock('2025-04-03T10:15:00Z');
    for (const late of [await retract(idOf(IBAN, messages)), await retractAtDesk(idOf('Ricevuto', messages))])
      expect([late.statusCode, codeOf(late)]).toEqual([403, 'ERR_FORBIDDEN']);
    expect(await chat.messagesNow()).toEqual(messages);
    server.setClock('2025-04-03T10:14:59Z');
    expect((await retract(idOf(IBAN, messages))).statusCode).toBe(200);
  });

  test('only by its author: not with the secret of another conversation, nor by a non-operator or an operator outside it', async () => {
    await chat.say(IBAN);
    await chat.answer('Ricevuto');
    const messages = await chat.messagesNow();
    const other = await chat.begin();
    await other.join();
    expect((await retract(idOf(IBAN, messages), other.secret)).statusCode).toBe(404);
    expect((await retract(idOf(IBAN, messages), 'A'.repeat(43))).statusCode).toBe(404);
    const stranger = openBrowser(server);
    expect((await retractAtDesk(idOf('Ricevuto', messages), stranger)).statusCode).toBe(401);
    await stranger.signIn(await addAccount(database().orm));
    expect((await retractAtDesk(idOf('Ricevuto', messages), stranger)).statusCode).toBe(403);
    expect(await chat.messagesNow()).toEqual(messages);
  });

  test('only where an operator has joined', async () => {
    const waiting = await chat.begin();
    const [question] = await waiting.messagesNow();
    expect((await retract(question?.id ?? '', waiting.secret)).statusCode).toBe(404);
    await waiting.join();
    expect((await retract(question?.id ?? '', waiting.secret)).statusCode).toBe(200);
  });
});

describe('HLP-10 a message is answered', () => {
  const messageOf = async (content: string) =>
    (await chat.messagesNow()).find(({ testo }) => testo === content);

  test('by the operator and by the reader, and each sees what the other answers', async () => {
    const [question] = await chat.messagesNow();
    await chat.answer('Dal profilo', { risposta_a: question?.id });
    const answer = await messageOf('Dal profilo');
    expect(answer).toMatchObject({ chi: 'operator', risposta_a: question?.id });
    await chat.say('Grazie', { risposta_a: answer?.id });
    expect((await chat.messagesAtDesk()).at(-1)).toMatchObject({ testo: 'Grazie', risposta_a: answer?.id });
    expect(question).toMatchObject({ risposta_a: null });
  });

  test('only where it is a person’s message in the same conversation', async () => {
    const other = await chat.begin();
    const foreign = (await other.messagesNow())[0]?.id;
    const joined = (await chat.messagesNow()).find(({ chi }) => chi === 'system')?.id;
    const before = await chat.messagesNow();
    for (const risposta_a of [foreign, joined, crypto.randomUUID()]) {
      for (const reply of [
        await chat.say('Ecco', { risposta_a }),
        await chat.answer('Ecco', { risposta_a }),
      ]) {
        expect(reply.statusCode).toBe(400);
        expect(reply.json()).toMatchObject({ status: { code: 'ERR_FIELD_NOT_VALID' }, campo: 'risposta_a' });
      }
    }
    expect(await chat.messagesNow()).toEqual(before);
  });

  test('and the answer still refers to it when it is taken back; an answer that is taken back refers to nothing', async () => {
    await chat.say('La mia password è rosa');
    const id = (await messageOf('La mia password è rosa'))?.id ?? '';
    await chat.answer('Non mandarla a nessuno', { risposta_a: id });
    const retract = (riga: string) =>
      chat.browser.post('/api/site/chat/ritira', { conversazione: chat.secret, riga });
    await retract(id);
    expect(await messageOf('Non mandarla a nessuno')).toMatchObject({ risposta_a: id });
    expect(JSON.stringify(await chat.messagesAtDesk())).not.toContain('rosa');
    await chat.say('Ritirata', { risposta_a: id });
    await retract((await messageOf('Ritirata'))?.id ?? '');
    expect((await chat.messagesNow()).at(-1)).toMatchObject({ ritirata: true, risposta_a: null });
  });
});
