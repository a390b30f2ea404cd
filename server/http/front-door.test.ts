import { once } from 'node:events';
import { type ClientRequest, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { overSocket } from '#tests/support/over-socket.ts';
import { Gates } from '../gate/gates.ts';
import { openFrontDoor } from './front-door.ts';
import { PreparedReplies } from './prepared-replies.ts';

const HOST = 'edicola.leggo.it';
const LARGE = { host: HOST, 'content-length': '7000000' };

let server: Server | undefined;
let inside: ServerResponse[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  inside = [];
});

/** A door behind which everybody is let wait. @returns its port. */
async function open(): Promise<number> {
  const prepared = new PreparedReplies(() => new Date());
  const config = { accountOrigin: null, companyDomains: [] };
  const gates = new Gates({}, 'secret');
  const door = { config, prepared, gates, build: null, atOnce: 100 };
  server = openFrontDoor(door, (_request, response) => void inside.push(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

type Sent = { path: string; headers: Record<string, string> };

/** Begins a call whose body never ends. */
function begin(port: number, { path, headers }: Sent): ClientRequest {
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  call.on('error', () => {}).flushHeaders();
  return call;
}

test('NAV-24 large files are read few at once, whatever the address looks like, and keep nobody else out', async () => {
  const port = await open();
  const uploads = Array.from({ length: 12 }, (_, n) =>
    begin(port, { path: n % 2 ? '/api/site/contact' : '/api/site/chat/%66ile', headers: LARGE }),
  );
  await expect.poll(() => inside.length).toBe(12);
  const refused = await overSocket(
    port,
    '/api/site/contact',
    { host: HOST, 'transfer-encoding': 'chunked' },
    'POST',
  );
  expect([refused.status, JSON.parse(refused.body).status.code]).toEqual([503, 'ERR_UNAVAILABLE']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  begin(port, { path: '/api/site/contact', headers: { host: HOST, 'content-length': '900' } });
  begin(port, { path: '/v1/consegne', headers: LARGE });
  await expect.poll(() => inside.length).toBe(14);
  uploads[0]?.destroy();
  await expect
    .poll(() => {
      begin(port, { path: '/api/site/contact', headers: LARGE });
      return inside.length;
    })
    .toBeGreaterThan(14);
});
