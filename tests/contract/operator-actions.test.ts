// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import type { Orm } from '#server/base/db/connect.ts';
import { DONE, failure } from '#server/base/result.ts';
import { findChatById } from '#server/help/db/support-chats.ts';
import { endChat } from '#server/help/support-chat/end-chat.ts';
import { sendFile } from '#server/help/support-chat/files/send-file.ts';
import { answerChat, joinChat, markOperatorChat } from '#server/help/support-chat/operator-actions.ts';
import { toOperatorText } from '#server/help/support-chat/operator-text.ts';
import type { OperatorContext } from '#server/help/support-chat/operators.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { OPERATOR, type OperatorChat, openOperatorChat } from '#tests/support/operator-chat.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database, { environment: { OPERATORS: `${OPERATOR}=Serena`, DEMO: 'off' } });
const now = new Date('2025-04-03T10:00:00Z');

let chat: OperatorChat;
let chatId: string;
let serena: OperatorContext;
let ugo: OperatorContext;

beforeEach(async () => {
  const { orm } = database();
  chat = await openOperatorChat(server, database());
  await chat.join();
  chatId = chat.desk.split('/').at(-1) ?? '';
  const { operatorId } = (await findChatById(orm, chatId)) ?? {};
  serena = { orm, now, id: operatorId ?? '', name: 'Serena' };
  ugo = { orm, now, id: (await addAccount(orm)).id, name: 'Ugo' };
});

/** A database in which something happens right before the next write begins. */
function just(before: () => Promise<unknown>): Orm {
  const { orm } = database();
  return new Proxy(orm, {
    get(target, key, receiver) {
      if (key !== 'transaction') return Reflect.get(target, key, receiver);
      return async (work: Parameters<Orm['transaction']>[0]) => {
        await before();
        return await target.transaction(work);
      };
    },
  });
}

const readerEnds = async () => {
  const { orm } = database();
  const there = await findChatById(orm, chatId);
  if (there) await endChat({ orm, now }, there, { solved: true, opinion: null });
};
const ugoTakesOver = () => joinChat(ugo, chatId, { takeOver: true });

const turn = { id: crypto.randomUUID(), words: toOperatorText('Eccomi', null), quoted: null };
const file = { name: 'a.pdf', type: 'application/pdf' as const, bytes: Buffer.from('%PDF-') };
const said = async () => (await chat.messagesNow()).map(({ testo }) => testo);

describe('HLP-06 an operator’s action in a conversation', () => {
  test.each([
    ['its reader has just ended it', readerEnds, 'chat-ended'],
    ['a colleague has just taken it over', ugoTakesOver, 'chat-taken'],
  ] as const)('is not carried out if %s', async (_what, happens, reason) => {
    const operator = { ...serena, orm: just(happens) };
    expect(await answerChat(operator, chatId, turn)).toEqual(failure(reason));
    expect(await said()).not.toContain('Eccomi');
  });

  test('does not close the conversation of a colleague who has just taken it over', async () => {
    const operator = { ...serena, orm: just(ugoTakesOver) };
    expect(await markOperatorChat(operator, chatId, 'close')).toEqual(failure('chat-taken'));
    expect(await findChatById(database().orm, chatId)).toMatchObject({
      state: 'operator',
      operatorId: ugo.id,
    });
  });

  test('sends no file where a colleague has just taken over; the reader still can', async () => {
    const means = { orm: just(ugoTakesOver), now };
    const id = crypto.randomUUID();
    expect(await sendFile(means, chatId, { id, operator: serena, file })).toEqual(failure('chat-taken'));
    expect(await said()).not.toContain('a.pdf');
    expect(await sendFile(means, chatId, { id, operator: null, file })).toEqual(DONE);
  });
});

describe('HLP-10 an answer of the FAQ', () => {
  test('is forwarded as it reads there, and marked as such', async () => {
    const reply = await chat.answer('Come cambio la carta con cui pago?', { inoltra: 'cambiare-carta' });
    expect(reply.statusCode).toBe(200);
    const message = (await chat.messagesNow()).at(-1);
    expect(message).toMatchObject({
      chi: 'operator',
      tipo: 'text',
      dettagli: { inoltrata: true, azione: { percorso: '/user/subscriptions/payment' } },
    });
    expect(message?.dettagli?.html).toContain('premi «Aggiorna»');
    expect(message?.testo).not.toContain('<');
  });

  test('that the paper does not have is not forwarded', async () => {
    const reply = await chat.answer('Ecco', { inoltra: 'nessuna' });
    expect([reply.statusCode, (reply.json() as { campo: string }).campo]).toEqual([400, 'inoltra']);
    expect(await said()).not.toContain('Ecco');
  });
});
