import { createECDH } from 'node:crypto';

/**
 * Key pair that identifies this server to push services and browsers, in base64url: P-256, the public key uncompressed.
 */
export type VapidKeys = { publicKey: string; privateKey: string };

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

/** Whether the public key belongs to the private key, and both have their canonical spelling. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  const secret = Buffer.from(privateKey, 'base64url');
  if (secret.length !== PRIVATE_BYTES || secret.toString('base64url') !== privateKey) return false;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(secret);
  } catch {
    // The private key is zero, or not below the curve's order.
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

/** Generates a key pair. */
export function newVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  const secret = pair.getPrivateKey();
  // `getPrivateKey` leaves out leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(PRIVATE_BYTES - secret.length), secret]);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
