import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a program sent the right key; `keyHash` is the key's SHA-256 in hex. The comparison takes the same
 * time for any key.
 */
export function isCallerKey(sentKey: string | undefined, keyHash: string | undefined): boolean {
  const expectedHash = Buffer.from(keyHash ?? '', 'hex');
  const sentHash = sha256(sentKey ?? '');
  return (
    timingSafeEqual(sentHash, expectedHash.length === sentHash.length ? expectedHash : sha256('no key')) &&
    keyHash !== undefined
  );
}
