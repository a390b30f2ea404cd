import webPush from 'web-push';
import type { PlainMessage } from './encrypt-job.ts';

const AUTH_BYTES = 16;

/**
 * Encrypts a message for its device only: RFC 8291, with a fresh key and salt.
 * @throws Error where the device's keys are invalid. PSH-02
 */
export function encryptMessage({ p256dh, auth, payload }: PlainMessage): Buffer {
  // The library accepts longer secrets too, which RFC 8291 does not allow.
  if (Buffer.byteLength(auth, 'base64url') !== AUTH_BYTES)
    throw new RangeError('the auth secret of a device has not 16 bytes');
  const plainText = typeof payload === 'string' ? payload : Buffer.from(payload);
  return webPush.encrypt(p256dh, auth, plainText, 'aes128gcm').cipherText;
}
