import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { PreparedReplies } from './prepared-replies.ts';
import { prepare, sendPrepared } from './prepared-reply.ts';

type Asked = { host: string; url: string; headers?: Record<string, string> };

const requestOf = ({ host, url, headers }: Asked) =>
  ({ method: 'GET', url, headers: { host, ...headers } }) as unknown as IncomingMessage;

/** The status that was sent; undefined if nothing was. */
function sent(send: (response: ServerResponse) => void): number | undefined {
  let status: number | undefined;
  const response = {
    getHeader: () => undefined,
    writeHead(code: number) {
      status = code;
      return response;
    },
    end: () => response,
  };
  send(response as unknown as ServerResponse);
  return status;
}

const PAGE = prepare(200, Buffer.from('ok'), {});

function holding(asked: Asked[]): (asked: Asked) => boolean {
  const replies = new PreparedReplies();
  for (const one of asked) replies.put(PreparedReplies.key(requestOf(one)), PAGE, replies.generation);
  return (one) => sent((response) => replies.answer(requestOf(one), response)) === 200;
}

test('BRD-02 a forged host never gets the reply of another host with another address', () => {
  const holds = holding([
    { host: 'leggo.it/?x=', url: '/' },
    { host: 'b leggo.it', url: '/', headers: { 'x-forwarded-host': 'a' } },
  ]);
  expect(holds({ host: 'leggo.it', url: '/?x=/' })).toBe(false);
  expect(holds({ host: 'leggo.it', url: '/', headers: { 'x-forwarded-host': 'a b' } })).toBe(false);
});

test('long addresses fill the store as long replies do', () => {
  const asked = (index: number) => ({ host: 'leggo.it', url: `/?${index}${'x'.repeat(16_000)}` });
  const holds = holding(Array.from({ length: 5000 }, (_, index) => asked(index)));
  expect(holds(asked(0))).toBe(false);
  expect(holds(asked(4999))).toBe(true);
});

test('NAV-24 a page that is requested repeatedly stays, however many addresses are requested once', () => {
  const replies = new PreparedReplies();
  const put = (asked: Asked) => replies.put(PreparedReplies.key(requestOf(asked)), PAGE, replies.generation);
  const holds = (asked: Asked) => sent((response) => replies.answer(requestOf(asked), response)) === 200;
  const home = { host: 'leggo.it', url: '/' };
  put(home);
  for (let index = 0; index < 5000; index += 1) {
    put({ host: 'leggo.it', url: `/?${index}${'x'.repeat(16_000)}` });
    if (index % 1000 === 0) expect(holds(home)).toBe(true);
  }
  expect(holds(home)).toBe(true);
});

test('a missing page is answered 404 and not 304', () => {
  const missing = prepare(404, Buffer.from('no'), {});
  const request = requestOf({ host: 'leggo.it', url: '/no', headers: { 'if-none-match': '*' } });
  expect(sent((response) => sendPrepared(request, response, missing))).toBe(404);
});
