import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveInOrder } from './pipelined-requests.ts';

let server: Server;
let socket: Socket;
let told: string;
/** Requests that are served and not answered yet. */
let served: { url: string; response: ServerResponse }[];

beforeEach(async () => {
  [served, told] = [[], ''];
  server = createServer((request, response) =>
    serveInOrder(request, response, () => served.push({ url: request.url ?? '', response })),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.setEncoding('utf8').on('data', (part: string) => {
    told += part;
  });
});

afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

const asking = (...paths: string[]) =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
const urls = () => served.map(({ url }) => url);

test('NAV-24 requests on one connection are served one after the other, each once the one before it is answered', async () => {
  socket.write(asking('/1', '/2', '/3'));
  for (const at of [1, 2, 3]) {
    await expect.poll(urls).toEqual([`/${at}`]);
    served.pop()?.response.end(`answer ${at}`);
  }
  await expect.poll(() => told.match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']);
  // The connection stays usable.
  socket.write(asking('/4'));
  await expect.poll(urls).toEqual(['/4']);
});

test('NAV-24 requests that wait on a connection that breaks are not served', async () => {
  socket.write(asking('/1', '/2'));
  await expect.poll(urls).toEqual(['/1']);
  const [first] = served;
  const closed = once(first?.response ?? socket, 'close');
  socket.destroy();
  await closed;
  expect(urls()).toEqual(['/1']);
});

test('NAV-24 a hundred requests may wait on a connection; one more closes it', async () => {
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  socket.write(asking('/1', ...Array<string>(100).fill('/2')));
  await expect.poll(urls).toEqual(['/1']);
  expect(socket.destroyed).toBe(false);
  socket.write(asking('/3'));
  await closed;
  expect([urls(), told]).toEqual([['/1'], '']);
});
