import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { sendUnavailable, unavailableReasonIn } from './unavailable.ts';
import type { UnavailableReason } from './unavailable-strings.ts';

/** Content type and body of a 503 response to a request. */
function answerTo(method: string, url: string, accept: string, reason: UnavailableReason = 'overloaded') {
  const [writeHead, end] = [vi.fn<ServerResponse['writeHead']>(), vi.fn<(body?: string) => void>()];
  const response = { writeHead, end } as unknown as ServerResponse;
  sendUnavailable({ url, method, headers: { accept } }, response, brandOf('MG'), reason);
  const headers = writeHead.mock.calls[0]?.[1] as unknown as Record<string, string>;
  return { type: headers['content-type']?.split(';')[0], body: String(end.mock.calls[0]?.[0]) };
}

test.each([
  ['POST', '/logout', '*/*', 'application/json'],
  ['POST', '/api/user/preferiti', 'text/html', 'application/json'],
  ['GET', '/api/edicola/home', 'text/html', 'application/json'],
  ['GET', '/logout', 'text/html', 'text/html'],
  ['GET', '/', '*/*', 'text/html'],
  ['POST', '/accesso', 'text/html,*/*;q=0.8', 'text/html'],
])('NAV-24 %s %s, accepting %s, gets a 503 of %s', (method, url, accept, type) => {
  expect(answerTo(method, url, accept).type).toBe(type);
});

test('NAV-24 a page gives the reason why its call was refused with 503', () => {
  for (const reason of ['overloaded', 'database', 'storage'] as const) {
    const { body } = answerTo('GET', '/api/edicola/ricerca?q=x', '*/*', reason);
    expect(unavailableReasonIn(body)).toBe(reason);
  }
  expect(unavailableReasonIn('{"success":false,"status":{"code":"ERR_BUSY"}}')).toBe('database');
});
