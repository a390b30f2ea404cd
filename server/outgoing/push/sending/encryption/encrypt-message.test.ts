import { createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { decryptPush, newPushedDevice } from '#tests/support/decrypt-push.ts';
import { expand, extract } from './derive.ts';
import { encryptMessage, encryptWith } from './encrypt-message.ts';

const device = newPushedDevice('https://fcm.googleapis.com/fcm/send/a');
const { p256dh, auth } = device.subscription;

test('PSH-02 a message becomes what RFC 8291 shows as its example', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const message = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    payload: 'When I grow up, I want to be a watermelon',
  };
  const body = encryptWith(message, { pair, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
      'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('PSH-02 a device reads it as it reads what web-push makes', () => {
  for (const payload of ['', 'Ultim’ora', 'x'.repeat(3993)]) {
    const ours = encryptMessage({ p256dh, auth, payload });
    const theirs = webPush.encrypt(p256dh, auth, payload, 'aes128gcm').cipherText;
    expect(ours).toHaveLength(theirs.length);
    for (const body of [ours, theirs]) expect(decryptPush(body, device.keys).text).toBe(payload);
  }
});

test.each([
  ['of no length', { p256dh: '', auth }],
  ['that is compressed', { p256dh: device.keys.pair.getPublicKey('base64url', 'compressed'), auth }],
  ['beside the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth }],
  ['too short', { p256dh, auth: 'c2hvcnQ' }],
  ['too long', { p256dh, auth: randomBytes(65).toString('base64url') }],
])('PSH-02 nothing is made with a key %s', (_what, keys) => {
  expect(() => encryptMessage({ ...keys, payload: 'Ultim’ora' })).toThrow();
});

test('PSH-02 keys are derived as HKDF derives them', () => {
  for (const [secretBytes, saltBytes, purposeBytes, length] of [
    [32, 16, 144, 32],
    [32, 16, 28, 16],
    [65, 64, 0, 12],
    [0, 1, 1, 1],
  ] as const) {
    const [secret, salt, purpose] = [secretBytes, saltBytes, purposeBytes].map((count) => randomBytes(count));
    if (!secret || !salt || !purpose) throw new Error('nothing to derive from');
    const known = Buffer.from(hkdfSync('sha256', secret, salt, purpose, length));
    expect(expand(extract(salt, secret), purpose, length)).toEqual(known);
  }
});
