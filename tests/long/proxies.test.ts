import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LARGEST_BODY_BYTES } from '#server/web/http/body-limits.ts';
import { type Installation, newInstallation } from '#tests/support/installation.ts';
import {
  answerOf,
  missingPackages,
  PROXIED_HOST,
  PROXIES,
  type ProxyName,
  type RunningProxy,
  startProxy,
} from '#tests/support/reverse-proxies.ts';

const missing = missingPackages();
const areHere = missing.length === 0;
const packages = `apt-get install -y ${missing.join(' ')}`;

if (process.env.CI === 'true') {
  test('the proxies of deploy/ are installed', () => {
    expect(missing).toEqual([]);
  });
} else if (!areHere) test.skip(`not run: needs ${packages}`);

const HSTS = 'strict-transport-security';
const MEGABYTE = 1024 * 1024;

describe.runIf(areHere).each(Object.keys(PROXIES) as ProxyName[])('behind %s the product', (name) => {
  let installation: Installation;
  let proxy: RunningProxy;
  beforeAll(async () => {
    installation = await newInstallation({ made: true });
    const port = await installation.start({ HSTS_SECONDS: '60' }).port;
    proxy = await startProxy(name, port);
  }, 120_000);
  afterAll(async () => {
    await proxy?.stop();
    await installation?.remove();
  });

  test('sends exactly one Strict-Transport-Security header', async () => {
    const { raw } = await answerOf(proxy.call('/healthz'));
    expect(raw.filter((word) => word.toLowerCase() === HSTS)).toHaveLength(1);
  });

  test('redirects pages to https, and refuses calls without TLS', async () => {
    const page = await answerOf(proxy.callPlain('/faq?q=carta'));
    expect([page.status, page.headers.location]).toEqual([301, `https://${PROXIED_HOST}/faq?q=carta`]);
    for (const path of ['/v1/consegne', '/api/sso/login'])
      expect((await answerOf(proxy.callPlain(path))).status).toBe(403);
  });

  test('accepts no TLS version before 1.2', async () => {
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    await expect(answerOf(proxy.call('/healthz', old))).rejects.toThrow();
    expect((await answerOf(proxy.call('/healthz', { maxVersion: 'TLSv1.2' }))).status).toBe(200);
  });

  test('passes on compressed answers unchanged', async () => {
    for (const coding of ['br', 'gzip']) {
      const headers = { 'accept-encoding': coding };
      const { status, headers: answered } = await answerOf(proxy.call('/api/edicola/pagine', { headers }));
      expect([status, answered['content-encoding']]).toEqual([200, coding]);
    }
  });

  test.each([
    '/api/site/contact',
    '/api/site/chat/file',
  ])('accepts the largest body of %s, and refuses a larger one', async (path) => {
    const bodyOf = (bytes: number) => JSON.stringify({ file: 'a'.repeat(bytes - 100) });
    const headers = { 'content-type': 'application/json', origin: `https://${PROXIED_HOST}` };
    const call = () => proxy.call(path, { method: 'POST', headers });
    const taken = await answerOf(call(), bodyOf(7_000_000));
    expect(taken.status, taken.text).toBe(400);
    expect(JSON.parse(taken.text)).toMatchObject({ success: false });
    const refused = await answerOf(call(), bodyOf(LARGEST_BODY_BYTES + 200_000));
    expect(refused.status).toBe(413);
  });

  test('accepts headers of 15 KB', async () => {
    const { status } = await answerOf(
      proxy.call('/healthz', { headers: { cookie: `a=${'b'.repeat(15_000)}` } }),
    );
    expect(status).toBe(200);
  });
});

/** Each test answers for the upstream server itself, and sends the next chunk when the last one has been read. */
describe.runIf(areHere).each(Object.keys(PROXIES) as ProxyName[])('%s', (name) => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const upstream = createServer((request, response) => answer(request, response));
  let proxy: RunningProxy;
  beforeAll(async () => {
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    proxy = await startProxy(name, (upstream.address() as AddressInfo).port);
  }, 60_000);
  afterAll(async () => {
    await proxy?.stop();
    upstream.closeAllConnections();
    upstream.close();
  });

  test.each([
    ['events', 'text/event-stream; charset=utf-8'],
    ['an answer of the chatbot', 'text/plain; charset=utf-8'],
  ])('streams %s without buffering', async (_, type) => {
    const told = Promise.withResolvers<ServerResponse>();
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': type, 'x-accel-buffering': 'no' });
      response.write('first');
      told.resolve(response);
    };
    const call = proxy.call('/api/site/chat/eventi');
    call.end();
    const [stream] = (await once(call, 'response')) as [IncomingMessage];
    stream.setEncoding('utf8');
    expect((await once(stream, 'data'))[0]).toBe('first');
    const response = await told.promise;
    response.write('second');
    expect((await once(stream, 'data'))[0]).toBe('second');
    response.end();
    stream.resume();
    await once(stream, 'end');
  });

  test('streams a delivery of 40 MB to the server', async () => {
    const begun = Promise.withResolvers<void>();
    let bytes = 0;
    answer = (request, response) => {
      request.on('data', (part: Buffer) => {
        bytes += part.length;
        begun.resolve();
      });
      request.on('end', () => response.end(String(bytes)));
    };
    const headers = { 'content-type': 'application/zip', 'content-length': 40 * MEGABYTE };
    const call = proxy.call('/v1/consegne', { method: 'POST', headers });
    call.write(Buffer.alloc(MEGABYTE));
    // The rest is sent once the first chunk has arrived.
    await begun.promise;
    const { status, text } = await answerOf(call, Buffer.alloc(39 * MEGABYTE));
    expect([status, text]).toEqual([200, String(40 * MEGABYTE)]);
  });

  test('sends the upstream the host, the scheme and the client’s real address, not forged ones', async () => {
    answer = ({ headers }, response) => response.end(JSON.stringify(headers));
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' };
    const { text } = await answerOf(proxy.call('/', { headers: forged }));
    expect(JSON.parse(text)).toMatchObject({
      host: PROXIED_HOST,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
  });

  test('passes on a 503 with Retry-After and the server’s own page', async () => {
    answer = (_request, response) => response.writeHead(503, { 'retry-after': '5' }).end('its own page');
    const { status, headers, text } = await answerOf(proxy.call('/'));
    expect([status, headers['retry-after'], text]).toEqual([503, '5', 'its own page']);
  });

  test('passes on range requests and their 206 answers', async () => {
    answer = ({ headers }, response) =>
      response.writeHead(206, { 'content-range': 'bytes 0-3/9', etag: '"a"' }).end(headers.range);
    const { status, headers, text } = await answerOf(
      proxy.call('/a.pack', { headers: { range: 'bytes=0-3' } }),
    );
    expect([status, headers['content-range'], text]).toEqual([206, 'bytes 0-3/9', 'bytes=0-3']);
  });

  test('passes on headers of 12 KB', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-security-policy': 'a'.repeat(12_000) }).end('x');
    const { status, headers } = await answerOf(proxy.call('/'));
    expect([status, headers['content-security-policy']?.length]).toEqual([200, 12_000]);
  });
});
