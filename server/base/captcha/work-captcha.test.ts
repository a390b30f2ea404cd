import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CaptchaAction, WorkChallenge } from '#domain/captcha.ts';
import { connect, type Database } from '../db/connect.ts';
import { proofOfWorkCaptcha } from './work-captcha.ts';

const NOON = new Date('2025-04-03T10:00:00Z');
const captcha = proofOfWorkCaptcha('a secret of this test');
let db: Database;

beforeAll(async () => {
  db = await connect({});
});
afterAll(async () => {
  await db.close();
});

async function challengeFor(action: CaptchaAction): Promise<WorkChallenge> {
  const tokenSource = await captcha.tokenSource({ action, now: NOON, mayUseThirdParty: true });
  if (tokenSource.kind !== 'work') throw new Error('no work is offered');
  return tokenSource.challenge;
}

const encoded = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

async function solved(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encoded({ challenge, solution });
}

const verify = (token: string | undefined, { action = 'chat' as CaptchaAction, now = NOON } = {}) =>
  captcha.verify(token, { action, now, address: '192.0.2.1', orm: db.orm });

test('HLP-08 completed work counts once', async () => {
  const token = await solved(await challengeFor('chat'));
  expect(await verify(token)).toBe('ok');
  expect(await verify(token)).toBe('used');
});

test('HLP-08 if the same token arrives twice at the same time, it counts once', async () => {
  const token = await solved(await challengeFor('chat'));
  expect((await Promise.all([verify(token), verify(token)])).sort()).toEqual(['ok', 'used']);
});

test('HLP-08 a missing, an expired and another action’s token do not count', async () => {
  expect(await verify(undefined)).toBe('missing');
  expect(await verify('')).toBe('missing');
  expect(await verify(await solved(await challengeFor('contatto')))).toBe('forged');
  const token = await solved(await challengeFor('chat'));
  expect(await verify(token, { now: new Date(NOON.getTime() + 301_000) })).toBe('expired');
});

test('HLP-08 a challenge that the server has not issued does not count', async () => {
  const challenge = await challengeFor('chat');
  const solution = await solveChallenge({ challenge, deriveKey });
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1, keyPrefix: '00' } };
  const later = {
    ...challenge,
    parameters: { ...challenge.parameters, data: { azione: 'chat', scade: Number.MAX_SAFE_INTEGER } },
  };
  for (const token of [
    encoded({ challenge: easier, solution }),
    encoded({ challenge: later, solution }),
    encoded({ challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution }),
    encoded({ challenge, solution: { counter: 1, derivedKey: 'ff'.repeat(32) } }),
    encoded({ challenge, solution: { counter: -1, derivedKey: '' } }),
    encoded({ challenge }),
    encoded(null),
    'senza senso',
    'bm90IGpzb24=',
  ])
    expect(await verify(token), token.slice(0, 40)).toBe('forged');
});
