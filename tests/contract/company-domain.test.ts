import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { overSocket } from '#tests/support/over-socket.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const server = newsstandApp(testDatabase(), {
  environment: { COMPANY_DOMAINS: 'digitale.localhost, edicola.gruppo.example' },
});
let port: number;

beforeAll(async () => {
  await server.app().listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app().server.address() as AddressInfo);
});

const ask = (host: string, path: string, method = 'GET') => overSocket(port, path, { host }, method);

test.each([
  ['edicola.gruppo.example', 'https://edicola.ilmessaggero.it'],
  ['Edicola.Gruppo.Example.:8080', 'https://edicola.ilmessaggero.it'],
  ['digitale.localhost:8080', 'http://ilmessaggero.localhost:8080'],
  ['digitale.localhost', 'http://ilmessaggero.localhost'],
])('BRD-05 %s redirects to the main newspaper, at the same address', async (host, main) => {
  for (const path of [
    '/',
    '/articolo/12/acqua-alta?data=2025-04-03',
    '/api/edicola/home',
    '//altrove.example/',
  ]) {
    const { status, headers } = await ask(host, path);
    expect([status, headers.location]).toEqual([308, main + path]);
  }
  expect((await ask(host, '/api/site/tracking', 'POST')).status).toBe(308);
  expect((await ask(host, `http://${host}/faq?q=carta`)).headers.location).toBe(`${main}/faq?q=carta`);
});

test.each([
  'ilmattino.localhost',
  'edicola.gruppo.example.altrove.example',
  'altrove.example',
  'gruppo.example',
])('BRD-05 %s is not redirected', async (host) => {
  const { status, headers } = await ask(host, '/api/edicola/home');
  expect([status, headers.location]).toEqual([200, undefined]);
});

test('BRD-05 a forwarded host does not change the target of the redirect', async () => {
  const headers = {
    host: 'edicola.gruppo.example',
    'x-forwarded-host': 'altrove.example',
    forwarded: 'host=altrove.example',
  };
  const reply = await overSocket(port, '/faq', headers);
  expect(reply.headers.location).toBe('https://edicola.ilmessaggero.it/faq');
});

test('BRD-05 the health check answers on any host', async () => {
  expect((await ask('edicola.gruppo.example', '/healthz')).status).toBe(200);
});
