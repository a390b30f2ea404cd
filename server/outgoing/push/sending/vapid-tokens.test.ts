import { expect, test } from 'vitest';
import { newVapidKeys } from '#server/base/config/vapid-keys.ts';
import { readVapid } from '#tests/support/read-vapid.ts';
import { vapidTokens } from './vapid-tokens.ts';

const FCM = 'https://fcm.googleapis.com';
const MOZILLA = 'https://updates.push.services.mozilla.com';
const MINUTE_MS = 60_000;
const vapid = { ...newVapidKeys(), subject: 'mailto:edicola@ilmessaggero.it' };

test('PSH-02 a token proves the sender to one service, and is valid for no other', () => {
  const now = new Date();
  const tokenFor = vapidTokens(vapid, () => now);
  const read = readVapid(tokenFor(FCM), FCM, now);
  expect(read).toMatchObject({ audience: FCM, subject: vapid.subject, publicKey: vapid.publicKey });
  expect(() => readVapid(tokenFor(FCM), MOZILLA, now)).toThrow('not for');
  expect(readVapid(tokenFor(MOZILLA), MOZILLA, now).token).not.toBe(read.token);
});

test('PSH-02 a token is signed once an hour, and never more than a day ahead', () => {
  const start = Date.now();
  let now = new Date(start);
  const tokenFor = vapidTokens(vapid, () => now);
  const at = (minutes: number) => {
    now = new Date(start + minutes * MINUTE_MS);
    return tokenFor(FCM);
  };
  const first = at(0);
  expect(at(59)).toBe(first);
  const second = at(60);
  expect(second).not.toBe(first);
  expect(at(119)).toBe(second);
  // After the clock is set back, a token signed for a later time may be refused.
  expect(at(-5)).not.toBe(second);
  expect(readVapid(at(120), FCM, now).expires.getTime()).toBeGreaterThan(now.getTime() + 60 * MINUTE_MS);
});
