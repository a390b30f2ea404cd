import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { BrowserSubscription } from '#server/outgoing/push/read-subscription.ts';

/** A device that receives alerts: its subscription as the server knows it, and its keys. */
export type PushedDevice = { subscription: BrowserSubscription; keys: DeviceKeys };
/** Keys that a browser creates when it subscribes; it never shares the private one. */
export type DeviceKeys = { pair: ECDH; auth: Buffer };

/** `sender` is the public key created for this message, `salt` its salt, both in base64url. */
export type Decrypted = { text: string; sender: string; salt: string };

const [SALT_BYTES, KEY_BYTES, NONCE_BYTES, TAG_BYTES, POINT_BYTES, SECRET_BYTES] = [16, 16, 12, 16, 65, 32];
const HEADER_BYTES = SALT_BYTES + 5;
const LAST_RECORD = 2;

/** Creates a device with this push endpoint. */
export function newPushedDevice(endpoint: string): PushedDevice {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  const subscription = { endpoint, p256dh, auth: auth.toString('base64url') };
  return { subscription, keys: { pair, auth } };
}

/** Decrypts a message with the keys of its device. @throws Error where the message violates RFC 8188 or 8291 */
export function decryptPush(body: Buffer, { pair, auth }: DeviceKeys): Decrypted {
  const salt = body.subarray(0, SALT_BYTES);
  const recordSize = body.readUInt32BE(SALT_BYTES);
  const idLength = body.readUInt8(SALT_BYTES + 4);
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + idLength);
  const record = body.subarray(HEADER_BYTES + idLength);
  if (sender.length !== POINT_BYTES) throw new Error(`a key of ${sender.length} bytes`);
  if (body.length > 4096) throw new Error(`a body of ${body.length} bytes`);
  if (record.length > recordSize) throw new Error('more than one record');
  const secret = messageSecret(pair, auth, sender);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const padded = open(record, key, nonce);
  return {
    text: unpadded(padded).toString('utf8'),
    sender: sender.toString('base64url'),
    salt: salt.toString('base64url'),
  };
}

/** RFC 8291, 3.4 */
function messageSecret(pair: ECDH, auth: Buffer, sender: Buffer): Buffer {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  return Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, SECRET_BYTES));
}

/** RFC 8188, 2.2 and 2.3; there is only one record, so its number changes nothing. */
const derive = (secret: Buffer, salt: Buffer, info: string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function open(record: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
}

/** The text is followed by a delimiter and zeros. */
function unpadded(padded: Buffer): Buffer {
  const mark = padded.findLastIndex((byte) => byte !== 0);
  if (padded[mark] !== LAST_RECORD) throw new Error('not padded as a last record is');
  return padded.subarray(0, mark);
}
