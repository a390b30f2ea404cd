import fastify from 'fastify';
import { expect, test } from 'vitest';
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

test('production tells nothing of the inside', async () => {
  expect(await ask(true, '/broken')).toEqual({
    status: 500,
    body: refusal('ERR_INTERNAL', 'internal error'),
    cache: 'no-store',
  });
});

test('development tells what broke', async () => {
  const { body } = await ask(false, '/broken');
  expect(body).toEqual(refusal('ERR_INTERNAL', 'the password of the database is 1234'));
});

test('what the asker did wrong is told in both', async () => {
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
