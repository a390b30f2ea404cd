import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { EventStream, type SendEvent } from './answer-bodies.ts';
import { OpenStreams } from './send-events.ts';

const server = createServer();

afterEach(() => {
  server.removeAllListeners('request');
  server.closeAllConnections();
  server.close();
});

/** Makes a call to the server; gives the server's and the client's side of it. */
async function called() {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const answering = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [, response] = await answering;
  return { response, socket };
}

const ALLOWED = { headers: {}, mayReceive: async () => true };

/** A stream that exposes its followers. */
function source() {
  const followers = new Set<SendEvent>();
  const stream = new EventStream('one', (send) => {
    followers.add(send);
    return () => void followers.delete(send);
  });
  const tell = () => {
    for (const send of followers) send('cambiata', {});
  };
  return { stream, followers, tell };
}

test('HLP-09 events are sent as they occur, and the stream ends when the browser disconnects', async () => {
  const { response, socket } = await called();
  const { stream, followers, tell } = source();
  let heard = '';
  socket.on('data', (bytes) => {
    heard += String(bytes);
  });
  new OpenStreams().send(response, stream, ALLOWED);
  tell();
  await vi.waitFor(() => expect(heard).toContain('event: cambiata\ndata: {}\n\n'));
  socket.destroy();
  await vi.waitFor(() => expect(followers.size).toBe(0));
});

test('HLP-09 a browser that disconnected before the stream began is not followed', async () => {
  const { response, socket } = await called();
  const { stream, followers } = source();
  socket.destroy();
  await once(response, 'close');
  new OpenStreams().send(response, stream, ALLOWED);
  expect(followers.size).toBe(0);
});

test('HLP-09 events that occur while the server stops are not written to a stuck connection', async () => {
  const { response, socket } = await called();
  socket.pause();
  const { stream, followers, tell } = source();
  const streams = new OpenStreams();
  const failed = vi.fn();
  response.on('error', failed);
  streams.send(response, stream, ALLOWED);
  streams.close();
  tell();
  expect(followers.size).toBe(0);
  await new Promise(setImmediate);
  expect(failed).not.toHaveBeenCalled();
});

test('HLP-09 beyond the limit of streams for one conversation the oldest are closed', async () => {
  const streams = new OpenStreams();
  const { stream, followers } = source();
  const calls = [];
  for (let n = 0; n < 13; n += 1) calls.push(await called());
  for (const { response } of calls) streams.send(response, stream, ALLOWED);
  expect(followers.size).toBe(12);
  expect(calls.map(({ response }) => response.writableEnded)).toEqual([true, ...Array(12).fill(false)]);
});

test('SES-06 HLP-06 a stream ends before the first event that its reader may no longer receive', async () => {
  const { response, socket } = await called();
  const { stream, followers, tell } = source();
  let heard = '';
  socket.on('data', (bytes) => {
    heard += String(bytes);
  });
  let may = true;
  new OpenStreams().send(response, stream, { headers: {}, mayReceive: async () => may });
  tell();
  await vi.waitFor(() => expect(heard).toContain('event: cambiata'));
  may = false;
  tell();
  await vi.waitFor(() => expect(response.writableEnded).toBe(true));
  expect(followers.size).toBe(0);
  expect(heard.match(/event: /g)).toHaveLength(1);
});

test.each([
  ['is over', async () => false],
  ['cannot be looked up', async () => Promise.reject(new Error('the database is away'))],
])('SES-06 HLP-06 a stream without events ends at its next heartbeat if its session %s', async (_why, mayReceive) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { response } = await called();
  const { stream, followers } = source();
  new OpenStreams().send(response, stream, { headers: {}, mayReceive });
  expect(response.writableEnded).toBe(false);
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(() => expect(response.writableEnded).toBe(true));
  expect(followers.size).toBe(0);
});

test('HLP-06 events that occur during a session check wait for the next one, and each is sent once', async () => {
  const { response, socket } = await called();
  const { stream, tell } = source();
  let heard = '';
  socket.on('data', (bytes) => {
    heard += String(bytes);
  });
  const asked: (() => void)[] = [];
  const mayReceive = () => new Promise<boolean>((resolve) => void asked.push(() => resolve(true)));
  new OpenStreams().send(response, stream, { headers: {}, mayReceive });
  for (let n = 0; n < 5; n += 1) tell();
  expect(asked).toHaveLength(1);
  asked[0]?.();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.();
  await vi.waitFor(() => expect(heard.match(/event: /g)).toHaveLength(2));
  expect(asked).toHaveLength(2);
});
