import { expect, test } from 'vitest';
import type { Orm } from '../db/connect.ts';
import { recaptcha } from './recaptcha.ts';

const asked: URLSearchParams[] = [];
const redirects: unknown[] = [];

const answering = (answer: unknown): typeof fetch => {
  const reply: typeof fetch = async (_url, init) => {
    asked.push(init?.body as URLSearchParams);
    redirects.push(init?.redirect);
    return Response.json(answer);
  };
  return reply;
};

const verify = (ask: typeof fetch, token?: string) =>
  recaptcha({ siteKey: 'site', secret: 'hidden' }, ask).verify(token, {
    action: 'chat',
    now: new Date('2025-04-03T10:00:00Z'),
    address: '192.0.2.1',
    orm: {} as Orm,
  });

test('HLP-08 Google is sent the key, the token and the IP address, and redirects are refused', async () => {
  expect(await verify(answering({ success: true, action: 'chat', score: 0.9 }), 'abc')).toBe('ok');
  expect(asked.at(-1)?.toString()).toBe('secret=hidden&response=abc&remoteip=192.0.2.1');
  expect(redirects.at(-1)).toBe('error');
});

test.each([
  ['another action', { success: true, action: 'contatto', score: 0.9 }, 'forged'],
  ['a program', { success: true, action: 'chat', score: 0.1 }, 'forged'],
  ['no score', { success: true, action: 'chat' }, 'forged'],
  ['a token that is none', { success: false, 'error-codes': ['invalid-input-response'] }, 'forged'],
  ['a used token', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'used'],
  ['a wrong key of ours', { success: false, 'error-codes': ['invalid-input-secret'] }, 'unreachable'],
  ['nonsense', 'ciao', 'unreachable'],
])('HLP-08 %s is reported as such', async (_what, answer, verdict) => {
  expect(await verify(answering(answer), 'abc')).toBe(verdict);
});

test('HLP-08 a missing token is not sent, and a failing service is not reported as a forged token', async () => {
  const away: typeof fetch = async () => {
    throw new TypeError('away');
  };
  expect(await verify(away)).toBe('missing');
  expect(await verify(away, 'abc')).toBe('unreachable');
});
