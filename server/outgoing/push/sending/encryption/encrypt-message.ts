import { createCipheriv, createECDH, type ECDH, randomBytes } from 'node:crypto';
import { expand, extract } from './derive.ts';
import type { Plain } from './job.ts';

/** What is made for one message and thrown away after it. */
type Once = { pair: ECDH; salt: Buffer };

const SALT_BYTES = 16;
const AUTH_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SECRET_BYTES = 32;
/** The most that every push service takes, so that a message is one record. */
const RECORD_BYTES = 4096;
/** After the words of the last record. */
const END = Buffer.of(2);

const KEY_INFO = Buffer.from('Content-Encoding: aes128gcm\0');
const NONCE_INFO = Buffer.from('Content-Encoding: nonce\0');
const SECRET_INFO = Buffer.from('WebPush: info\0');

/**
 * The body of a message, for its device alone: RFC 8291, with a key and a salt of its own. web-push makes the same in half
 * as much time again, and this is most of what a message costs. @throws Error where the device's keys are none. PSH-02
 */
export function encryptMessage(message: Plain): Buffer {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return encryptWith(message, { pair, salt: randomBytes(SALT_BYTES) });
}

/** `once` is never used for two messages. */
export function encryptWith({ p256dh, auth, payload }: Plain, { pair, salt }: Once): Buffer {
  const [device, sender] = [Buffer.from(p256dh, 'base64url'), pair.getPublicKey()];
  const proof = Buffer.from(auth, 'base64url');
  if (device.length !== sender.length || proof.length !== AUTH_BYTES)
    throw new RangeError('no keys of a device');
  const shared = extract(proof, pair.computeSecret(device));
  const secret = expand(shared, Buffer.concat([SECRET_INFO, device, sender]), SECRET_BYTES);
  const keys = extract(salt, secret);
  // There is one record alone, whose number changes nothing of the nonce.
  const [key, nonce] = [expand(keys, KEY_INFO, KEY_BYTES), expand(keys, NONCE_INFO, NONCE_BYTES)];
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const words = typeof payload === 'string' ? cipher.update(payload, 'utf8') : cipher.update(payload);
  return Buffer.concat([
    ...[headerOf(salt, sender), words, cipher.update(END), cipher.final(), cipher.getAuthTag()],
  ]);
}

/** RFC 8188, 2.1 */
function headerOf(salt: Buffer, sender: Buffer): Buffer {
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES, 0);
  sizes.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, sizes, sender]);
}
