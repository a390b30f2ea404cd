import { expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const server = newsstandApp(testDatabase());

const ask = (utente: object, host?: string) =>
  server.ask({
    method: 'POST',
    url: '/api/site/creativo',
    headers: { 'content-type': 'application/json', ...(host && { host }) },
    payload: JSON.stringify({ posto: 'strip_sticky_edicola', utente }),
  });

const creative = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json().data.creativo;

test('TRK-05 visitors and readers without a subscription get different offers, subscribers none', async () => {
  expect(await creative({ collegato: false, abbonato: false })).toMatchObject({
    id: 'offerta-visitatori',
    titolo: 'Il Messaggero, tutto il giornale',
    link: '/vetrina',
  });
  expect(await creative({ collegato: true, abbonato: false })).toMatchObject({ id: 'offerta-lettori' });
  expect(await creative({ collegato: true, abbonato: true })).toBeNull();
  expect(await creative({ collegato: false, abbonato: false }, 'edicola.leggo.it')).toMatchObject({
    titolo: 'Leggo, tutto il giornale',
  });
});

test('TRK-05 a call that would identify its reader is refused, and the answer is not cached', async () => {
  const reply = await ask({ collegato: false, abbonato: false });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect((await ask({ collegato: false, abbonato: false, id: 'anna' })).statusCode).toBe(400);
  expect((await ask({ collegato: true })).statusCode).toBe(400);
});
