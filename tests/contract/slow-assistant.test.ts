import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const model = createServer();
await once(model.listen(0, '127.0.0.1'), 'listening');
const { port } = model.address() as AddressInfo;
afterAll(() => {
  model.closeAllConnections();
  model.close();
});

const server = newsstandApp(testDatabase(), {
  environment: {
    OPERATORS: 'serena@redazione.example=Serena',
    ASSISTANT_MODEL: 'small',
    ASSISTANT_URL: `http://127.0.0.1:${port}/v1`,
  },
});

const answering = (thinking: ServerResponse, content: string) => {
  thinking.setHeader('content-type', 'application/json');
  thinking.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
};

test('HLP-06 a reader who asks for an operator while the model is answering gets no answer of the model any more', async () => {
  const browser = openBrowser(server);
  const conversazione = randomBytes(32).toString('base64url');
  const asked = once(model, 'request') as Promise<[unknown, ServerResponse]>;
  const saying = browser.post('/api/site/chat', {
    id: crypto.randomUUID(),
    conversazione,
    messages: [],
    host: '',
    content: 'Come cambio la carta di credito?',
    'g-recaptcha-response': await solveCaptcha(server, 'chat'),
  });
  const [, thinking] = await asked;
  expect((await browser.post('/api/site/chat/operatore', { conversazione })).statusCode).toBe(200);
  const content = 'Dalla pagina degli abbonamenti.\nFONTI: 1';
  answering(thinking, content);
  const reply = (await saying).json() as {
    data: string;
    conversazione: components['schemas']['Conversazione'];
  };
  expect(reply.data).toBe('');
  expect(reply.conversazione).toMatchObject({ stato: 'attesa', righe: [{ chi: 'user' }] });
});

test('HLP-09 a message that is sent again while the model is answering gets the same answer', async () => {
  const browser = openBrowser(server);
  const turn = {
    id: crypto.randomUUID(),
    conversazione: randomBytes(32).toString('base64url'),
    messages: [],
    host: '',
    content: 'Come cambio la carta di credito?',
    'g-recaptcha-response': await solveCaptcha(server, 'chat'),
  };
  let asked = 0;
  const count = () => {
    asked += 1;
  };
  model.on('request', count);
  const first = once(model, 'request') as Promise<[unknown, ServerResponse]>;
  const saying = browser.post('/api/site/chat', turn);
  const [, thinking] = await first;
  const again = browser.post('/api/site/chat', turn);
  await expect
    .poll(async () => (await browser.get('/api/site/chat', { conversazione: turn.conversazione })).statusCode)
    .toBe(200);
  answering(thinking, 'Dalla pagina degli abbonamenti.\nFONTI: 1');
  for (const reply of [await saying, await again])
    expect((reply.json() as { data: string }).data).toBe('Dalla pagina degli abbonamenti.');
  expect(asked).toBe(1);
  const { conversazione } = (await saying).json() as {
    conversazione: components['schemas']['Conversazione'];
  };
  const ofAssistant = conversazione.righe.find(({ chi }) => chi === 'assistant')?.id;
  const asQuestion = await browser.post('/api/site/chat', { ...turn, id: ofAssistant });
  model.off('request', count);
  expect([asQuestion.statusCode, asked]).toEqual([404, 1]);
});
