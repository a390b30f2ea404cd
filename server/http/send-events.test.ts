import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { EventStream, type SendEvent } from './event-stream.ts';
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
  new OpenStreams().send(response, stream, {});
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
  new OpenStreams().send(response, stream, {});
  expect(followers.size).toBe(0);
});

test('HLP-09 what is told while the server stops is not written to a line that is stuck', async () => {
  const { response, socket } = await called();
  socket.pause();
  const { stream, followers, tell } = source();
  const streams = new OpenStreams();
  const failed = vi.fn();
  response.on('error', failed);
  streams.send(response, stream, {});
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
  for (const { response } of calls) streams.send(response, stream, {});
  expect(followers.size).toBe(12);
  expect(calls.map(({ response }) => response.writableEnded)).toEqual([true, ...Array(12).fill(false)]);
});
