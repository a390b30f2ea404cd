import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { invalidFieldOf } from './read-subscription.ts';

const ecdh = createECDH('prime256v1');
const point = ecdh.generateKeys();
const SOUND = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
  p256dh: point.toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

test('PSH-02 a subscription with the address of a push service and usable keys is accepted', () => {
  expect(invalidFieldOf(SOUND, [])).toBeNull();
  expect(invalidFieldOf({ ...SOUND, endpoint: 'https://localhost/x' }, [])).toBe('endpoint');
});

test.each([
  ['of another length', point.subarray(1)],
  ['that is compressed', ecdh.getPublicKey(null, 'compressed')],
  ['that lies beside the curve', Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)])],
  ['of nothing', Buffer.alloc(0)],
])('PSH-02 a key %s is refused', (_what, key) => {
  expect(invalidFieldOf({ ...SOUND, p256dh: key.toString('base64url') }, [])).toBe('p256dh');
});

test.each([0, 15, 17])('PSH-02 a secret of %i bytes is refused', (bytes) => {
  expect(invalidFieldOf({ ...SOUND, auth: randomBytes(bytes).toString('base64url') }, [])).toBe('auth');
});
