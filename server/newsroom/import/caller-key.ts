import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a program sent the right key; `digest` is the key's SHA-256 in hex. The comparison takes the same
 * time for any key.
 */
export function isCallerKey(sentKey: string | undefined, digest: string | undefined): boolean {
  const expectedHash = Buffer.from(digest ?? '', 'hex');
  const sentHash = sha256(sentKey ?? '');
  return (
    timingSafeEqual(sentHash, expectedHash.length === sentHash.length ? expectedHash : sha256('no key')) &&
    digest !== undefined
  );
}
