import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decryptPush, newPushedDevice, type PushedDevice } from '#tests/support/decrypt-push.ts';
import { type EncryptingThreads, EncryptionLost, encryptingThreads } from './encrypting-threads.ts';

const SCRIPT = new URL('./encrypt-worker.ts', import.meta.url);

let workers: Worker[];
let threads: EncryptingThreads;

beforeEach(() => {
  workers = [];
  threads = encryptingThreads(1, () => {
    const worker = new Worker(SCRIPT, { env: {} });
    workers.push(worker);
    return worker;
  });
});
afterEach(() => threads.close());

const plainFor = ({ subscription: { p256dh, auth } }: PushedDevice, payload: string | Uint8Array) => ({
  p256dh,
  auth,
  payload,
});
const device = () => newPushedDevice('https://fcm.googleapis.com/fcm/send/a');

test('PSH-02 each body is read by its own device, both text and bytes, up to the largest size', async () => {
  const devices = [device(), device(), device()];
  const texts = ['Allerta meteo: città', '', `${'è'.repeat(1996)}!`];
  const bodies = await threads.encrypt(
    devices.map((one, at) => plainFor(one, at === 1 ? new Uint8Array() : (texts[at] ?? ''))),
  );
  expect(Buffer.byteLength(texts[2] ?? '')).toBe(3993);
  expect(bodies[2]).toHaveLength(4096);
  for (const [at, { keys }] of devices.entries())
    expect(decryptPush(bodies[at] ?? Buffer.alloc(0), keys).text).toBe(texts[at]);
  expect(() => decryptPush(bodies[0] ?? Buffer.alloc(0), device().keys)).toThrow();
});

test('PSH-02 no two messages share a key or a salt, even to the same device', async () => {
  const one = device();
  const bodies = await threads.encrypt(Array.from({ length: 200 }, () => plainFor(one, 'Ultim’ora')));
  const read = bodies.map((body) => decryptPush(body ?? Buffer.alloc(0), one.keys));
  expect(new Set(read.map(({ sender }) => sender)).size).toBe(200);
  expect(new Set(read.map(({ salt }) => salt)).size).toBe(200);
});

test('PSH-02 a device with invalid keys gets nothing, and the others get theirs', async () => {
  const one = device();
  const broken = [
    {
      ...plainFor(one, 'a'),
      p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'),
    },
    { ...plainFor(one, 'a'), p256dh: '' },
    { ...plainFor(one, 'a'), auth: 'short' },
  ];
  const bodies = await threads.encrypt([...broken, plainFor(one, 'Ultim’ora')]);
  expect(bodies.slice(0, 3)).toEqual([null, null, null]);
  expect(decryptPush(bodies[3] ?? Buffer.alloc(0), one.keys).text).toBe('Ultim’ora');
});

test('PSH-02 a thread that dies fails its jobs, and another one continues', async () => {
  const one = device();
  const many = Array.from({ length: 500 }, () => plainFor(one, 'Ultim’ora'));
  const jobs = [threads.encrypt(many), threads.encrypt(many), threads.encrypt([plainFor(one, 'dopo')])];
  void workers[0]?.terminate();
  const [first, second, third] = await Promise.allSettled(jobs);
  for (const job of [first, second])
    expect(job).toMatchObject({ status: 'rejected', reason: expect.any(EncryptionLost) });
  expect(third?.status).toBe('fulfilled');
  expect(workers).toHaveLength(2);
});

test('PSH-02 closed threads accept nothing more and leave nothing waiting', async () => {
  const one = device();
  const jobs = [1, 2, 3, 4].map(() => threads.encrypt([plainFor(one, 'Ultim’ora')]));
  const settled = Promise.allSettled([...jobs, threads.close()]);
  await settled;
  await expect(threads.encrypt([plainFor(one, 'dopo')])).rejects.toThrow(EncryptionLost);
});
