import { createServer } from 'node:net';
import tls from 'node:tls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newVapidKeys } from '#server/base/config/vapid-keys.ts';
import { startFakePushService } from '#tests/support/fake-push-service.ts';
import { vapidTokens } from '../vapid-tokens.ts';
import type { Connect } from './connect.ts';
import { createPushConnections, type PushConnections } from './push-connections.ts';
import type { RequestResult } from './transport.ts';

const FCM = 'fcm.googleapis.com';
const MOZILLA = 'updates.push.services.mozilla.com';
/** Time limit for messages that hang, on a fake clock; answers arrive in real time. */
const TIMEOUT_MS = 60_000;
/** Time limit for a service that never answers: opening the connection uses the system's clock. */
const SHORT_TIMEOUT_MS = 50;
const tokenFor = vapidTokens({ ...newVapidKeys(), subject: 'mailto:a@b.it' }, () => new Date());

const ending: (() => Promise<void>)[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ending.splice(0).toReversed()) await end();
});

async function startService(options: Partial<Parameters<typeof startFakePushService>[0]> = {}) {
  const service = await startFakePushService({ hosts: [FCM, MOZILLA], ...options });
  ending.push(() => service.close());
  return service;
}

function connectionsBy(connect: Connect, timeoutMs = TIMEOUT_MS): PushConnections {
  const connections = createPushConnections(connect, timeoutMs);
  ending.push(() => connections.close());
  return connections;
}

const post = (connections: PushConnections, path: string, host = FCM) =>
  new Promise<RequestResult>((ended) => {
    const authorization = tokenFor(`https://${host}`);
    const headers = { authorization, ttl: 60, 'content-encoding': 'aes128gcm' };
    connections.post(host, { path, headers, body: Buffer.from('body') }, ended);
  });
const paths = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);
const created = { status: 201, retryAfter: undefined };
const silent = { failed: 'ETIMEDOUT', notStarted: false };

test('PSH-02 a service that hangs delays no other, and only a limited number of its own messages', async () => {
  const service = await startService({ streams: 5 });
  for (const path of paths(40)) service.answer(path, 'hang');
  const connections = connectionsBy(service.connect);
  const hanging = paths(40).map((path) => post(connections, path));
  await service.until(5);
  const healthy = await Promise.all(paths(40).map((path) => post(connections, `/healthy${path}`, MOZILLA)));
  expect(healthy).toEqual(healthy.map(() => created));
  vi.advanceTimersByTime(TIMEOUT_MS);
  expect(await Promise.all(hanging)).toEqual(hanging.map(() => silent));
  // The rest would have waited in vain, and was never sent.
  expect(service.received.filter(({ host }) => host === FCM)).toHaveLength(5);
});

test('PSH-02 of several messages only the one that hangs is given up', async () => {
  const service = await startService({ streams: 2 });
  service.answer('/hang', 'hang');
  const connections = connectionsBy(service.connect);
  const hanging = post(connections, '/hang');
  expect(await Promise.all(paths(30).map((path) => post(connections, path)))).toEqual(
    paths(30).map(() => created),
  );
  vi.advanceTimersByTime(TIMEOUT_MS);
  expect(await hanging).toEqual(silent);
  expect(await post(connections, '/after')).toEqual(created);
  expect(service.connections).toHaveLength(1);
});

test('PSH-02 the late end of a message that was given up does not end the next connection', async () => {
  const service = await startService();
  service.answer('/hang', 'hang');
  const connections = connectionsBy(service.connect);
  const hanging = post(connections, '/hang');
  await service.until(1);
  vi.advanceTimersByTime(TIMEOUT_MS);
  expect(await hanging).toEqual(silent);
  expect(await post(connections, '/after')).toEqual(created);
  expect(await post(connections, '/later')).toEqual(created);
  expect(service.connections).toEqual([FCM, FCM]);
});

test('PSH-02 a connection that its service ends midway loses no message', async () => {
  const service = await startService({ streams: 10 });
  service.answer('/20', 'go away', 201);
  service.answer('/30', 'refuse', 201);
  const connections = connectionsBy(service.connect);
  expect(await Promise.all(paths(60).map((path) => post(connections, path)))).toEqual(
    paths(60).map(() => created),
  );
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(paths(60).toSorted());
  expect(service.connections).toEqual([FCM, FCM]);
});

test('PSH-02 a message that its service always refuses to begin is given up', async () => {
  const service = await startService();
  service.answer('/never', 'refuse');
  const connections = connectionsBy(service.connect);
  expect(await post(connections, '/never')).toMatchObject({ notStarted: true });
  expect(await post(connections, '/other')).toEqual(created);
});

test('PSH-02 a broken connection is opened again for the waiting messages', async () => {
  const service = await startService({ streams: 1 });
  service.answer('/0', 'cut');
  const connections = connectionsBy(service.connect);
  const [first, ...others] = await Promise.all(paths(5).map((path) => post(connections, path)));
  expect(first).toEqual({ failed: 'ECONNRESET', notStarted: false });
  expect(others).toEqual(others.map(() => created));
  expect(service.connections).toHaveLength(2);
});

test('PSH-02 a service without HTTP/2 gets its messages over persistent connections', async () => {
  const service = await startService({ http2: false });
  service.answer('/0', { status: 429, headers: { 'retry-after': '7' } });
  service.answer('/1', 'cut');
  service.answer('/2', 'hang');
  const connections = connectionsBy(service.connect);
  const posted = paths(100).map((path) => post(connections, path));
  await Promise.all(posted.filter((_, at) => at !== 2));
  vi.advanceTimersByTime(TIMEOUT_MS);
  const ends = await Promise.all(posted);
  expect(ends.slice(0, 3)).toEqual([
    { status: 429, retryAfter: '7' },
    { failed: 'ECONNRESET', notStarted: false },
    silent,
  ]);
  expect(ends.slice(3)).toEqual(ends.slice(3).map(() => created));
  expect(service.connections.length).toBeLessThan(25);
});

test('PSH-02 a message that could not be handed over because its service is down counts as not sent', async () => {
  const service = await startFakePushService({ hosts: [FCM], http2: false });
  const connections = connectionsBy(service.connect);
  expect(await post(connections, '/before')).toEqual(created);
  await service.close();
  await expect
    .poll(() => post(connections, '/after'), { timeout: 10_000 })
    .toEqual({ failed: 'ECONNREFUSED', notStarted: true });
});

test('PSH-02 an answer of any length is accepted: its status is read and the rest is not', async () => {
  for (const http2 of [true, false]) {
    const service = await startService({ http2 });
    service.answer('/long', { status: 410, body: 'x'.repeat(5_000_000) });
    expect(await post(connectionsBy(service.connect), '/long')).toMatchObject({ status: 410 });
  }
});

test('PSH-02 a host name without a valid certificate is not accepted as a push service', async () => {
  const service = await startService({ hosts: ['evil.example'] });
  expect(await post(connectionsBy(service.connect), '/a')).toMatchObject({
    failed: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
  const untrusted: Connect = (host, protocols) =>
    tls.connect({ host: '127.0.0.1', port: service.port, servername: host, ALPNProtocols: protocols });
  expect(await post(connectionsBy(untrusted), '/a')).toMatchObject({ failed: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(service.received).toHaveLength(0);
});

test('PSH-02 a service that cannot be reached, or never answers, is reported as such', async () => {
  const mute = createServer((socket) => void socket.resume());
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const address = mute.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const lead: Connect = (host) => tls.connect({ host: '127.0.0.1', port, servername: host });
  const connections = connectionsBy(lead, SHORT_TIMEOUT_MS);
  expect(await Promise.all(paths(3).map((path) => post(connections, path)))).toEqual(
    paths(3).map(() => silent),
  );
  const closed = new Promise((resolve) => mute.close(resolve));
  expect(await post(connectionsBy(lead), '/a')).toEqual({ failed: 'ECONNREFUSED', notStarted: true });
  await closed;
});
