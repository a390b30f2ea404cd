import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether a program sent the right key, of which the SHA-256 is known, in hex. The comparison takes the same time for
 * any key.
 */
export function isCallerKey(given: string | undefined, digest: string | undefined): boolean {
  const wanted = Buffer.from(digest ?? '', 'hex');
  const found = sha256(given ?? '');
  return (
    timingSafeEqual(found, wanted.length === found.length ? wanted : sha256('no key')) && digest !== undefined
  );
}
