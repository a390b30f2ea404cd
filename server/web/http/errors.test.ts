import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { NoConnection } from '#server/base/db/database-gone.ts';
import { answerBadAddress, answerErrors } from './errors.ts';

async function ask(production: boolean, url: string) {
  const app = fastify({ frameworkErrors: answerBadAddress });
  answerErrors(app, { production, accountOrigin: null });
  app.get('/broken', async () => {
    throw new Error('the password of the database is 1234');
  });
  app.get('/teapot', async () => {
    throw Object.assign(new Error('short and stout'), { statusCode: 418 });
  });
  const reply = await app.inject(url);
  await app.close();
  return { status: reply.statusCode, body: reply.json() as unknown, cache: reply.headers['cache-control'] };
}

const refusal = (code: string, message: string) => ({ success: false, status: { code, message } });

test('production reveals no internal errors', async () => {
  expect(await ask(true, '/broken')).toEqual({
    status: 500,
    body: refusal('ERR_INTERNAL', 'internal error'),
    cache: 'no-store',
  });
});

test('development reports what broke', async () => {
  const { body } = await ask(false, '/broken');
  expect(body).toEqual(refusal('ERR_INTERNAL', 'the password of the database is 1234'));
});

test('a fault of the caller is reported in both', async () => {
  for (const production of [true, false]) {
    expect(await ask(production, '/teapot')).toMatchObject({
      status: 418,
      body: { status: { message: 'short and stout' } },
    });
    expect(await ask(production, '/%')).toMatchObject({
      status: 400,
      body: { status: { code: 'ERR_BAD_REQUEST' } },
    });
  }
});

test('API-01 a text that the database cannot store is the caller’s fault, and the query is not revealed', async () => {
  const app = fastify();
  answerErrors(app, { production: true, accountOrigin: null });
  app.post('/api/salva', async () => {
    const cause = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
    throw new DrizzleQueryError('insert into letters values ($1)', ['\u0000'], cause);
  });
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/salva' });
  await app.close();
  expect([statusCode, JSON.parse(body)]).toEqual([
    400,
    refusal('ERR_BAD_REQUEST', 'a text holds a sign that no text can hold'),
  ]);
});

const refused = (code: string) => Object.assign(new Error('of the system'), { code });

test.each([
  ['a disk that is full', refused('ENOSPC'), 'storage'],
  [
    'a disk that is full, inside another error',
    new Error('of ours', { cause: refused('EDQUOT') }),
    'storage',
  ],
  ['a disk that cannot be written', refused('EROFS'), 'storage'],
  ['too many open files', refused('EMFILE'), 'overloaded'],
  ['no connection to the database', new NoConnection(refused('ECONNREFUSED')), 'database'],
])('NAV-24 %s is answered 503 with a time to retry', async (_name, error, reason) => {
  const app = fastify();
  answerErrors(app, { production: true, accountOrigin: null });
  app.post('/api/salva', async () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/api/salva' });
  await app.close();
  expect([statusCode, JSON.parse(body)]).toEqual([503, refusal('ERR_UNAVAILABLE', reason)]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a caller who disconnects during a body is not reported as a broken database', async () => {
  const said: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => said.push(line) } };
  const app = fastify({ logger, disableRequestLogging: true });
  answerErrors(app, { production: true, accountOrigin: null });
  app.addContentTypeParser('application/zip', (_request, body, done) => done(null, body));
  app.post('/api/salva', async ({ body }) => {
    for await (const _piece of body as AsyncIterable<Buffer>);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/salva HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/zip\r\ncontent-length: 9\r\n\r\nPK',
  );
  await once(app.server, 'request');
  socket.destroy();
  await vi.waitFor(() => expect(said.join('')).toContain('the client disconnected'));
  await app.close();
  expect(said.join('')).not.toMatch(/database|"level":50/);
});
