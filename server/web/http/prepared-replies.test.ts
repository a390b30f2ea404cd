import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { PreparedReplies } from './prepared-replies.ts';
import { compressBest, encodeFor, prepare } from './prepared-reply.ts';

const BODY = Buffer.from(JSON.stringify({ testo: 'parole '.repeat(200) }));
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(replies: PreparedReplies): Promise<string> {
  const server = createServer((request, response) => {
    if (!replies.answer(request, response)) response.writeHead(599).end();
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function raw(host: string, headers: Record<string, string> = {}, method = 'GET') {
  const { request } = await import('node:http');
  return await new Promise<{ message: IncomingMessage; body: Buffer }>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: host.split(':')[1], path: '/x?a=1', method, headers },
      (message) => {
        const parts: Buffer[] = [];
        message.on('data', (part: Buffer) => parts.push(part));
        message.on('end', () => resolve({ message, body: Buffer.concat(parts) }));
      },
    );
    asked.on('error', reject).end();
  });
}

async function prepared() {
  const replies = new PreparedReplies();
  const host = await serve(replies);
  const reply = prepare(200, BODY, { 'content-type': 'application/json' });
  replies.put(PreparedReplies.key({ headers: { host }, url: '/x?a=1' }), reply, replies.generation);
  return { replies, host, reply };
}

test('sends the best encoding that the client accepts', async () => {
  const { host } = await prepared();
  const brotli = await raw(host, { 'accept-encoding': 'gzip, br' });
  expect(brotli.message.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body)).toEqual(BODY);
  const gzip = await raw(host, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.message.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body)).toEqual(BODY);
  const plain = await raw(host);
  expect(plain.message.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toEqual(BODY);
});

test('answers 304 to a client that has it already', async () => {
  const { host, reply } = await prepared();
  const again = await raw(host, { 'if-none-match': `W/${reply.etag}` });
  expect(again.message.statusCode).toBe(304);
  expect(again.body).toHaveLength(0);
  expect((await raw(host, { 'if-none-match': '"another"' })).message.statusCode).toBe(200);
});

test('HEAD has the headers and no body', async () => {
  const { host } = await prepared();
  const { message, body } = await raw(host, {}, 'HEAD');
  expect(message.headers['content-length']).toBe(String(BODY.length));
  expect(body).toHaveLength(0);
});

test.each([
  ['a signed request', { authorization: 'Bearer x' }, 'GET'],
  ['another host', { host: 'leggo.localhost' }, 'GET'],
  ['another host that a proxy names', { 'x-forwarded-host': 'leggo.localhost' }, 'GET'],
  ['a write', {}, 'POST'],
])('never answers %s', async (_name, headers, method) => {
  const { host } = await prepared();
  expect((await raw(host, headers as Record<string, string>, method)).message.statusCode).toBe(599);
});

test('forgets everything when the contents change', async () => {
  const { host, replies } = await prepared();
  replies.clear();
  expect((await raw(host)).message.statusCode).toBe(599);
});

test('a reply that was read before a change is not stored after it', async () => {
  const { host, replies, reply } = await prepared();
  const { generation } = replies;
  replies.clear();
  replies.put(PreparedReplies.key({ headers: { host }, url: '/x?a=1' }), reply, generation);
  expect((await raw(host)).message.statusCode).toBe(599);
  replies.put(PreparedReplies.key({ headers: { host }, url: '/x?a=1' }), reply, replies.generation);
  expect((await raw(host)).message.statusCode).toBe(200);
});

test('a prepared page is compressed better in the background and stays the same page', async () => {
  const body = Buffer.from(
    Array.from({ length: 900 }, (_, n) => `la riga ${(n * 7919) % 997} di ${n % 31}`).join(),
  );
  const replies = new PreparedReplies();
  const host = await serve(replies);
  const put = () => {
    const reply = prepare(200, body, { 'content-type': 'text/plain' });
    return replies.put(PreparedReplies.key({ headers: { host }, url: '/x?a=1' }), reply, replies.generation);
  };
  const sizeOf = async () =>
    Number((await raw(host, { 'accept-encoding': 'br' })).message.headers['content-length']);
  const first = put();
  await expect.poll(sizeOf).toBeLessThan(first.encodedAs('br').body.length);
  const { message, body: sent } = await raw(host, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(sent)).toEqual(body);
  expect(message.headers.etag).toBe(first.etag);
  expect(put().encodedAs('br').body).toHaveLength(sent.length);
  expect(await sizeOf()).toBe(sent.length);
});

test('NAV-24 a page with the same contents again is not compressed again', async () => {
  const body = Buffer.from('parole di un articolo, '.repeat(2000));
  const [replies, best] = [new PreparedReplies(), await compressBest(body)];
  const headers = { 'content-type': 'text/plain' };
  const first = replies.put('/x', prepare(200, body, headers, best), replies.generation).encodedAs('br');
  const fresh = prepare(200, body, headers);
  const encodings: string[] = [];
  const encodedAs: typeof fresh.encodedAs = (encoding) => {
    encodings.push(encoding);
    return fresh.encodedAs(encoding);
  };
  const again = replies.put('/x', { ...fresh, encodedAs }, replies.generation);
  await encodeFor({ headers: { 'accept-encoding': 'br' } } as unknown as IncomingMessage, again);
  expect(again.encodedAs('br')).toEqual(first);
  expect(encodings).not.toContain('br');
});

test('NAV-24 a reply that was encoded in a thread equals one that is encoded when it is sent', async () => {
  const long = Buffer.from('parole di un articolo, '.repeat(2000));
  const headers = { 'content-type': 'text/plain' };
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const threaded = prepare(200, long, headers);
    await encodeFor({ headers: { 'accept-encoding': encoding } } as unknown as IncomingMessage, threaded);
    const [sent, expected] = [threaded.encodedAs(encoding), prepare(200, long, headers).encodedAs(encoding)];
    expect(sent.headers).toEqual(expected.headers);
    expect(sent.body.equals(expected.body)).toBe(true);
    // The encoding was made before it was requested.
    expect(threaded.encodedAs(encoding)).toBe(sent);
  }
});
