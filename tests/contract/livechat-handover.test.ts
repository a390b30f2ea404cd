// @module-tag postgres
import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { codeOf, dataOf, type View } from '#tests/support/operator-chat.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { testDatabase } from '#tests/support/test-database.ts';

type HandedOver = components['schemas']['RispostaPassaggio']['data'];

const server = newsstandApp(testDatabase(), { environment: { LIVECHAT_LICENSE: '1234567' } });

let browser: ReaderBrowser;
let conversazione: string;

beforeEach(async () => {
  browser = openBrowser(server);
  conversazione = randomBytes(32).toString('base64url');
  await browser.post('/api/site/chat', {
    id: crypto.randomUUID(),
    conversazione,
    content: 'Come cambio la carta?',
    messages: [],
    host: '',
    'g-recaptcha-response': await solveCaptcha(server, 'chat'),
  });
});

const askPerson = () => browser.post('/api/site/chat/operatore', { conversazione });
const told = async () => dataOf<HandedOver>(await askPerson());
const systemLines = async () =>
  dataOf<View>(await browser.get('/api/site/chat', { conversazione })).righe.filter(
    ({ chi }) => chi === 'system',
  );

describe('HLP-11 a conversation that continues in a third-party live chat', () => {
  test('is handed over once, and its new address is repeated for an hour', async () => {
    const first = await told();
    expect(first).toMatchObject({
      conversazione: { stato: 'finita' },
      altrove: { fornitore: 'livechat', licenza: '1234567', nome: null },
    });
    expect(first.altrove?.trascrizione).toContain('Utente Anonimo: Come cambio la carta?');
    server.setClock('2025-04-03T11:00:00Z');
    expect(await told()).toEqual(first);
    expect(await systemLines()).toHaveLength(1);
    server.setClock('2025-04-03T11:00:01Z');
    expect(codeOf(await askPerson())).toBe('ERR_CHAT_ENDED');
  });

  test('is handed over once even if that is requested twice at the same time', async () => {
    const both = await Promise.all([told(), told()]);
    expect(both.map(({ altrove }) => altrove?.licenza)).toEqual(['1234567', '1234567']);
    expect(await systemLines()).toHaveLength(1);
  });

  test('is not handed over once its reader has ended it', async () => {
    await browser.post('/api/site/chat/fine', { conversazione, risolto: true });
    expect(codeOf(await askPerson())).toBe('ERR_CHAT_ENDED');
  });
});
