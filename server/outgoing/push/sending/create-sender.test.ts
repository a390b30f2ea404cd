import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newVapidKeys } from '#server/base/config/vapid-keys.ts';
import { decryptPush, newPushedDevice } from '#tests/support/decrypt-push.ts';
import { type FakePushService, startFakePushService } from '#tests/support/fake-push-service.ts';
import { createSender, type Sender, topicHeader } from './create-sender.ts';
import { MAX_PAYLOAD_BYTES, type Outgoing } from './outgoing.ts';

test('PSH-02 a topic that services accept stays as it is', () => {
  for (const topic of ['storia-4711', 'a', '_-'.repeat(16)]) expect(topicHeader(topic)).toBe(topic);
});

test('PSH-02 any other topic becomes one that they accept, always the same and unique', () => {
  const topics = ['', 'x'.repeat(33), 'città', 'a b', 'a\r\nx-evil: 1', 'storia-'.repeat(900), 'storia/4711'];
  const taken = topics.map(topicHeader);
  for (const topic of taken) expect(topic).toMatch(/^[\w-]{32}$/);
  expect(new Set(taken).size).toBe(topics.length);
  expect(topics.map(topicHeader)).toEqual(taken);
});

const FCM = 'fcm.googleapis.com';
const MOZILLA = 'updates.push.services.mozilla.com';
const vapid = { ...newVapidKeys(), subject: 'mailto:edicola@ilmessaggero.it' };
const run = promisify(execFile);
const device = newPushedDevice(`https://${FCM}/fcm/send/a`);

let service: FakePushService;
let sender: Sender;

beforeEach(async () => {
  service = await startFakePushService({ hosts: [FCM, MOZILLA] });
  sender = createSender({ vapid, workers: 1, connect: service.connect });
});
afterEach(async () => {
  await sender.close();
  await service.close();
});

const to = (endpoint: string, overrides: Partial<Outgoing> = {}): Outgoing => ({
  subscription: { ...device.subscription, endpoint },
  payload: 'Ultim’ora',
  ttl: 3600,
  urgency: 'normal',
  ...overrides,
});
const send = (...messages: Outgoing[]) => Promise.all(sender.send(messages));

test('PSH-02 a message arrives as it was sent, with the headers that its service needs', async () => {
  const message = to(`https://${FCM}/fcm/send/a?b=c`, { ttl: 60, urgency: 'high', topic: 'storia-4711' });
  expect(await send(message)).toEqual([{ kind: 'accepted' }]);
  const [push] = service.received;
  expect(push).toMatchObject({ host: FCM, path: '/fcm/send/a?b=c', vapid: { publicKey: vapid.publicKey } });
  expect(push?.headers).toMatchObject({
    ttl: '60',
    urgency: 'high',
    topic: 'storia-4711',
    'content-encoding': 'aes128gcm',
    'content-length': String(push?.body.length),
  });
  expect(decryptPush(push?.body ?? Buffer.alloc(0), device.keys).text).toBe('Ultim’ora');
});

test('PSH-02 a topic is sent only where there is one, and only in a spelling that services accept', async () => {
  await send(to(`https://${FCM}/a`), to(`https://${FCM}/b`, { topic: 'storia\r\nx-evil: 1' }));
  expect(service.received.map(({ headers }) => headers.topic)).toEqual([
    undefined,
    expect.stringMatching(/^[\w-]{32}$/),
  ]);
  expect(service.received[1]?.headers).not.toHaveProperty('x-evil');
});

test('PSH-02 every answer is reported for its own message', async () => {
  const answers = [201, 404, 410, 500, 503, 400, 403, 413, 302, 'reset', 'cut'] as const;
  for (const [at, told] of answers.entries()) {
    // One after the other: the last one aborts all messages under way.
    service.answer(
      `/${at}`,
      told === 302 ? { status: 302, headers: { location: `https://${FCM}/no` } } : told,
    );
  }
  service.answer('/soon', { status: 429, headers: { 'retry-after': '0' } });
  const outcomes = [];
  for (const at of [...answers.keys(), 'soon']) outcomes.push(...(await send(to(`https://${FCM}/${at}`))));
  expect(outcomes).toEqual([
    { kind: 'accepted' },
    { kind: 'gone' },
    { kind: 'gone' },
    { kind: 'later', after: null },
    { kind: 'later', after: null },
    { kind: 'refused', status: 400 },
    { kind: 'refused', status: 403 },
    { kind: 'refused', status: 413 },
    { kind: 'refused', status: 302 },
    { kind: 'unreachable', why: 'ERR_HTTP2_STREAM_ERROR' },
    { kind: 'unreachable', why: 'ECONNRESET' },
    { kind: 'later', after: expect.any(Date) },
  ]);
  expect(service.received.map(({ path }) => path)).not.toContain('/no');
});

test('PSH-02 a message that can never be sent is reported immediately, without any request', async () => {
  const hostile = [
    'https://127.0.0.1/x',
    `http://${FCM}/x`,
    `https://${FCM}.evil.example/x`,
    `https://${FCM}:8443/x`,
  ];
  const outcomes = await send(
    ...hostile.map((endpoint) => to(endpoint)),
    to(`https://${FCM}/large`, { payload: 'x'.repeat(MAX_PAYLOAD_BYTES + 1) }),
    to(`https://${FCM}/large`, { payload: Buffer.alloc(MAX_PAYLOAD_BYTES + 1) }),
    {
      ...to(`https://${FCM}/keys`),
      subscription: { endpoint: `https://${FCM}/keys`, p256dh: 'x', auth: 'x' },
    },
    to(`https://${FCM}/sound`, { payload: Buffer.alloc(MAX_PAYLOAD_BYTES, 'x') }),
  );
  expect(outcomes).toEqual([
    ...hostile.map(() => ({ kind: 'unsendable', why: 'endpoint' })),
    { kind: 'unsendable', why: 'size' },
    { kind: 'unsendable', why: 'size' },
    { kind: 'unsendable', why: 'keys' },
    { kind: 'accepted' },
  ]);
  expect(service.received.map(({ path }) => path)).toEqual(['/sound']);
});

test('PSH-02 messages to a service share its token and its connection', async () => {
  const endpoints = Array.from({ length: 120 }, (_, at) => `https://${at % 2 ? FCM : MOZILLA}/${at}`);
  const outcomes = await send(...endpoints.map((endpoint) => to(endpoint)));
  expect(outcomes.every(({ kind }) => kind === 'accepted')).toBe(true);
  expect(service.connections.toSorted()).toEqual([FCM, MOZILLA]);
  for (const host of [FCM, MOZILLA]) {
    const tokens = service.received.flatMap((push) => (push.host === host ? [push.vapid?.token] : []));
    expect(tokens).toHaveLength(60);
    expect(new Set(tokens).size).toBe(1);
  }
});

test('PSH-02 a closed sender has reported the outcome of every message', async () => {
  service.answer('/hang', 'hang');
  const patient = createSender({ vapid, workers: 1, connect: service.connect, timeoutMs: 200 });
  const outcomes = patient.send([to(`https://${FCM}/hang`), to(`https://${FCM}/a`)]);
  await service.until(2);
  await patient.close();
  expect(await Promise.all(outcomes)).toEqual([
    { kind: 'unreachable', why: expect.any(String) },
    { kind: 'accepted' },
  ]);
  expect(await Promise.all(patient.send([to(`https://${FCM}/b`)]))).toEqual([{ kind: 'later', after: null }]);
});

test('PSH-02 a process ends by itself once its sender is closed', async () => {
  const program = `
    import tls from 'node:tls';
    import { createSender } from './server/outgoing/push/sending/create-sender.ts';
    const { vapid, ca, port, message } = JSON.parse(process.argv[1]);
    const connect = (servername, ALPNProtocols) =>
      tls.connect({ host: '127.0.0.1', port, servername, ca, ALPNProtocols });
    const sender = createSender({ vapid, workers: 2, connect });
    const [outcome] = await Promise.all(sender.send([message]));
    await sender.close();
    console.log(outcome.kind);`;
  const { port, certificate: ca } = service;
  const deps = JSON.stringify({ vapid, ca, port, message: to(`https://${FCM}/a`) });
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program, deps]);
  expect(stdout.trim()).toBe('accepted');
});

test('PSH-02 a token that cannot be made is reported for every message, and stops nothing else', async () => {
  // With a clock that is a year ahead the token would be valid for longer than is allowed.
  const now = () => new Date(Date.now() + 365 * 24 * 3600 * 1000);
  const fast = createSender({ vapid, workers: 1, connect: service.connect, now });
  const outcomes = await Promise.all(fast.send([to(`https://${FCM}/a`), to(`https://${FCM}/b`)]));
  await fast.close();
  const told = { kind: 'unreachable', why: expect.stringContaining('24 hours') };
  expect([outcomes, service.received]).toEqual([[told, told], []]);
});
