import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPushConnection, type PushConnection } from './push-connection.ts';
import type { RequestResult, Transport } from './transport.ts';

const TIMEOUT_MS = 10_000;
const IDLE_MS = 60_000;
const request = { path: '/a', headers: {}, body: Buffer.of(1) };
const created: RequestResult = { status: 201, retryAfter: undefined };

/** A transport that the test controls by hand. */
let opened: { transport: Transport; sent: ((end: RequestResult) => void)[]; retired: boolean }[];
let onIdle: ReturnType<typeof vi.fn<() => void>>;
let connection: PushConnection;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  opened = [];
  onIdle = vi.fn<() => void>();
  connection = createPushConnection({ open: async () => openByHand(), timeoutMs: TIMEOUT_MS, onIdle });
});
afterEach(() => {
  vi.useRealTimers();
});

function openByHand(): Transport {
  const one = { sent: [] as ((end: RequestResult) => void)[], retired: false };
  const transport: Transport = {
    isOpen: () => !one.retired,
    freeSlots: () => 2 - one.sent.length,
    post(_request, ended) {
      one.sent.push(ended);
      return () => undefined;
    },
    retire() {
      one.retired = true;
    },
    destroy() {
      one.retired = true;
    },
  };
  opened.push({
    transport,
    sent: one.sent,
    get retired() {
      return one.retired;
    },
  });
  return transport;
}

const post = () => new Promise<RequestResult>((ended) => connection.post(request, ended));
const untilSent = () => vi.waitFor(() => expect(opened.at(-1)?.sent.length).toBeGreaterThan(0));

test('PSH-02 an unused connection is closed, and opened again for the next message', async () => {
  const first = post();
  await untilSent();
  vi.advanceTimersByTime(TIMEOUT_MS / 2);
  opened[0]?.sent.shift()?.(created);
  expect(await first).toEqual(created);
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(opened[0]?.retired).toBe(false);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(opened[0]?.retired).toBe(true);
  expect(onIdle).toHaveBeenCalledOnce();
  const second = post();
  await vi.waitFor(() => expect(opened[1]?.sent).toHaveLength(1));
  opened[1]?.sent.shift()?.(created);
  expect(await second).toEqual(created);
});

test('PSH-02 a connection without any answer takes no more messages, and waiting ones are reported', async () => {
  const ends = [post(), post(), post()];
  await untilSent();
  expect(opened[0]?.sent).toHaveLength(2);
  vi.advanceTimersByTime(TIMEOUT_MS);
  const silent = { failed: 'ETIMEDOUT', notStarted: false };
  expect(await Promise.all(ends)).toEqual([silent, silent, silent]);
  expect(opened[0]?.retired).toBe(true);
});

test('PSH-02 a message that a service never begins with is sent three times, then given up', async () => {
  const end = post();
  await untilSent();
  const refused: RequestResult = { failed: 'ERR_HTTP2_STREAM_ERROR', notStarted: true };
  for (let tries = 0; tries < 3; tries += 1) opened[0]?.sent.shift()?.(refused);
  expect(await end).toEqual(refused);
  expect(opened[0]?.sent).toHaveLength(0);
});
