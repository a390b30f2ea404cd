import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { dataOf, OPERATOR, type OperatorChat, openOperatorChat } from '#tests/support/operator-chat.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database, { environment: { OPERATORS: `${OPERATOR}=Serena`, DEMO: 'off' } });

let chat: OperatorChat;

beforeEach(async () => {
  chat = await openOperatorChat(server, database());
});

describe.each([
  ['by day', '2025-04-03T10:00:00Z', 'ti passo', 'modulo'],
  ['at night', '2025-04-03T20:30:00Z', 'ti porto al modulo, con quello che hai scritto', 'ti passo'],
])('HLP-04 %s the assistant points to the service that is open', (_when, at, said, unsaid) => {
  test.each([
    'Vorrei parlare con una persona',
    'Qual è la ricetta della carbonara?',
  ])('“%s”', async (turn) => {
    server.setClock(at);
    const reply = dataOf<string>(
      await chat.browser.post('/api/site/chat', {
        id: randomUUID(),
        conversazione: randomBytes(32).toString('base64url'),
        content: turn,
        messages: [],
        host: '',
        'g-recaptcha-response': await solveCaptcha(server, 'chat'),
      }),
    );
    expect(reply).toContain(said);
    expect(reply).not.toContain(unsaid);
  });
});

test('HLP-06 a closed conversation shows a sentence to both sides', async () => {
  await chat.join();
  await chat.browser.post('/api/site/chat/fine', { conversazione: chat.secret, risolto: null });
  for (const messages of [await chat.messagesNow(), await chat.messagesAtDesk()])
    expect(messages.at(-1)).toMatchObject({ chi: 'system', testo: 'La conversazione è stata chiusa.' });
});
