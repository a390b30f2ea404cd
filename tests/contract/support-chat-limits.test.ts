import { randomBytes, randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '#server/base/db/schema/sign-in-schema.ts';
import { countMessage } from '#server/help/support-chat/chat-limits.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { codeOf, OPERATOR, openOperatorChat } from '#tests/support/operator-chat.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { solveCaptcha } from '#tests/support/solve-captcha.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database, { environment: { OPERATORS: `${OPERATOR}=Serena`, DEMO: 'off' } });

const sayFrom = (browser: ReaderBrowser, token?: string) =>
  browser.post('/api/site/chat', {
    id: randomUUID(),
    conversazione: randomBytes(32).toString('base64url'),
    content: 'Come cambio la carta?',
    messages: [],
    host: '',
    ...(token !== undefined && { 'g-recaptcha-response': token }),
  });

const JUNK = ['eyJ9', undefined];
const MOST_JUNK = 120;

/** Sets each counter of this kind to this number of points. */
const counted = (kind: string, points: number) =>
  database()
    .orm.update(rateLimits)
    .set({ points })
    .where(like(rateLimits.key, `chat-${kind}:%`));

async function sendJunk(browser: ReaderBrowser) {
  for (const token of JUNK) await sayFrom(browser, token);
  await counted('junk', MOST_JUNK);
}

describe('HLP-08 a message without a captcha', () => {
  test('is refused when there are too many, and one with a captcha from the same address is still accepted', async () => {
    const browser = openBrowser(server);
    await sendJunk(browser);
    for (const token of JUNK) expect((await sayFrom(browser, token)).statusCode).toBe(429);
    expect((await sayFrom(browser, await solveCaptcha(server, 'chat'))).statusCode).toBe(200);
  });

  test('does not stop the reader from writing to an operator, with text or with files', async () => {
    const chat = await openOperatorChat(server, database());
    await chat.join();
    await sendJunk(chat.browser);
    expect((await chat.say('Sì')).statusCode).toBe(200);
    const file = { nome: 'a.pdf', dati: Buffer.from('%PDF-1.7').toString('base64') };
    const sent = await chat.browser.post('/api/site/chat/file', {
      id: randomUUID(),
      conversazione: chat.secret,
      file,
    });
    expect(sent.statusCode).toBe(200);
  });

  test('is answered with a request for a new token where its token is only too old, however often', async () => {
    const browser = openBrowser(server);
    const old = await solveCaptcha(server, 'chat');
    server.setClock('2025-04-03T10:05:01Z');
    await sendJunk(browser);
    expect(codeOf(await sayFrom(browser, old))).toBe('ERR_CAPTCHA_NOT_VALID');
  });
});

describe('HLP-08 the number of messages', () => {
  const address = '192.0.2.7';
  const turn = (overrides: object = {}) =>
    countMessage(
      { orm: database().orm, secret: 'a secret' },
      { conversation: 'one', withOperator: false, readerId: null, address, ...overrides },
    );

  /** How many of ten turns are accepted when all but five of `most` are used up. */
  async function letIn(kind: string, most: number, overrides: object = {}): Promise<number> {
    await turn(overrides);
    await counted(kind, most - 5);
    let taken = 0;
    for (let one = 0; one < 10; one += 1) if ((await turn(overrides)) === 0) taken += 1;
    return taken;
  }

  beforeEach(async () => {
    await database().orm.delete(rateLimits);
  });

  test('is limited in a conversation, and for all conversations of an address', async () => {
    expect(await letIn('conversation', 120)).toBe(5);
    expect(await turn({ conversation: 'another' })).toBe(0);
    expect(await letIn('address', 600, { conversation: 'a third' })).toBe(5);
    expect(await turn({ conversation: 'new' })).toBeGreaterThan(3500);
    expect(await turn({ conversation: 'new', address: '198.51.100.7' })).toBe(0);
  });

  test('is limited for a signed-in reader at any address, and strangers’ messages do not count against readers', async () => {
    await letIn('address', 600);
    expect(await letIn('reader', 120, { readerId: 'giulia' })).toBe(5);
    expect(await turn({ readerId: 'giulia', conversation: 'another' })).toBeGreaterThan(3500);
    expect(await turn({ readerId: 'anna' })).toBe(0);
  });

  test('to an operator has a limit of its own, which is above what a person can type', async () => {
    await letIn('address', 600);
    expect(await letIn('operator', 600, { withOperator: true, readerId: 'giulia' })).toBe(5);
    expect(await turn({ withOperator: true, conversation: 'another' })).toBe(0);
  });
});
