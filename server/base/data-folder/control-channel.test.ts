import { afterEach, beforeEach, expect, test } from 'vitest';
import { callRunningServer } from './call-running-server.ts';
import { type ControlChannel, type ControlLine, openControlChannel } from './control-channel.ts';

let channel: ControlChannel;
let aborted: Promise<void>;

class FullDisk extends Error {}

beforeEach(async () => {
  let abort: () => void = () => undefined;
  aborted = new Promise((resolve) => {
    abort = resolve;
  });
  channel = await openControlChannel(
    {
      count: async (args, report) => {
        for (const done of args as number[]) report({ type: 'progress', done });
        return { sum: 3 };
      },
      fail: async () => {
        throw new RangeError('too far');
      },
      fill: async () => {
        throw new FullDisk('insert into articles: all that it was to write');
      },
      wait: (_args, report, signal) => {
        report({ type: 'progress', done: 0 });
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            abort();
            reject(new Error('gone'));
          });
        });
      },
    },
    (error) => (error instanceof FullDisk ? 'the disk is full' : null),
  );
});

afterEach(() => channel.close());

const post = (path: string, headers: Record<string, string>, body = '[]') =>
  fetch(`http://127.0.0.1:${channel.port}${path}`, { method: 'POST', headers, body });

test('a command tells its lines in order and returns its result', async () => {
  const lines: ControlLine[] = [];
  const result = await callRunningServer(channel, 'count', [1, 2], (line) => lines.push(line));
  expect(lines).toEqual([
    { type: 'progress', done: 1 },
    { type: 'progress', done: 2 },
  ]);
  expect(result).toEqual({ sum: 3 });
});

test('what a command throws comes back by name and message', async () => {
  const call = callRunningServer(channel, 'fail', [], () => undefined);
  await expect(call).rejects.toMatchObject({ kind: 'RangeError', message: 'too far' });
});

test('what keeps a command from its work comes back as the line that says so', async () => {
  const call = callRunningServer(channel, 'fill', [], () => undefined);
  await expect(call).rejects.toMatchObject({ kind: 'Error', message: 'the disk is full' });
});

test('a call that is told to stop tells the server, and fails with the reason', async () => {
  const stopping = new AbortController();
  const reason = new Error('enough');
  const call = callRunningServer(channel, 'wait', [], () => stopping.abort(reason), stopping.signal);
  await expect(call).rejects.toBe(reason);
  await aborted;
  await expect(callRunningServer(channel, 'count', [1], () => undefined, stopping.signal)).rejects.toBe(
    reason,
  );
});

test.each([
  {},
  { authorization: 'Bearer wrong' },
  { authorization: 'Bearer' },
])('%j is not let in', async (headers) => {
  expect((await post('/count', headers)).status).toBe(401);
});

test('what is no command, or no JSON, is refused', async () => {
  const headers = { authorization: `Bearer ${channel.token}` };
  expect((await post('/toString', headers)).status).toBe(404);
  expect((await post('/count', headers, '{')).status).toBe(400);
  expect((await post('/count', headers, `"${'x'.repeat(1_000_001)}"`)).status).toBe(400);
});

test('a server that stops in the middle is told as such', async () => {
  const call = callRunningServer(channel, 'wait', [], () => void channel.close());
  await expect(call).rejects.toThrow('The running server stopped before the command was done');
});

test('a command whose caller is gone is told to stop', async () => {
  const caller = new AbortController();
  const headers = { authorization: `Bearer ${channel.token}` };
  const reply = await fetch(`http://127.0.0.1:${channel.port}/wait`, {
    method: 'POST',
    headers,
    body: '[]',
    signal: caller.signal,
  });
  expect(reply.status).toBe(200);
  caller.abort();
  await aborted;
});
