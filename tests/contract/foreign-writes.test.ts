import { expect, test } from 'vitest';
import { byBody, CONTRACTS, readContract } from '#server/http/contracts.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const server = newsstandApp(testDatabase());

const PARAMETERS: Record<string, string> = {
  '/api/user/devices/{id}/disconnect': '00000000-0000-4000-8000-000000000000',
};

/** A body that the contract lets through to where a session is asked for. */
const BODIES: Record<string, unknown> = {
  '/api/user/password': { attuale: 'a', nuova: 'b' },
  '/api/user/passkeys': { nome: 'a', risposta: {} },
  '/api/user/preferiti': { modifiche: [] },
};

const operations = CONTRACTS.flatMap((name) =>
  Object.entries(byBody(readContract(name)).whole.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as 'GET' | 'POST',
      path,
      url: path.replace(/\{\w+\}/, PARAMETERS[path] ?? '1'),
      payload: JSON.stringify(BODIES[path] ?? {}),
    })),
  ),
);
const writes = operations.filter(({ method }) => method !== 'GET');

type Sent = { url: string; headers: Record<string, string>; payload?: string };

async function toldTo({ url, headers, payload }: Sent) {
  const body = payload === undefined ? {} : { payload };
  const reply = await server.ask({ url, method: 'POST', headers, ...body });
  return [reply.statusCode, (reply.json() as { status: { code: string } }).status.code];
}

const JSON_TYPE = { 'content-type': 'application/json' };

test.each(writes)('SES-05 another site cannot call $method $path', async ({ url, payload }) => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://ilmessaggero.localhost.evil.example' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const told = await toldTo({ url, headers: { ...JSON_TYPE, ...headers }, payload });
    expect(told, JSON.stringify(headers)).toEqual([403, 'ERR_FORBIDDEN']);
  }
});

test.each(writes)('SES-05 no form reaches $method $path, with or without a body', async ({
  url,
  payload,
}) => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
    'application/json-patch',
  ];
  for (const type of types) {
    const headers = { 'content-type': type };
    expect(await toldTo({ url, headers, payload }), type).toEqual([415, 'ERR_MEDIA_TYPE']);
    expect(await toldTo({ url, headers }), `${type} without a body`).toEqual([415, 'ERR_MEDIA_TYPE']);
  }
});

test.each(
  operations.filter(({ path }) => path.startsWith('/api/user/')),
)('SES-02 without a session $method $path reaches no handler', async ({ method, url, payload }) => {
  const body = method === 'GET' ? {} : { headers: JSON_TYPE, payload };
  const reply = await server.ask({ url, method, ...body });
  expect([reply.statusCode, reply.json()]).toMatchObject([401, { status: { code: 'ERR_LOGIN_REQUIRED' } }]);
});
