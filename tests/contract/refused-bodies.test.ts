import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { LARGEST_BODY_BYTES, MAX_BODY_BYTES, MAX_DISCARDED_BYTES } from '#server/web/http/body-limits.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const server = newsstandApp(testDatabase());

let port: number;
let line: Socket;

beforeAll(async () => {
  await server.app().listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app().server.address() as AddressInfo);
});
afterEach(() => line.destroy());

async function open(length: number): Promise<() => string> {
  line = connect(port, '127.0.0.1');
  let told = '';
  line.setEncoding('utf8').on('data', (part) => {
    told += part;
  });
  line.on('error', () => undefined);
  await once(line, 'connect');
  line.write(
    `POST /api/site/tracking HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return () => told;
}

test.each([
  ['any call', LARGEST_BODY_BYTES * 2],
  ['this call', MAX_BODY_BYTES * 4],
])('API-01 a body too large for %s is read to its end, so that a proxy receives the refusal', async (_, length) => {
  const told = await open(length);
  await expect.poll(told).toMatch(/^HTTP\/1\.1 413 [\s\S]*ERR_TOO_LARGE/);
  line.write('a'.repeat(length));
  line.write(`GET /healthz HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
  await expect.poll(told).toMatch(/413[\s\S]*HTTP\/1\.1 200 /);
});

test('a refused body too large to be discarded ends its connection', async () => {
  const told = await open(MAX_DISCARDED_BYTES + 1);
  await once(line, 'close');
  expect(told()).toMatch(/^HTTP\/1\.1 413 /);
});
