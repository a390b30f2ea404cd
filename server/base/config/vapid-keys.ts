import { createECDH } from 'node:crypto';

/** The pair by which push services and browsers know this server, in base64url: P-256, the public one uncompressed. */
export type VapidKeys = { publicKey: string; privateKey: string };

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

/** Whether the one key is the other's, each spelled in the one way there is. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const secret = Buffer.from(privateKey, 'base64url');
  if (secret.length !== PRIVATE_BYTES || secret.toString('base64url') !== privateKey) return false;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(secret);
  } catch {
    // Zero, or not below the curve's order.
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

/** A pair of its own. */
export function newVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  const secret = pair.getPrivateKey();
  // Leading zeros are left out of it.
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - secret.length), secret]);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
