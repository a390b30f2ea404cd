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
      paths: async (args) => (args as string[]).length,
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

test('a command sends its lines in order and then its result', async () => {
  const lines: ControlLine[] = [];
  const result = await callRunningServer(channel, 'count', [1, 2], (line) => lines.push(line));
  expect(lines).toEqual([
    { type: 'progress', done: 1 },
    { type: 'progress', done: 2 },
  ]);
  expect(result).toEqual({ sum: 3 });
});

test('an error thrown by a command is returned with its name and message', async () => {
  const call = callRunningServer(channel, 'fail', [], () => undefined);
  await expect(call).rejects.toMatchObject({ kind: 'RangeError', message: 'too far' });
});

test("a reason that keeps a command from its work is returned as the failure's message", async () => {
  const call = callRunningServer(channel, 'fill', [], () => undefined);
  await expect(call).rejects.toMatchObject({ kind: 'Error', message: 'the disk is full' });
});

test('aborting a call stops the command on the server and fails with the reason', async () => {
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
])('the token %j is refused', async (headers) => {
  expect((await post('/count', headers)).status).toBe(401);
});

test('an unknown command, or a body that is not JSON, is refused', async () => {
  const headers = { authorization: `Bearer ${channel.token}` };
  expect((await post('/toString', headers)).status).toBe(404);
  expect((await post('/count', headers, '{')).status).toBe(400);
});

test('a command gets as many paths as a command line can hold', async () => {
  const folder = `/srv/consegne/${'redazione/'.repeat(20)}`;
  const paths = Array.from({ length: 100_000 }, (_, at) => `${folder}${at}.xml`);
  expect(await callRunningServer(channel, 'paths', paths, () => undefined)).toBe(100_000);
});

test('a command that is refused fails with the reason', async () => {
  const call = (control: Partial<ControlChannel>, command: string, args: unknown = []) =>
    callRunningServer({ ...channel, ...control }, command, args, () => undefined);
  const kind = 'refused';
  await expect(call({ token: 'wrong' }, 'count')).rejects.toMatchObject({
    kind,
    message: 'The running server refused count: the token is wrong',
  });
  await expect(call({}, 'recount')).rejects.toMatchObject({
    kind,
    message: 'The running server refused recount: it has no such command',
  });
  await channel.close();
  channel = await openControlChannel({ count: async () => 0 }, () => null, 5_000_000);
  await expect(call({}, 'count', 'x'.repeat(20_000_000))).rejects.toMatchObject({
    kind,
    message: 'The running server refused count: the arguments have more than 5000000 bytes',
  });
});

test('a server that ends during a command is reported as an error', async () => {
  const call = callRunningServer(channel, 'wait', [], () => void channel.close());
  await expect(call).rejects.toThrow('The running server stopped before the command was done');
});

test('a command whose caller has disconnected is aborted', async () => {
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
