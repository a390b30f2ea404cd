import { beforeEach, expect, test } from 'vitest';
import { openLog } from '#server/base/logging/log.ts';
import { readContract } from '#server/web/http/contracts.ts';
import { SECURITY_OPERATIONS } from '#server/web/http/security-events.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

let lines: string[] = [];
beforeEach(() => {
  lines = [];
});
const told = () => lines.map((line) => JSON.parse(line) as { level: number; time: number; msg: string });
const WARN = 40;
const INFO = 30;

const database = testDatabase();
const server = newsstandApp(database, {
  // Each test logs different messages: repeated messages within a minute are only counted.
  log: openLog('info', { write: (line) => lines.push(line) }).log,
});

test('SES-05 the log records successful and failed sign-ins, without the reader', async () => {
  const account = await addAccount(database().orm, { email: 'anna.bianchi@posta.example' });
  const browser = openBrowser(server);
  await browser.login(account, { password: 'Sbagliata-2025!' });
  await browser.signIn(account);
  await browser.post('/api/user/password', {
    attuale: 'Sbagliata-2025!',
    nuova: 'Traghetto-2026!',
  });
  expect(told().map(({ level, msg }) => [level, msg])).toEqual([
    [WARN, 'login was refused: ERR_INVALID_CREDENTIALS'],
    [INFO, 'login was done'],
    [INFO, 'exchangeIdCode was done'],
    [WARN, 'changePassword was refused: ERR_INVALID_CREDENTIALS'],
  ]);
  expect(lines.join('')).not.toMatch(/posta\.example|anna|Sbagliata|Traghetto|10\.\d+\.\d+/);
});

test('ROL-06 the log records forbidden calls, by operation and reason', async () => {
  await server.ask({ url: '/api/user/info' });
  await server.ask({ url: '/api/user/info', headers: { authorization: `Bearer ${'a'.repeat(43)}` } });
  await server.ask({ method: 'POST', url: '/api/logout', headers: { origin: 'https://altrove.example' } });
  await server.ask({ method: 'POST', url: '/api/sso/login', payload: { utente: 'anna@posta.example' } });
  expect(told().map(({ msg }) => msg)).toEqual([
    'getUser was refused: ERR_LOGIN_REQUIRED',
    'getUser was refused: ERR_SESSION_TOKEN_NOT_VALID',
    'logout was refused: ERR_FORBIDDEN',
    'login was refused: ERR_BAD_REQUEST',
  ]);
  expect(lines.join('')).not.toMatch(/altrove|posta/);
});

test('nothing is logged at a start without problems', async () => {
  await server.app().listen({ port: 0, host: '127.0.0.1' });
  expect(lines).toEqual([]);
});

test('the operations in the log exist in the contracts', () => {
  const known = (['account', 'site'] as const).flatMap((name) =>
    Object.values(readContract(name).paths).flatMap((path) =>
      Object.values(path as Record<string, { operationId?: string }>).map(({ operationId }) => operationId),
    ),
  );
  expect([...SECURITY_OPERATIONS].filter((name) => !known.includes(name))).toEqual([]);
});
