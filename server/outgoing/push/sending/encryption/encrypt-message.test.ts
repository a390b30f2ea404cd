import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptPush, newPushedDevice } from '#tests/support/decrypt-push.ts';
import { encryptMessage } from './encrypt-message.ts';

const device = newPushedDevice('https://fcm.googleapis.com/fcm/send/a');
const { p256dh, auth } = device.subscription;

test('PSH-02 the test’s decryption reads the example message of RFC 8291', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
      'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(decryptPush(body, { pair, auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') })).toEqual({
    text: 'When I grow up, I want to be a watermelon',
    sender: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  });
});

test('PSH-02 a device reads what is encrypted for it, both text and bytes', () => {
  for (const payload of ['', 'Ultim’ora', 'x'.repeat(3993)])
    for (const said of [payload, new Uint8Array(Buffer.from(payload))]) {
      const body = encryptMessage({ p256dh, auth, payload: said });
      expect(body).toHaveLength(103 + Buffer.byteLength(payload));
      expect(decryptPush(body, device.keys).text).toBe(payload);
    }
});

test.each([
  ['of no length', { p256dh: '', auth }],
  ['that is compressed', { p256dh: device.keys.pair.getPublicKey('base64url', 'compressed'), auth }],
  ['beside the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth }],
  ['too short', { p256dh, auth: 'c2hvcnQ' }],
  ['too long', { p256dh, auth: randomBytes(65).toString('base64url') }],
])('PSH-02 encryption with a key %s fails', (_what, keys) => {
  expect(() => encryptMessage({ ...keys, payload: 'Ultim’ora' })).toThrow();
});
