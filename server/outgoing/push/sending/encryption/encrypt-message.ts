import webPush from 'web-push';
import type { Plain } from './job.ts';

const AUTH_BYTES = 16;

/**
 * The body of a message, for its device alone: RFC 8291, with a key and a salt of its own.
 * @throws Error where the device's keys are none. PSH-02
 */
export function encryptMessage({ p256dh, auth, payload }: Plain): Buffer {
  // The library takes longer ones too, which RFC 8291 does not know.
  if (Buffer.byteLength(auth, 'base64url') !== AUTH_BYTES) throw new RangeError('no keys of a device');
  const words = typeof payload === 'string' ? payload : Buffer.from(payload);
  return webPush.encrypt(p256dh, auth, words, 'aes128gcm').cipherText;
}
