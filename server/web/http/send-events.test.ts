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

/** Calls the server; gives its side of the call and the caller's. */
async function called() {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const answering = once(server, 'request') as Promise<[unknown, ServerResponse]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [, response] = await answering;
  return { response, socket };
}

const ALLOWED = { headers: {}, mayHear: async () => true };

/** A stream that tells who follows it. */
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

test('HLP-09 events come as they are told, and nobody is followed once the browser hung up', async () => {
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

test('HLP-09 who hung up before the stream began is not followed', async () => {
  const { response, socket } = await called();
  const { stream, followers } = source();
  socket.destroy();
  await once(response, 'close');
  new OpenStreams().send(response, stream, ALLOWED);
  expect(followers.size).toBe(0);
});

test('HLP-09 what is told while the server stops is not written to a connection that is stuck', async () => {
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

test('HLP-09 of many streams of one conversation the oldest make way', async () => {
  const streams = new OpenStreams();
  const { stream, followers } = source();
  const calls = [];
  for (let n = 0; n < 13; n += 1) calls.push(await called());
  for (const { response } of calls) streams.send(response, stream, ALLOWED);
  expect(followers.size).toBe(12);
  expect(calls.map(({ response }) => response.writableEnded)).toEqual([true, ...Array(12).fill(false)]);
});

test('SES-06 HLP-06 a stream ends before the first event that its reader may not hear any more', async () => {
  const { response, socket } = await called();
  const { stream, followers, tell } = source();
  let heard = '';
  socket.on('data', (bytes) => {
    heard += String(bytes);
  });
  let may = true;
  new OpenStreams().send(response, stream, { headers: {}, mayHear: async () => may });
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
])('SES-06 HLP-06 a stream on which nothing happens ends with its sign of life where its session %s', async (_why, mayHear) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { response } = await called();
  const { stream, followers } = source();
  new OpenStreams().send(response, stream, { headers: {}, mayHear });
  expect(response.writableEnded).toBe(false);
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(() => expect(response.writableEnded).toBe(true));
  expect(followers.size).toBe(0);
});

test('HLP-06 what comes while a session is looked up waits its turn, each event once', async () => {
  const { response, socket } = await called();
  const { stream, tell } = source();
  let heard = '';
  socket.on('data', (bytes) => {
    heard += String(bytes);
  });
  const asked: (() => void)[] = [];
  const mayHear = () => new Promise<boolean>((resolve) => void asked.push(() => resolve(true)));
  new OpenStreams().send(response, stream, { headers: {}, mayHear });
  for (let n = 0; n < 5; n += 1) tell();
  expect(asked).toHaveLength(1);
  asked[0]?.();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.();
  await vi.waitFor(() => expect(heard.match(/event: /g)).toHaveLength(2));
  expect(asked).toHaveLength(2);
});
